import TintypeTree

/// The least or all the room between items.
public struct SpacerSizing: Sendable {
    let spacer: BarItem.Spacer

    public static let flexible = SpacerSizing(spacer: .flexible)
    public static let fixed = SpacerSizing(spacer: .fixed)
}

/// Room between the items of a toolbar.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space between items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    func collect(into items: inout _ToolbarItems) { items.addSpacer(placement.place, sizing.spacer) }
}
