// `import Combine` where Apple's framework is missing: the same names, by OpenCombine.
@_exported public import OpenCombine
