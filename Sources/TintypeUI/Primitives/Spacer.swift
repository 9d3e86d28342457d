public import Foundation
import TintypeTree

/// Takes the space that the views around it leave.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    /// In points; nil for 8.
    public var minLength: CGFloat?

    /// Creates a space of at least `minLength` points; nil for 8.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    func evaluate(into scope: inout Scope) { scope.appendSpacer(minLength: minLength) }
}

/// A thin line across the axis of the stack around it.
public nonisolated struct Divider: PrimitiveView {
    public init() {}

    func evaluate(into scope: inout Scope) {
        if scope.environment.buttonContext == .menu { scope.appendMenuDivider() } else { scope.appendDivider() }
    }
}
