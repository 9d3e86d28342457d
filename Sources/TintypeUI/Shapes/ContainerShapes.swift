public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The shape of the container around the view, `containerShape(_:)`; a rectangle outside any. Its corners are as round as the
/// container's, however far it is from them.
public struct ContainerRelativeShape: InsettableShape {
    private var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { ContainerOutline(inset: insetAmount).path(in: rect) }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.insetAmount += amount
        return shape
    }

    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline {
        ContainerOutline(inset: insetAmount)._outline(in: environment)
    }
}

extension Edge {
    /// A corner of a rectangle, and how it is rounded.
    public enum Corner {
        /// The style of a rounded corner.
        public struct Style: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
            enum Kind: Hashable, Sendable {
                case concentric(least: CGFloat?)
                case fixed(CGFloat)
            }

            private init(kind: Kind) {
                self.kind = kind
            }

            /// A radius in points.
            public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
            public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }

            let kind: Kind

            /// As the container's, less the distance from it.
            public static let concentric = Style(kind: .concentric(least: nil))
            public static func concentric(minimum: Style) -> Style {
                guard case .fixed(let radius) = minimum.kind else { return concentric }
                return Style(kind: .concentric(least: radius))
            }
            /// In points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
        }
    }
}

/// A rectangle whose corners follow those of the container around the view.
///
/// Without a container they have their least radius, or none.
public struct ConcentricRectangle: InsettableShape {
    private let radii: [Edge.Corner.Style]
    private var insetAmount: CGFloat = 0

    /// Corners as the container's.
    public init() {
        self.init(corners: .concentric)
    }

    /// Creates a rectangle whose corners have one style.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        radii = [Edge.Corner.Style](repeating: corners, count: 4)
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        radii = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
    }

    public func path(in rect: CGRect) -> Path { shape.inset(by: insetAmount).path(in: rect) }

    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }

    private var shape: UnevenRoundedRectangle {
        let lengths = radii.map { style in
            switch style.kind {
            case .concentric(let least): least ?? 0
            case .fixed(let radius): radius
            }
        }
        return UnevenRoundedRectangle(
            topLeadingRadius: lengths[0], bottomLeadingRadius: lengths[1], bottomTrailingRadius: lengths[2],
            topTrailingRadius: lengths[3])
    }

    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline {
        let isConcentric = radii.allSatisfy { if case .concentric = $0.kind { true } else { false } }
        guard isConcentric, let container = environment.containerOutline else {
            return shape.inset(by: insetAmount)._outline(in: environment)
        }
        return AnyOutline(container).inset(by: insetAmount)
    }
}

nonisolated extension View {
    /// Says what shape the view has for those inside that follow it.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environmentChange { $0.containerOutline = shape }
    }
}
