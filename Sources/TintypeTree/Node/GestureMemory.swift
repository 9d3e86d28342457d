/// The memory of a gesture from a finger's coming down to its end: what it is made of told of itself so far. A gesture is made
/// anew whenever its view is, and finds its parts again by the order in which they are asked.
public struct _GestureMemory {
    private var kept: [[Int]: Any] = [:]
    private var path: [Int] = []
    /// The closures to be called, in order, where the gesture is not kept from being recognized.
    package private(set) var calls: [() -> Void] = []
    /// The closures that put back what the gesture changed as long as it lasts.
    private var resets: [[Int]: () -> Void] = [:]

    /// The instant at which something may become of the gesture though nothing moves, in seconds of the scene's clock; nil for none.
    package var wake: Double?

    package init() {}

    /// Asks a part of the gesture.
    package mutating func inside<Result>(_ part: Int, _ ask: (inout _GestureMemory) -> Result) -> Result {
        path.append(part)
        defer { path.removeLast() }
        return ask(&self)
    }

    /// The memory of the part that is being asked; nil where it keeps nothing yet.
    package func memory<Kept>(as type: Kept.Type = Kept.self) -> Kept? { kept[path] as? Kept }

    package mutating func keep<Kept>(_ value: Kept) { kept[path] = value }

    package mutating func call(_ closure: @escaping () -> Void) { calls.append(closure) }

    /// Remembers how to put back what the part changes.
    package mutating func onReset(_ reset: @escaping () -> Void) { resets[path] = reset }

    /// Puts back what the part changed.
    package mutating func reset() {
        if let reset = resets.removeValue(forKey: path) { calls.append(reset) }
    }

    /// The closures that are due, which are so no longer.
    package mutating func takeCalls() -> [() -> Void] {
        defer { calls = [] }
        return calls
    }

    /// The closures that put back all that the gesture changed.
    package mutating func takeResets() -> [() -> Void] {
        defer { resets = [:] }
        return resets.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }
}
