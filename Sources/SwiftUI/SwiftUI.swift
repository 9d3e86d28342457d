// `import SwiftUI` where Apple's framework is missing. Elsewhere this file is the empty target of the product
// `TintypeSwiftUI`, so that a package for both kinds of host resolves.
#if os(Linux)
    @_exported public import Foundation
    @_exported public import Tintype
#endif
