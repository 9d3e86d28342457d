// `import CoreImage` where Apple's framework is missing: pictures, the usual filters and codes, computed on the processor.
@_exported public import CoreGraphics
@_exported public import Foundation
