// `import Combine` where Apple's framework is missing. Elsewhere this target is not there.
@_exported public import OpenCombine
@_exported public import Foundation
@_exported public import FoundationOverlay
