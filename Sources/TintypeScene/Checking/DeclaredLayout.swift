import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The words of a layout that a scene declares: expressions for one view after the other.
///
/// ```yaml
/// layouts:
///   flow:
///     parameters: {spacing: {type: number, default: 8}}
///     place:
///       x: =if(index == 0 || previous.maxX + spacing + subview.width > proposal.width, 0, previous.maxX + spacing)
///       y: =if(index == 0, 0, if(x == 0, bounds.maxY + spacing, previous.minY))
/// ```
enum LayoutWords {
    static let keys = ["propose", "place", "size"]

    /// The names that `place` can use. Lengths are in points; `proposal` is infinite where nothing is proposed.
    static let names: [(name: String, type: SceneType)] = [
        ("proposal", .size), ("index", .number), ("count", .number), ("subview", .size), ("previous", .rect),
        ("bounds", .rect),
    ]
}

/// A layout that a scene declares, with the values of its expressions where it is used.
private struct DeclaredLayout: Layout {
    /// The size that is proposed to each view; nil for its ideal one.
    let proposal: ((CGSize) -> ProposedViewSize)?
    /// The origin of a view, from the layout's own: of the proposal, the index, the count, the view's size, the frame of the
    /// view before, and the bounds of all before.
    let origin: (CGSize, Int, Int, CGSize, CGRect, CGRect) -> CGPoint
    /// The size of the whole, of the proposal and the bounds of all views.
    let size: ((CGSize, CGRect) -> CGSize)?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let given = proposal.size
        let bounds = frames(given, subviews).reduce(CGRect.zero) { $0.union($1) }
        return size?(given, bounds) ?? CGSize(width: bounds.maxX, height: bounds.maxY)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(proposal.size, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ given: CGSize, _ subviews: Subviews) -> [CGRect] {
        var (previous, bounds) = (CGRect.zero, CGRect.zero)
        return subviews.enumerated().map { index, subview in
            let size = subview.sizeThatFits(proposal?(given) ?? .unspecified)
            previous = CGRect(origin: origin(given, index, subviews.count, size, previous, bounds), size: size)
            bounds = index == 0 ? previous : bounds.union(previous)
            return previous
        }
    }
}

extension ProposedViewSize {
    /// The size, infinite where nothing is proposed.
    fileprivate var size: CGSize { CGSize(width: width ?? .infinity, height: height ?? .infinity) }
}

extension SceneChecker {
    /// The views of a layout's use, laid out by its expressions.
    func layout(_ mapping: SceneMapping, in scope: CheckScope) -> ViewBody {
        let known = LayoutWords.names.reduce(scope) { $0.binding($1.name, $1.type) }
        guard let written = mapping.require("place"),
            let place = reader.mapping(written, allowing: ["x", "y"], of: "place"),
            let x = place.require("x").flatMap({ typed($0, as: .number, in: known) }),
            let y = place.require("y").flatMap({ typed($0, as: .number, in: known.binding("x", .number)) })
        else { return Self.nothing }
        let proposing = scope.binding("proposal", .size)
        let proposed = lengths(mapping["propose"], of: "propose", as: .optional(.number), in: proposing)
        let sized = lengths(mapping["size"], of: "size", as: .number, in: proposing.binding("bounds", .rect))
        let (left, top) = (Argument(x, fallback: .number(0)), Argument(y, fallback: .number(0)))
        return { frame, scope in
            let origin = scope
            let layout = DeclaredLayout(
                proposal: proposed.map { lengths in
                    { given in
                        let frame = frame.binding("proposal", .size(given))
                        let (width, height) = lengths(frame, origin)
                        return ProposedViewSize(width: width, height: height)
                    }
                },
                origin: { given, index, count, size, previous, bounds in
                    let named = frame.binding("proposal", .size(given)).binding("index", .number(Double(index)))
                        .binding("count", .number(Double(count))).binding("subview", .size(size))
                        .binding("previous", .rect(previous)).binding("bounds", .rect(bounds))
                    let x = left(named, origin)
                    let y = top(named.binding("x", x), origin)
                    return CGPoint(x: x.number ?? 0, y: y.number ?? 0)
                },
                size: sized.map { lengths in
                    { given, bounds in
                        let frame = frame.binding("proposal", .size(given)).binding("bounds", .rect(bounds))
                        let (width, height) = lengths(frame, origin)
                        return CGSize(width: width ?? 0, height: height ?? 0)
                    }
                })
            let content = frame.content ?? { _ in }
            let view = layout { ScopeView { content(&$0) } }
            Self.evaluate(view, into: &scope)
        }
    }

    private static func evaluate<Content: View>(_ view: Content, into scope: inout Scope) {
        Content._evaluate(view, into: &scope)
    }

    /// Two lengths, `{width: …, height: …}`; nil where nothing is written, and after a report.
    private func lengths(
        _ value: SceneValue?, of owner: String, as type: SceneType, in scope: CheckScope
    ) -> ((SceneFrame, Scope) -> (CGFloat?, CGFloat?))? {
        guard let value, let mapping = reader.mapping(value, allowing: ["width", "height"], of: owner) else {
            return nil
        }
        let parts = ["width", "height"].map { key in
            mapping[key].flatMap { typed($0, as: type, in: scope) }.map { Argument($0, fallback: .none) }
        }
        return { frame, scope in
            let lengths = parts.map { $0?(frame, scope).number.map { CGFloat($0) } }
            return (lengths[0], lengths[1])
        }
    }
}
