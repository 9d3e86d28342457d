import TintypeTree

/// An item of a toolbar.
struct BarItem {
    let place: BarPlace
    /// The views, made where the bar is drawn.
    let content: Evaluation<Void>
    /// Indicates whether the item takes the room that is left, or keeps a distance, and holds nothing.
    let spacer: Spacer?
    /// Indicates whether the item has no surface behind it.
    let isBare: Bool
    /// Indicates whether the item is what the bar is for.
    let isProminent: Bool

    /// Room between items.
    enum Spacer: Hashable, Sendable {
        case fixed
        case flexible
    }

    init(
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
    var bare: BarItem {
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
            // Medium on the surfaces of iOS 26.1.
            let weight: Font.Weight = isProminent ? .semibold : BarMetrics($0).hasSurfaces ? .medium : .regular
            $0.font = $0.font ?? .body.weight(weight)
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
