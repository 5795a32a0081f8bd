package gov.nasa.jpf.jvm;

/** The name that the class had before JPF 7; its methods are inherited. */
public class Verify extends gov.nasa.jpf.vm.Verify {}
