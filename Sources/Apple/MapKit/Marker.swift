/// A balloon over a place, with a sign and a title: MapKit's type.
public struct Marker: PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let title: Text?
    private let sign: AnyView

    /// Creates a marker at a coordinate, with a label.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {
        self.coordinate = coordinate
        title = nil
        sign = AnyView(label().labelStyle(.iconOnly))
    }

    private init(_ title: Text, coordinate: CLLocationCoordinate2D, sign: some View = Image(systemName: "mappin")) {
        self.coordinate = coordinate
        self.title = title
        self.sign = AnyView(sign)
    }

    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate: coordinate)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate: coordinate)
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate: coordinate, sign: Image(systemName: systemImage))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate: coordinate, sign: Image(systemName: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate: coordinate, sign: Image(image))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate: coordinate, sign: Image(image))
    }

    /// A balloon with up to three letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate: coordinate, sign: monogram.bold())
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate: coordinate, sign: monogram.bold())
    }

    /// A balloon over what was found.
    public init(item: MKMapItem) {
        self.init(Text(item.name ?? ""), coordinate: item.placemark.coordinate)
    }

    func collect(into items: inout _MapItems) { items.append(.balloon(coordinate, sign: sign), title: title) }
}

/// A view over a place, with a title: MapKit's type.
public struct Annotation: PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let title: Text?
    private let content: AnyView

    private init(
        title: Text?, coordinate: CLLocationCoordinate2D, anchor: UnitPoint, content: AnyView
    ) {
        self.title = title
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content
    }

    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> some View
    ) {
        self.init(title: Text(titleKey), coordinate: coordinate, anchor: anchor, content: AnyView(content()))
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> some View
    ) {
        self.init(title: Text(title), coordinate: coordinate, anchor: anchor, content: AnyView(content()))
    }

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View,
        @ViewBuilder label: () -> some View
    ) {
        let label = label()
        self.init(
            title: label as? Text, coordinate: coordinate, anchor: anchor, content: AnyView(content()))
    }

    /// - Parameter accessoryAnchor: The place of the page of facts, of which none is shown here.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> some View
    ) {
        self.init(titleKey, coordinate: coordinate, anchor: anchor, content: content)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> some View
    ) {
        self.init(title, coordinate: coordinate, anchor: anchor, content: content)
    }

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content, label: label)
    }

    /// A view over what was found, with its name.
    public init(
        item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> some View
    ) {
        self.init(item.name ?? "", coordinate: item.placemark.coordinate, anchor: anchor, content: content)
    }

    func collect(into items: inout _MapItems) {
        items.append(.view(coordinate, anchor: anchor, content), title: title)
    }
}

/// A mark at the user's location. That is not known here: nothing is drawn.
public struct UserAnnotation: PrimitiveMapContent {
    /// Creates the mark; `anchor` lies at the location.
    public init(anchor: UnitPoint = .center) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View) {}

    func collect(into items: inout _MapItems) {}
}
