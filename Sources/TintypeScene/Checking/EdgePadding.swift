import Foundation
import TintypeGraphics
import TintypeTree

/// The space at the edges of a view: a length at some of them, or a length for each.
enum EdgePadding {
    /// nil for the platform's own length.
    case length(Edge.Set, CGFloat?)
    case insets(EdgeInsets)

    private static let names = ["top", "leading", "bottom", "trailing"]

    static let arguments: [ArgumentSpec] = [
        .main("length", .number, "In points; 16 without it."),
        ArgumentSpec("edges", .choices(Choices.edges.names), "Where the length is added.", default: "all"),
        ArgumentSpec("top", .number, "At the top, in points."),
        ArgumentSpec("leading", .number, "At the leading edge, in points."),
        ArgumentSpec("bottom", .number, "At the bottom, in points."),
        ArgumentSpec("trailing", .number, "At the trailing edge, in points."),
    ]

    /// Reads ``arguments``.
    static func read(_ call: CallReader) -> (SceneFrame, Scope) -> EdgePadding {
        for name in names {
            call.exclude("length", name)
            call.exclude("edges", name)
        }
        if names.contains(where: call.has) {
            let lengths = names.map { call.number($0, default: 0) }
            return { frame, scope in
                let lengths = lengths.map { $0(frame, scope) }
                return .insets(
                    EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3]))
            }
        }
        let (edges, length) = (call.choices("edges", Choices.edges, default: .all), call.optionalNumber("length"))
        return { .length(edges($0, $1), length($0, $1)) }
    }
}
