/// A tip of any type. TipKit's type.
public struct AnyTip: Tip {
    private let base: any Tip

    /// Wraps a tip.
    public init(_ tip: some Tip) { base = tip }
    public init(erasing tip: some Tip) { base = tip }

    /// The parts of the tip that it wraps.
    public var id: String { base.id }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Action] { base.actions }
    public var rules: [Rule] { base.rules }
    public var options: [any TipOption] { base.options }
}
