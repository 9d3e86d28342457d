/// Content that has one mark for each element of a collection: Swift Charts' protocol.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the collection's elements.
    associatedtype DataElement

    /// Adds a mark for each element, after `edit` has changed its style.
    @MainActor static func _collect(
        _ content: Self, into marks: inout _ChartMarks, _ edit: (DataElement, inout _MarkStyle) -> Void)
}

/// The marks of the elements of a collection.
public nonisolated struct _VectorizedMarks<Data: RandomAccessCollection>: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Data.Element
    public typealias Body = Never

    let data: Data
    let mark: (Data.Element) -> ChartMark

    @MainActor @preconcurrency public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
        _collect(content, into: &marks) { _, _ in }
    }

    @MainActor @preconcurrency public static func _collect(
        _ content: Self, into marks: inout _ChartMarks, _ edit: (Data.Element, inout _MarkStyle) -> Void
    ) {
        for element in content.data {
            marks.styled({ edit(element, &$0) }, { $0.append(content.mark(element)) })
        }
    }
}

/// The contents of vectorized plots of each kind: Swift Charts' names.
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _VectorizedMarks<Data>

/// A plot that stands for its content.
@MainActor @preconcurrency
public protocol _WrappingPlot: ChartContent where Body == Never {
    /// The content that the plot stands for.
    associatedtype Content: ChartContent
    nonisolated var content: Content { get }
}

extension _WrappingPlot {
    @MainActor @preconcurrency public static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

extension _WrappingPlot where Content: VectorizedChartContent {
    @MainActor @preconcurrency public static func _collect(
        _ plot: Self, into marks: inout _ChartMarks, _ edit: (Content.DataElement, inout _MarkStyle) -> Void
    ) {
        Content._collect(plot.content, into: &marks, edit)
    }
}

/// Vectorized content with a style for each element.
nonisolated struct StyledVectorizedContent<Content: VectorizedChartContent>: VectorizedChartContent {
    typealias DataElement = Content.DataElement
    typealias Body = Never

    let content: Content
    let style: (Content.DataElement, inout _MarkStyle) -> Void

    @MainActor static func _collect(_ styled: Self, into marks: inout _ChartMarks) {
        _collect(styled, into: &marks) { _, _ in }
    }

    @MainActor static func _collect(
        _ styled: Self, into marks: inout _ChartMarks, _ edit: (Content.DataElement, inout _MarkStyle) -> Void
    ) {
        Content._collect(styled.content, into: &marks) { element, style in
            // The outer style comes first: what is nearer to the mark decides.
            edit(element, &style)
            styled.style(element, &style)
        }
    }
}
