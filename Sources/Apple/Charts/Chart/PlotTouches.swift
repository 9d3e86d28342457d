/// The part of a plot that fingers touch: they select values, and move gestures of its owner.
struct PlotTouches: View {
    let plan: ChartPlan
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if selects || !plan.options.gestures.isEmpty {
            GeometryReader { geometry in
                let proxy = ChartProxy(
                    plan, plotSize: geometry.size, anchor: nil, isMirrored: direction == .rightToLeft)
                let area = Color.clear.contentShape(Rectangle())
                if plan.options.gestures.isEmpty {
                    area.gesture(selection(proxy))
                } else {
                    plan.options.gestures.reduce(AnyView(area)) { AnyView($0.gesture($1(proxy))) }
                }
            }
        }
    }

    private var selects: Bool {
        let options = plan.options
        return options.x.selectValue != nil || options.y.selectValue != nil || options.angleSelection != nil
            || options.x.selectsRange || options.y.selectsRange
    }

    /// A value is selected as long as a finger is down; a range stays.
    private func selection(_ proxy: ChartProxy) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { touch in
                let (place, start) = (touch.location, touch.startLocation)
                proxy.selectXValue(at: place.x)
                proxy.selectYValue(at: place.y)
                proxy.selectAngleValue(at: proxy.angle(at: place))
                if place.x != start.x { proxy.selectXRange(from: start.x, to: place.x) }
                if place.y != start.y { proxy.selectYRange(from: start.y, to: place.y) }
            }
            .onEnded { _ in proxy.deselect() }
    }
}

/// The words of assistive technologies for a chart: its axes' names, and its marks with their values.
struct ChartSpeech {
    let label: Text
    let value: Text

    init(_ plan: ChartPlan) {
        let names = plan.marks.first?.labels.map(\._labelText) ?? []
        label = Self.joined(names, by: ", ")
        let parts = plan.marks.prefix(50).compactMap { mark -> Text? in
            let said = mark.style.accessibility
            guard !said.isHidden else { return nil }
            switch (said.label, said.value) {
            case (let label?, let value?): return Text("\(label), \(value)")
            case (let only?, nil), (nil, let only?): return only
            case (nil, nil): return nil
            }
        }
        value = Self.joined(parts, by: "; ")
    }

    private static func joined(_ texts: [Text], by mark: String) -> Text {
        guard let first = texts.first else { return Text(verbatim: "") }
        return texts.dropFirst().reduce(first) { $0 + Text(verbatim: mark) + $1 }
    }
}
