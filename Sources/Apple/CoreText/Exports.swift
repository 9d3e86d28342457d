// `import CoreText` where Apple's framework is missing: fonts, lines and frames of text over the text layout of all pictures.
@_exported public import CoreGraphics
@_exported public import Foundation
