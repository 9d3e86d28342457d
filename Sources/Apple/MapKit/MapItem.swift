/// The items of a map, in the order of drawing.
public struct _MapItems {
    var items: [MapItem] = []
    /// The style that the content around gives to what comes now.
    private(set) var style = MapItemStyle()

    mutating func append(_ kind: MapItem.Kind, title: Text? = nil) {
        items.append(MapItem(kind: kind, title: title, style: style))
    }

    @MainActor
    mutating func styled(_ edit: (inout MapItemStyle) -> Void, _ collect: (inout _MapItems) -> Void) {
        let outer = style
        edit(&style)
        collect(&self)
        style = outer
    }
}

/// One thing on a map.
struct MapItem {
    enum Kind {
        /// A balloon with a sign in it.
        case balloon(CLLocationCoordinate2D, sign: AnyView)
        case view(CLLocationCoordinate2D, anchor: UnitPoint, AnyView)
        case line([CLLocationCoordinate2D])
        case area([CLLocationCoordinate2D])
        /// The radius is in metres.
        case circle(CLLocationCoordinate2D, radius: Double)
    }

    let kind: Kind
    let title: Text?
    let style: MapItemStyle

    /// Indicates whether the item lies on the ground, below annotations.
    var isOverlay: Bool {
        switch kind {
        case .balloon, .view: false
        case .line, .area, .circle: true
        }
    }
}

/// The style that content around gives to items of a map; nil stands for the usual one.
struct MapItemStyle {
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var showsTitle = true
}
