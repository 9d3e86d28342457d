package import Foundation

/// `redacted(reason:)`, `unredacted()` and `privacySensitive(_:)`: texts and images are seen as grey bars, or again as they
/// are. Shapes and colours stay.
package struct RedactionModifier: NodeModifier, NodeEffect {
    package enum Condition {
        case always(Bool)
        /// Hidden if those around ask for privacy.
        case forPrivacy
    }

    let condition: Condition

    package init(_ condition: Condition) {
        self.condition = condition
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        switch condition {
        case .always: scope.wrapper(.effect(self, node), around: node)
        case .forPrivacy:
            scope.environment.redactionReasons.contains(.privacy)
                ? scope.wrapper(.effect(RedactionModifier(.always(true)), node), around: node) : node
        }
    }

    package func drawing(in frame: CGRect) -> EffectDrawing {
        guard case .always(let isRedacted) = condition else { return .none }
        return .redacted(isRedacted)
    }

    package var nodeName: String {
        if case .always(false) = condition { "unredacted" } else { "redacted" }
    }
}
