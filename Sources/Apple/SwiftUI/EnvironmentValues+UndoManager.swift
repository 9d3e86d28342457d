private enum UndoKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The undo manager; nil, as where no window has done anything.
    public var undoManager: UndoManager? {
        get { self[UndoKey.self] }
        set { self[UndoKey.self] = newValue }
    }
}
