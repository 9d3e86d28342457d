// `import CoreGraphics` where Apple's framework is missing: points, sizes and rectangles are Foundation's on Linux, and
// paths, colours and transforms are among what views name.
@_exported public import Foundation
@_exported public import FoundationOverlay
@_exported public import Tintype
