/// The marks of a chart, in the order of drawing.
public struct _ChartMarks {
    var marks: [ChartMark] = []
    /// The style that the content around gives to what comes now.
    private(set) var style = _MarkStyle()

    mutating func append(_ mark: ChartMark) {
        var mark = mark
        mark.style = style
        marks.append(mark)
    }

    @MainActor
    mutating func styled(_ edit: (inout _MarkStyle) -> Void, _ collect: (inout _ChartMarks) -> Void) {
        let outer = style
        edit(&style)
        collect(&self)
        style = outer
    }
}

/// One mark of a chart.
struct ChartMark {
    enum Kind {
        case bar(width: MarkDimension, height: MarkDimension, MarkStackingMethod)
        case line
        case area(MarkStackingMethod)
        case point
        case rule
        case rectangle(width: MarkDimension, height: MarkDimension)
        case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
        case function(FunctionCurve)
    }

    let kind: Kind
    var x = MarkPlace.fixed(nil)
    var y = MarkPlace.fixed(nil)
    var angle: PlotExtent?
    var series: _PlotDatum?
    var style = _MarkStyle()

    /// The labels of the values that the mark was made with.
    var labels: [any _ChartLabel] = []
}

/// The place of a mark along one axis.
enum MarkPlace {
    case value(PlotExtent)
    case span(PlotExtent, PlotExtent)
    /// A distance in points from the plot's edge; nil for its middle.
    case fixed(CGFloat?)
    /// Distances in points; nil for the plot's edges.
    case fixedSpan(CGFloat?, CGFloat?)

    var extents: [PlotExtent] {
        switch self {
        case .value(let extent): [extent]
        case .span(let first, let second): [first, second]
        case .fixed, .fixedSpan: []
        }
    }

    var value: PlotExtent? {
        if case .value(let extent) = self { extent } else { nil }
    }

    /// The place with its bins in a calendar.
    func resolved(in calendar: Calendar) -> MarkPlace {
        switch self {
        case .value(let extent): .value(extent.resolved(in: calendar))
        // The unit of an end only says where it begins.
        case .span(let first, let second):
            .span(
                PlotExtent(first.resolved(in: calendar).lower), PlotExtent(second.resolved(in: calendar).lower))
        case .fixed, .fixedSpan: self
        }
    }
}

/// A function that is drawn instead of data.
struct FunctionCurve {
    enum Kind {
        case line((Double) -> Double)
        case area((Double) -> (Double, Double))
        case parametric((Double) -> (x: Double, y: Double))
    }

    let kind: Kind
    /// nil for the domain of x.
    let domain: ClosedRange<Double>?
}

/// The looks of a mark, and what is said about it.
public struct _MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlotExtent?
    var symbol: AnyChartSymbolShape?
    var symbolBy: PlotExtent?
    var symbolView: AnyView?
    var symbolSize: CGSize?
    var symbolSizeBy: PlotExtent?
    var line: StrokeStyle?
    var lineBy: PlotExtent?
    var positionBy: (extent: PlotExtent, axis: Axis?, span: MarkDimension)?
    var interpolation: InterpolationMethod?
    var corner: (radius: CGFloat, style: RoundedCornerStyle)?
    var opacity = 1.0
    var offset = MarkOffset()
    var zIndex = 0.0
    var alignsWithPlot = false
    var layers: [MarkLayer] = []
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()
}

/// The distances by which the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    func applied(to rect: CGRect) -> CGRect {
        CGRect(
            x: min(rect.minX + xStart, rect.maxX + xEnd), y: min(rect.minY + yStart, rect.maxY + yEnd),
            width: abs(rect.width + xEnd - xStart), height: abs(rect.height + yEnd - yStart))
    }

    func applied(to point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (xStart + xEnd) / 2, y: point.y + (yStart + yEnd) / 2)
    }
}

/// A change to the picture of one or several marks.
final class MarkLayer {
    enum Effect {
        case clip(AnyShape, FillStyle)
        case mask([ChartMark])
        case blur(CGFloat)
        case shadow(Color, CGFloat, CGSize)
        case isolated
    }

    let effect: Effect

    init(_ effect: Effect) { self.effect = effect }
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

/// A mark as assistive technologies have it.
struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}
