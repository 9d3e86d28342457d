import TintypeTree

nonisolated extension View {
    /// Prints what the view is made anew for. A picture is made once.
    public static func _printChanges() {}

    public static func _logChanges() {}
}

nonisolated extension ViewModifier {
    /// Prints what the modifier is made anew for. A picture is made once.
    public static func _printChanges() {}

    public static func _logChanges() {}
}
