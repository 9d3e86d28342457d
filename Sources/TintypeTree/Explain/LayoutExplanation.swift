package import Foundation
package import TintypeGraphics

/// The reasons for a view's size and place: each proposal that came down to it from the canvas, each answer that went up.
///
/// A value: the text and the JSON that people read are renderings of it. All numbers are the engine's own.
package struct LayoutExplanation: Hashable, Sendable {
    /// The name of a view.
    package struct Name: Hashable, Sendable, Encodable {
        /// The kind of view, e.g. `HStack`, `padding`, `Text`.
        package var kind: String
        package var id: String?
        /// The kind of the view inside all modifiers, where that is another.
        package var content: String?
        /// The detail that tells the view from others of its kind: the words of a text, the name of a symbol.
        package var detail: String?
    }

    /// A view that a container asked.
    package struct Asked: Hashable, Sendable {
        package var name: Name
        package var proposal: ProposedViewSize
        /// In points.
        package var answer: CGSize
        /// The view's turn in the order of service, counted from 1; nil where the order makes no difference.
        package var rank: Int?
        /// The reasons for its proposal, and the range of its length; empty for none.
        package var notes: [String]
        /// Indicates whether the view that is explained is this one, or in it.
        package var isOnPath: Bool
    }

    /// A view on the way from the canvas to the view that is explained.
    package struct Step: Hashable, Sendable {
        package var name: Name
        /// The name of what shows of it: that of the view inside, for a modifier that changes no size.
        package var shownName: Name
        /// The path from the root, as verdicts write it.
        package var path: String
        package var source: SourceLocation?
        package var proposal: ProposedViewSize
        /// In points, before any effect around it.
        package var answer: CGSize
        /// The top left corner, from that of the view around it, in points.
        package var origin: CGPoint
        /// In points of the canvas; the bounding box of what is seen where an effect turns the view.
        package var frame: CGRect
        /// Indicates whether the proposal goes through it as it is, and the answer too.
        package var isThrough: Bool
        /// The words for what it makes of the proposal.
        package var proposing: [String]
        /// The views that it asked; where many are alike, some are left out.
        package var asked: [Asked]
        /// The number of asked views that are left out.
        package var unnamed: Int
        /// The words for the reasons of its size.
        package var answering: [String]
        /// The words for the reasons of its place.
        package var standing: [String]
        /// The guides that it sets, by name, in points from its leading or top edge.
        package var guides: [Guide]
    }

    /// The place of a guide of a view.
    package struct Guide: Hashable, Sendable, Encodable {
        package var name: String
        /// In points from the view's leading or top edge.
        package var value: CGFloat
    }

    /// In points.
    package var canvas: CGSize
    /// The words for the canvas's proposal.
    package var canvasWords: [String]
    /// The steps from the root to the view, and on to what it is wrapped around where it is only a modifier that changes no
    /// size.
    package var steps: [Step]
    /// The index of the step that is the view.
    package var subject: Int

    /// The view that is explained.
    package var view: Step { steps[subject] }
}

extension LayoutExplanation.Name: CustomStringConvertible {
    /// `Text#title`, `frame (Image)`, `Text “Hello”`.
    package var description: String {
        kind + (id.map { "#\($0)" } ?? "") + (content.map { " (\($0))" } ?? "") + (detail.map { " \($0)" } ?? "")
    }

    /// Without what tells it from others of its kind: for the middle of a sentence.
    package var short: String { id.map { "\(kind)#\($0)" } ?? description }

    /// For a column: at most 26 characters.
    var column: String {
        let name = id == nil ? description : short
        guard name.count > 26 else { return name }
        return name.hasSuffix("”") ? name.prefix(24) + "…”" : name.prefix(25) + "…"
    }
}
