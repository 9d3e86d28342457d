// OpenCombine, and what Combine has besides: publishers of Foundation's, and operators that OpenCombine lacks.
@_exported public import OpenCombine
