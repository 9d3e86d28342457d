package import TintypeGraphics

/// One reason why a picture differs, as the two layouts tell it.
package struct CaseCause: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A view was made with another value.
        case attribute
        case added
        case removed
        case moved
        case resized
    }

    package var kind: Kind
    /// The view's path in the new layout, or in the old one if it was removed, e.g. `VStack/HStack[1]/Text#title`.
    package var view: String
    /// For people, e.g. `Text "Hello" in VStack[1] moved (0, +4): padding 8 → 12`, and of Swift's views
    /// `ProfileScreen > List > Button "Edit" text Change → Edit`.
    package var text: String
    /// The change alone, without the view that it happened to: `padding 8 → 12`.
    package var change: String
    /// The view's place in a scene file, or, as far as can be told, in a Swift file.
    package var source: SourceLocation?
    /// The type that makes the view, of those that its author wrote, with its module: `Cards.ProfileScreen`; nil in scenes.
    package var owner: String?
    /// The text that the view shows; nil for other views.
    package var shownText: String?
    /// The view's frame in points, old and new; nil where it was added or removed.
    package var expectedFrame: CaseFrame?
    package var actualFrame: CaseFrame?
    /// The number of further changes that follow from this one.
    package var consequences: Int

    package init(
        kind: Kind, view: String, text: String, change: String, source: SourceLocation? = nil, consequences: Int = 0
    ) {
        self.kind = kind
        self.view = view
        self.text = text
        self.change = change
        self.source = source
        self.consequences = consequences
    }
}

extension CaseCause {
    /// The cause, its place and how much follows from it, in a line for people.
    package var line: String { text + (source.map { " (\($0.file):\($0.line))" } ?? "") + consequenceClause }

    /// E.g. `; 4 more follow from it`; empty where nothing does.
    package var consequenceClause: String {
        consequences > 0 ? "; \(consequences) more \(consequences == 1 ? "follows" : "follow") from it" : ""
    }
}

/// A frame in points, in the root's space.
package struct CaseFrame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Cases that changed in the same way, to be reviewed once.
package struct CauseGroup: Codable, Hashable, Sendable {
    /// The same for the same change in each run.
    package var id: String
    /// The change that the cases have in common, for people, e.g. `padding 8 → 12 in card (components.yaml:12)`.
    package var title: String
    package var source: SourceLocation?
    /// The ids of the cases, in the order of the run.
    package var cases: [String]

    package init(id: String, title: String, source: SourceLocation? = nil, cases: [String]) {
        self.id = id
        self.title = title
        self.source = source
        self.cases = cases
    }
}
