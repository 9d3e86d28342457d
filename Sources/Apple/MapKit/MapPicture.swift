/// A map in a still picture: a map's ground without tiles, as there are none to draw, and what stands on it at its projected
/// place.
struct MapPicture: View {
    let items: [MapItem]
    /// nil for what frames all that is on the map.
    let rect: MKMapRect?
    var isImagery = false

    var body: some View {
        GeometryReader { geometry in
            let projection = MapProjection(rect ?? items.framingRect, in: geometry.size)
            ZStack {
                MapGround(projection: projection, isImagery: isImagery)
                ForEach(items.indices.filter { items[$0].isOverlay }, id: \.self) { index in
                    drawing(of: items[index], with: projection)
                }
                ForEach(items.indices.filter { !items[$0].isOverlay }, id: \.self) { index in
                    drawing(of: items[index], with: projection)
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .clipped()
        }
    }

    @ViewBuilder private func drawing(of item: MapItem, with projection: MapProjection) -> some View {
        switch item.kind {
        case .balloon(let place, let sign):
            titled(MapBalloon(sign: sign, tint: item.style.tint ?? .red), item)
                .modifier(PlacedOnMap(point: projection.point(place), anchor: .bottom))
        case .view(let place, let anchor, let content):
            titled(content, item).modifier(PlacedOnMap(point: projection.point(place), anchor: anchor))
        case .line(let places):
            let stroke = item.style.stroke
            path(through: places.map(projection.point))
                .stroke(
                    stroke?.style ?? AnyShapeStyle(.tint),
                    style: stroke?.line ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        case .area(let places):
            area(path(through: places.map(projection.point), closed: true), item.style)
        case .circle(let center, let radius):
            let (middle, length) = (projection.point(center), projection.points(forMeters: radius, at: center))
            area(
                Path(
                    ellipseIn: CGRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
                ),
                item.style)
        }
    }

    private func path(through points: [CGPoint], closed: Bool = false) -> Path {
        Path { path in
            path.addLines(points)
            if closed { path.closeSubpath() }
        }
    }

    @ViewBuilder private func area(_ path: Path, _ style: MapItemStyle) -> some View {
        path.fill(style.fill ?? AnyShapeStyle(.tint.opacity(0.5)))
        if let stroke = style.stroke { path.stroke(stroke.style, style: stroke.line) }
    }

    private func titled(_ content: some View, _ item: MapItem) -> some View {
        content.overlay(alignment: .bottom) {
            if let title = item.title, item.style.showsTitle {
                title
                    .font(.system(size: 12, weight: .semibold))
                    .foregroundStyle(isImagery ? .white : .primary)
                    .fixedSize()
                    .alignmentGuide(.bottom) { $0[.top] - 2 }
            }
        }
    }
}

/// The balloon of a marker: a disc with a tip below, which stands on the place.
struct MapBalloon: View {
    let sign: AnyView
    let tint: Color

    var body: some View {
        VStack(spacing: -3) {
            Circle()
                .fill(tint.gradient)
                .frame(width: 30, height: 30)
                .overlay { sign.font(.system(size: 15, weight: .semibold)).foregroundStyle(.white).lineLimit(1) }
            Path { path in
                path.move(to: CGPoint(x: 0, y: 0))
                path.addLine(to: CGPoint(x: 12, y: 0))
                path.addQuadCurve(to: CGPoint(x: 6, y: 8), control: CGPoint(x: 8, y: 3))
                path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 4, y: 3))
            }
            .fill(tint)
            .frame(width: 12, height: 8)
        }
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    }
}

/// Sets a view on a point of the map by a point of its own.
struct PlacedOnMap: ViewModifier {
    let point: CGPoint
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        Color.clear.overlay(alignment: .topLeading) {
            content
                .fixedSize()
                .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
                .alignmentGuide(.top) { $0.height * anchor.y - point.y }
        }
    }
}
