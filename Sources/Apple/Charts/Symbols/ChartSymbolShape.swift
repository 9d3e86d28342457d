/// The shape of a symbol on points of a chart: Swift Charts' protocol.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square in which the symbol looks as large as the others.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

nonisolated extension ChartSymbolShape {
    /// The outline of the symbol instead of its area.
    // As a view, a circle's border is that of all shapes.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        OutlinedSymbol(base: self, style: style)
    }
}

/// A symbol's outline, which lies inside of it.
struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        let inset = min(style.lineWidth / 2, rect.width / 2, rect.height / 2)
        return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
    }
}

extension Circle: ChartSymbolShape {}

/// The symbols that charts have: Swift Charts' type.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: rays(4, turned: 0, in: rect)
        case .cross: rays(4, turned: .pi / 4, in: rect)
        case .asterisk: rays(6, turned: 0, in: rect)
        }
    }

    /// About the same area for each symbol: that of a circle of diameter 1.
    public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 1
            case .square: 0.89
            case .triangle: 1.2
            case .diamond: 1.2
            case .pentagon: 1.1
            case .plus, .cross, .asterisk: 1.15
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    /// A regular polygon, one corner up.
    private func polygon(_ corners: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<corners).map { point(CGFloat($0) / CGFloat(corners) * 2 * .pi, in: rect) })
            path.closeSubpath()
        }
    }

    /// Lines from the middle.
    private func rays(_ count: Int, turned angle: CGFloat, in rect: CGRect) -> Path {
        let lines = Path { path in
            for index in 0..<count {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: point(angle + CGFloat(index) / CGFloat(count) * 2 * .pi, in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 5, lineCap: .butt))
    }

    private func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// The symbols, in the order in which a chart gives them to data.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol of any type: Swift Charts' type.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let base: any ChartSymbolShape

    /// Creates the erased form of a symbol.
    public init(_ shape: any ChartSymbolShape) {
        base = shape
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    /// The symbol around a point, as large as a circle of this area.
    func path(around center: CGPoint, area: CGFloat) -> Path {
        let diameter = 2 * (max(area, 0) / .pi).squareRoot()
        return path(around: center, size: CGSize(width: diameter, height: diameter))
    }

    func path(around center: CGPoint, size: CGSize) -> Path {
        let unit = perceptualUnitRect
        return path(
            in: CGRect(
                x: center.x + (unit.minX - 0.5) * size.width, y: center.y + (unit.minY - 0.5) * size.height,
                width: unit.width * size.width, height: unit.height * size.height))
    }
}
