/// A label at a value of an axis: Swift Charts' mark.
public nonisolated struct AxisValueLabel<Content: View>: AxisMark {
    private let content: (AxisValue) -> Content
    private let centered: Bool?
    private let placing: AxisLabelPlacing

    private init(_ centered: Bool?, _ placing: AxisLabelPlacing, _ content: @escaping (AxisValue) -> Content) {
        self.centered = centered
        self.placing = placing
        self.content = content
    }

    public nonisolated static func _collect(_ label: Self, into elements: inout _AxisElements) {
        elements.append(
            .label(AnyView(label.content(elements.value)), label.placing), centered: label.centered)
    }

    /// Creates a label of a view.
    ///
    /// - Parameters:
    ///   - centered: Puts the label in the middle between its value and the next one.
    ///   - anchor: The point of the label that is at the value.
    ///   - horizontalSpacing, verticalSpacing: The distances from the plot or the value, in points.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let content = content()
        self.init(
            centered,
            AxisLabelPlacing(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        ) { _ in content }
    }
}

nonisolated extension AxisValueLabel where Content == Text {
    /// Creates a label that names the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered,
            AxisLabelPlacing(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        ) { Text(verbatim: $0.text) }
    }

    /// Creates a label that names the value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            centered,
            AxisLabelPlacing(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        ) { Text(verbatim: $0.text(in: format)) }
    }

    /// Creates a label of a text.
    public init(
        _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered,
            AxisLabelPlacing(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        ) { _ in Text(text) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered,
            AxisLabelPlacing(anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        ) { _ in Text(text) }
    }
}

extension AxisValue {
    /// The value in a format, by the chart's locale and, where the format names none, its time zone.
    func text<Format: FormatStyle>(
        in format: Format
    ) -> String where Format.FormatInput: Plottable, Format.FormatOutput == String {
        guard let input = self.as(Format.FormatInput.self) else { return text }
        var localized = format.locale(locale)
        if var date = localized as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent {
            date.timeZone = calendar.timeZone
            localized = date as? Format ?? localized
        }
        return localized.format(input)
    }
}

/// The place of a label of an axis beside its value.
struct AxisLabelPlacing {
    let anchor: UnitPoint?
    let collision: AxisValueLabelCollisionResolution
    let orientation: AxisValueLabelOrientation
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?

    init(
        _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        self.anchor = anchor
        self.collision = collision
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

/// The direction of a label's text: Swift Charts' type.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case horizontal, vertical, verticalReversed
    }

    let kind: Kind

    /// Across, up, or down.
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// The treatment of labels that meet: Swift Charts' type.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: CGFloat?)
    }

    let kind: Kind

    /// Leaves labels out, or shortens those of categories; shows all of them; shortens them; shows each that meets none before.
    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
    public static var greedy: AxisValueLabelCollisionResolution { .greedy() }

    /// Shows each label that meets none before, at a distance in points.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        .init(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
}
