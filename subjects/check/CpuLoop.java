/**
 * The calibration program: an arithmetic loop, then a shell sort, again and again. Arguments: turns of the loop, numbers to
 * sort, how often. `java -Xint CpuLoop 20000000 10000 20` takes one C, by its own clock.
 */
public class CpuLoop {
    static int arithmetic(int turns) {
        int x = 1;
        for (int i = 0; i < turns; i++) {
            x = x * 31 + i;
            x ^= x >>> 7;
            if ((x & 1) == 0) {
                x += 3;
            }
        }
        return x;
    }

    static void sort(int[] numbers) {
        int gap = 1;
        while (gap < numbers.length / 3) {
            gap = gap * 3 + 1;
        }
        for (; gap > 0; gap /= 3) {
            for (int i = gap; i < numbers.length; i++) {
                int number = numbers[i], at = i;
                while (at >= gap && numbers[at - gap] > number) {
                    numbers[at] = numbers[at - gap];
                    at -= gap;
                }
                numbers[at] = number;
            }
        }
    }

    public static void main(String[] args) {
        int turns = Integer.parseInt(args[0]), size = Integer.parseInt(args[1]), rounds = Integer.parseInt(args[2]);
        long begin = System.nanoTime();
        int x = arithmetic(turns);
        long middle = System.nanoTime();
        int[] numbers = new int[size];
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < size; i++) {
                x = x * 1103515245 + 12345;
                numbers[i] = x >>> 1;
            }
            sort(numbers);
            for (int i = 1; i < size; i++) {
                if (numbers[i - 1] > numbers[i]) {
                    throw new AssertionError("not sorted");
                }
            }
        }
        long end = System.nanoTime();
        System.out.println(
                "s=" + x + " arith_ms=" + (middle - begin) / 1000000 + " sort_ms=" + (end - middle) / 1000000);
    }
}
