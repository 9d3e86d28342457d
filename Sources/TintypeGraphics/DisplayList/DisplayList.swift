package import Foundation

/// A picture as a list of things to draw, in order. A value: it can be compared, dumped as text and drawn on any thread.
package struct DisplayList: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// The colour that fills the canvas first; nil leaves it transparent.
    package var background: ResolvedColor?
    package var items: [DisplayItem]

    package init(size: CGSize, scale: CGFloat, background: ResolvedColor?, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }

    package var pixelWidth: Int { Int(saturating: (size.width * scale).rounded(.up), in: 0...Int(Int32.max)) }
    package var pixelHeight: Int { Int(saturating: (size.height * scale).rounded(.up), in: 0...Int(Int32.max)) }
}

/// The error that a scene could not become a picture.
package struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, without a full stop at the end.
    package var message: String
    /// The view that it happened in, as a path from the root; nil where no view is concerned.
    package var view: String?
    /// The remedy for the user; nil where none is known.
    package var hint: String?

    package init(_ message: String, view: String? = nil, hint: String? = nil) {
        self.message = message
        self.view = view
        self.hint = hint
    }

    package var description: String { shownText.text }
}

extension RenderError: ShownTextConvertible {
    package var shownText: ShownText {
        var text: ShownText = "\(message)"
        if let view { text += " in \(view)" }
        if let hint { text += "\nhint: \(hint)" }
        return text
    }
}
