// `import CoreText` where Apple's framework is missing: the registration of fonts.
@_exported public import CoreGraphics
@_exported public import Foundation
