import TintypeTree

/// The state of a presented view, with the way to end it: the older form of `dismiss`.
public struct PresentationMode {
    /// Indicates whether the view is presented.
    public private(set) var isPresented: Bool
    let end: () -> Void

    /// Ends what is presented.
    public mutating func dismiss() {
        isPresented = false
        end()
    }
}
