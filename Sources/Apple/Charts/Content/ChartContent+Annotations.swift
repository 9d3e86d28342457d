/// The place of an annotation beside its mark: Swift Charts' type.
public struct AnnotationPosition: Hashable, Sendable {
    /// The mark's own point at which the annotation is; nil where the chart chooses.
    let anchor: UnitPoint?
    var isOverlay = false

    public static let automatic = AnnotationPosition(anchor: nil)
    public static let overlay = AnnotationPosition(anchor: .center, isOverlay: true)
    public static let top = AnnotationPosition(anchor: .top)
    public static let bottom = AnnotationPosition(anchor: .bottom)
    public static let leading = AnnotationPosition(anchor: .leading)
    public static let trailing = AnnotationPosition(anchor: .trailing)
    public static let topLeading = AnnotationPosition(anchor: .topLeading)
    public static let topTrailing = AnnotationPosition(anchor: .topTrailing)
    public static let bottomLeading = AnnotationPosition(anchor: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(anchor: .bottomTrailing)
}

/// The surroundings of an annotation that its content may know: Swift Charts' type.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// The treatment of annotations that reach too far: Swift Charts' type.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The place that annotations fit into.
    public struct Boundary: Hashable, Sendable {
        let isPlot: Bool

        public static let automatic = Boundary(isPlot: false)
        public static let chart = Boundary(isPlot: false)
        public static let plot = Boundary(isPlot: true)
    }

    /// The treatment along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, disabled, padScale
            case fit(Boundary)
        }

        let kind: Kind

        public static let automatic = Strategy(kind: .automatic)
        public static let disabled = Strategy(kind: .disabled)
        public static let fit = Strategy(kind: .fit(.automatic))
        public static let padScale = Strategy(kind: .padScale)

        /// Moves the annotation into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    /// The strategies of the axes.
    let x: Strategy
    let y: Strategy

    public static let automatic = AnnotationOverflowResolution()

    /// Creates the strategies of the axes.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}

nonisolated extension ChartContent {
    /// Puts a view beside each mark.
    ///
    /// - Parameter spacing: The distance from the mark, in points.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
        return styled { $0.annotations.append(annotation) }
    }
}
