/// A bar that modifiers show, hide and paint.
enum BarKind: Hashable, Sendable {
    case navigation
    case bottom
    case tab
}
