/// A part of what an axis shows at a value: Swift Charts' protocol. Grid lines, ticks and labels are such.
@MainActor @preconcurrency
public protocol AxisMark {
    /// Adds the parts of the mark.
    nonisolated static func _collect(_ mark: Self, into elements: inout _AxisElements)
}

/// The parts that an axis shows at a value.
public struct _AxisElements {
    let value: AxisValue
    var elements: [AxisElement] = []
    /// The looks that the marks around give to what comes now.
    var style = AxisElementStyle()

    init(_ value: AxisValue) { self.value = value }

    mutating func append(_ kind: AxisElement.Kind, centered: Bool?, stroke: StrokeStyle? = nil) {
        elements.append(AxisElement(kind: kind, isCentered: centered, stroke: stroke, style: style))
    }

    mutating func styled(_ edit: (inout AxisElementStyle) -> Void, _ collect: (inout _AxisElements) -> Void) {
        let outer = style
        edit(&style)
        collect(&self)
        style = outer
    }
}

/// The looks of a part of an axis; nil stands for the usual ones.
struct AxisElementStyle {
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A part of what an axis shows at a value.
struct AxisElement {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AnyView, AxisLabelPlacing)
    }

    let kind: Kind
    /// nil for the usual place.
    let isCentered: Bool?
    let stroke: StrokeStyle?
    let style: AxisElementStyle
}

extension Never: AxisMark {
    public nonisolated static func _collect(_ mark: Never, into elements: inout _AxisElements) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public nonisolated static func _collect(_ mark: Wrapped?, into elements: inout _AxisElements) {
        if let mark { Wrapped._collect(mark, into: &elements) }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public nonisolated static func _collect(_ mark: Self, into elements: inout _AxisElements) {
        switch mark {
        case .trueContent(let mark): TrueContent._collect(mark, into: &elements)
        case .falseContent(let mark): FalseContent._collect(mark, into: &elements)
        }
    }
}

/// A mark of an axis of any type: Swift Charts' type.
public nonisolated struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// Creates the erased form of a mark.
    public init(_ mark: any AxisMark) { self.mark = mark }
    public init(erasing mark: some AxisMark) { self.mark = mark }

    public nonisolated static func _collect(_ erased: Self, into elements: inout _AxisElements) {
        func add<M: AxisMark>(_ mark: M) { M._collect(mark, into: &elements) }
        add(erased.mark)
    }
}

/// Several marks of an axis, in order.
public nonisolated struct _SeveralAxisMarks: AxisMark {
    let parts: [any AxisMark]

    public nonisolated static func _collect(_ several: Self, into elements: inout _AxisElements) {
        func add<M: AxisMark>(_ mark: M) { M._collect(mark, into: &elements) }
        for part in several.parts { add(part) }
    }
}

/// A mark of an axis with other looks.
nonisolated struct StyledAxisMark<Mark: AxisMark>: AxisMark {
    let mark: Mark
    let edit: (inout AxisElementStyle) -> Void

    nonisolated static func _collect(_ styled: Self, into elements: inout _AxisElements) {
        elements.styled(styled.edit) { Mark._collect(styled.mark, into: &$0) }
    }
}

nonisolated extension AxisMark {
    /// Paints the mark.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return StyledAxisMark(mark: self) { $0.foreground = style }
    }

    /// Sets the font of labels.
    public func font(_ font: Font?) -> some AxisMark { StyledAxisMark(mark: self) { $0.font = font } }

    /// Moves the mark by so many points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        StyledAxisMark(mark: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}

/// Builds what an axis shows at a value.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }

    public static func buildBlock() -> _SeveralAxisMarks { _SeveralAxisMarks(parts: []) }

    public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }

    public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> _SeveralAxisMarks {
        var parts: [any AxisMark] = []
        repeat parts.append(each mark)
        return _SeveralAxisMarks(parts: parts)
    }

    public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { .trueContent(first) }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { .falseContent(second) }

    public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark { AnyAxisMark(erasing: mark) }
}
