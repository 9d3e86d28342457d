package import TintypeGraphics

/// A named value that a settled view carries about itself.
package typealias SettledAttribute = SettledTree.Attribute

/// Something a node is made of that dumps, explanations and verdicts name.
package protocol Described {
    /// The word for it, SwiftUI's where SwiftUI has one.
    var nodeName: String { get }
    /// The values that it was made with, in a fixed order; defaults are left out.
    var nodeAttributes: [SettledAttribute] { get }
}

extension Described {
    package var nodeAttributes: [SettledAttribute] { [] }
}
