// Models are observed through these, so whoever writes views writes them too.
@_exported public import Observation
@_exported public import OpenCombine
