import Foundation
import TintypeTree

/// An alignment guide of one of the axes: what an expression can read of a view's dimensions, and a modifier can set.
enum SceneGuide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// SwiftUI's, by names of which none stands for a guide of either axis.
    static let builtIn: [(name: String, value: SceneGuide)] = [
        ("leading", .horizontal(.leading)), ("horizontalCenter", .horizontal(.center)),
        ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)), ("verticalCenter", .vertical(.center)),
        ("bottom", .vertical(.bottom)), ("firstTextBaseline", .vertical(.firstTextBaseline)),
        ("lastTextBaseline", .vertical(.lastTextBaseline)),
        ("listRowSeparatorLeading", .horizontal(.listRowSeparatorLeading)),
        ("listRowSeparatorTrailing", .horizontal(.listRowSeparatorTrailing)),
    ]

    var horizontal: HorizontalAlignment? { if case .horizontal(let guide) = self { guide } else { nil } }
    var vertical: VerticalAlignment? { if case .vertical(let guide) = self { guide } else { nil } }

    /// The place of the guide, in points from the leading or top edge.
    func value(in dimensions: ViewDimensions) -> CGFloat {
        switch self {
        case .horizontal(let guide): dimensions[guide]
        case .vertical(let guide): dimensions[guide]
        }
    }
}

extension CallReader {
    /// A horizontal guide: SwiftUI's, or one that the scene declares.
    func horizontalGuide(
        _ name: String, default guide: HorizontalAlignment = .center
    ) -> Argument<HorizontalAlignment> {
        value(name).map { self.guide($0, Choices.horizontalAlignment, of: "horizontal", \.horizontal, default: guide) }
            ?? Argument(guide)
    }

    /// A vertical guide: SwiftUI's, or one that the scene declares.
    func verticalGuide(_ name: String, default guide: VerticalAlignment = .center) -> Argument<VerticalAlignment> {
        value(name).map { self.guide($0, Choices.verticalAlignment, of: "vertical", \.vertical, default: guide) }
            ?? Argument(guide)
    }

    /// A guide of each axis: one of SwiftUI's names, or `{horizontal: leading, vertical: top}`.
    func alignment(_ name: String, default alignment: Alignment = .center) -> Argument<Alignment> {
        guard let value = value(name) else { return Argument(alignment) }
        guard value.mapping != nil else {
            return typed(value, Choices.alignment).map { $0.string.flatMap(Choices.alignment.value) ?? alignment }
        }
        let call = SceneCall(name: name, place: value.place, arguments: value, beside: [])
        let axes = CallReader(call, Self.axes, checker: checker, scope: scope)
        let (horizontal, vertical) = (axes.horizontalGuide("horizontal"), axes.verticalGuide("vertical"))
        if let horizontal = horizontal.constant, let vertical = vertical.constant {
            return Argument(Alignment(horizontal: horizontal, vertical: vertical))
        }
        return Argument(fallback: alignment) { frame, scope in
            Alignment(horizontal: horizontal(frame, scope), vertical: vertical(frame, scope))
        }
    }

    static let axes: [ArgumentSpec] = [
        ArgumentSpec("horizontal", .horizontalGuide, "What is shared from side to side.", default: "center"),
        ArgumentSpec("vertical", .verticalGuide, "What is shared from top to bottom.", default: "center"),
    ]

    private func guide<Guide>(
        _ value: SceneValue, _ choice: Choice<Guide>, of axis: String, _ own: (SceneGuide) -> Guide?,
        default guide: Guide
    ) -> Argument<Guide> {
        guard let text = value.scalar?.text, let declared = checker.guides.first(where: { $0.name == text }) else {
            return typed(value, choice).map { $0.string.flatMap(choice.value) ?? guide }
        }
        if let found = own(declared.value) { return Argument(found) }
        checker.diagnostics.error(
            "\"\(text)\" is no \(axis) alignment", at: value.place,
            hint: "the scene declares it by a guide of the other axis")
        return Argument(guide)
    }

    /// A choice whose diagnostics know what the scene declares, too.
    private func typed<Value>(_ value: SceneValue, _ choice: Choice<Value>) -> Argument<SceneDatum> {
        if let text = value.scalar?.text, !text.hasPrefix("="), !value.isEmpty, choice.value(text) == nil {
            let declared = Value.self == Alignment.self ? [] : checker.guides.map(\.name)
            reader.unknown(choice.names.name, text, at: value.place, among: choice.names.values + declared)
            return Argument(.none)
        }
        let typed = checker.typed(value, as: .choice(choice.names), in: scope)
        return typed.map { Argument($0, fallback: .none) } ?? Argument(.none)
    }
}
