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
    /// Whether the item is what the bar is for.
    package let isProminent: Bool

    /// Room between items.
    package enum Spacer: Hashable, Sendable {
        case fixed
        case flexible
    }

    package init(
        place: BarPlace, spacer: Spacer? = nil, isBare: Bool = false, isProminent: Bool = false,
        content: Evaluation<Void>
    ) {
        self.place = place
        self.spacer = spacer
        self.isBare = isBare
        self.isProminent = isProminent
        self.content = content
    }

    /// The item without the surface behind it.
    package var bare: BarItem {
        BarItem(place: place, spacer: spacer, isBare: true, isProminent: isProminent, content: content)
    }

    /// The views, made in what surrounds the view that the item belongs to, which knows nothing of the bar. None where a
    /// condition left nothing of the item.
    var nodes: [Node] {
        let isProminent = isProminent
        return content.nodes {
            $0.buttonContext = .toolbar
            $0.isProminentBarItem = isProminent
            $0.beginBar()
            $0.font = $0.font ?? (isProminent ? .body.weight(.semibold) : .body)
        }
    }
}

extension [BarItem] {
    /// The items of which something is seen. A place with nothing but room between items has none.
    var shown: [BarItem] {
        let made = filter { $0.spacer != nil || $0.place == .hidden || !$0.nodes.isEmpty }
        let places = Set(made.filter { $0.spacer == nil }.map(\.place))
        return made.filter { places.contains($0.place) }
    }
}
