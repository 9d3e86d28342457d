import TintypeTree

extension ViewSpec {
    static let divider = ViewSpec("Divider", "A thin line across the axis of the stack around it.") { _ in
        { _, scope in scope.appendDivider() }
    }
}
