// `import CoreText` where Apple's framework is missing: the registration of fonts, which is among what `Tintype` has.
@_exported public import Foundation
@_exported public import Tintype
