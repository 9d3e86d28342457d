package import Foundation
package import TintypeGraphics

/// `safeAreaPadding`: padding that what is inside may ignore.
package struct SafeAreaPaddingModifier: NodeModifier {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    /// `length` points at each of `edges`; nil for the platform's 16.
    package init(_ edges: Edge.Set, _ length: CGFloat?) {
        insets = EdgeInsets(edges, length ?? 16)
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(SafeAreaPaddingLayout(insets: insets), around: node)
    }
}
