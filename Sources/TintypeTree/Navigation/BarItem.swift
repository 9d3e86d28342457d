import TintypeGraphics

/// Where an item of a toolbar stands.
package enum BarPlace: Hashable, Sendable {
    case leading
    case trailing
    /// In the place of the title.
    case principal
    case subtitle
    /// At the bottom edge.
    case bottom
    /// Above a keyboard, which a picture does not have, or in another place that is not drawn.
    case hidden
}

/// An item of a toolbar.
package struct BarItem {
    package let place: BarPlace
    /// The views, made where the bar is drawn.
    package let content: Evaluation<Void>
    /// Whether the item takes the room that is left, or keeps a distance, and holds nothing.
    package let spacer: Spacer?
    /// Whether the item has no surface behind it.
    package let isBare: Bool

    /// Room between items.
    package enum Spacer: Hashable, Sendable {
        case fixed
        case flexible
    }

    package init(place: BarPlace, spacer: Spacer? = nil, isBare: Bool = false, content: Evaluation<Void>) {
        self.place = place
        self.spacer = spacer
        self.isBare = isBare
        self.content = content
    }
}
