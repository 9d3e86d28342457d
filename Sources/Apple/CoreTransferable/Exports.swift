// `import CoreTransferable` where Apple's framework is missing: what can be handed to other apps, and kinds of content. `UTType` is
// here since a Swift module `UniformTypeIdentifiers` would be found by packages that do not depend on it.
@_exported public import Foundation
@_exported public import FoundationOverlay
@_exported public import Tintype
