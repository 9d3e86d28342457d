// `import SwiftUI` where Apple's framework is missing. Elsewhere this file is the empty target of the product
// `TintypeSwiftUI`, so that a package for both kinds of host resolves.
#if os(Linux)
    @_exported public import Foundation
    // With FoundationNetworking, as URLSession is part of Apple's Foundation.
    @_exported public import Combine
    @_exported public import Tintype
    // UIKit with what it brings along: SwiftUI's own interface names it on iOS.
    @_exported public import UIKit
#endif
