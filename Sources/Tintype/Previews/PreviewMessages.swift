import TintypeGraphics

/// A request to the process that draws the previews of a library. Requests and answers go over a socket, each as a line of JSON.
package enum PreviewRequest: Codable, Hashable, Sendable {
    /// To load a library and say which previews of some modules there are. Types of these names are left out: their code ended an
    /// earlier process.
    case list(library: String, modules: [String], without: [String])
    /// To draw the preview at a place of the list into a file, and to hand over its settled tree where that is wanted.
    case draw(index: Int, name: String, conditions: PreviewConditions, file: String, wantsTree: Bool)
    /// To say why a view has its size and its place.
    case explain(index: Int, conditions: PreviewConditions, view: String)
    /// To touch a preview, which goes on living from one such request to the next, and to draw what comes of it.
    ///
    /// `isNew` begins it anew, as another preview or other conditions do.
    case act(
        index: Int, name: String, conditions: PreviewConditions, actions: [PreviewAction], isNew: Bool, file: String)
}

/// An answer of the process that draws previews.
package enum PreviewReply: Codable, Hashable, Sendable {
    /// The place in memory that the library was loaded at.
    case loaded(start: UInt, end: UInt)
    /// A type whose code runs next, of which no end may come.
    case beginning(type: String)
    /// The end of the list.
    case listed(PreviewListing)
    case drawn(DrawnPreview)
    /// The reason for a view's size and place: for people, and as JSON.
    case explained(text: String, json: String)
    case failed(PreviewFailure)
}

/// The previews of a library.
package struct PreviewListing: Codable, Hashable, Sendable {
    /// A preview, as it was found.
    package struct Entry: Codable, Hashable, Sendable {
        package var name: String
        package var kind: PreviewCase.Kind
        package var module: String
        /// The file of a `#Preview` without its ending, or the type of a provider or an app.
        package var place: String
        /// nil where the author gave no name.
        package var title: String?
        /// From 1; 0 where only the source tells it.
        package var line: Int

        package init(
            name: String, kind: PreviewCase.Kind, module: String, place: String, title: String?, line: Int
        ) {
            (self.name, self.kind, self.module) = (name, kind, module)
            (self.place, self.title, self.line) = (place, title, line)
        }
    }

    package var entries: [Entry]
    /// The faults of types that make no preview, by the type's name.
    package var failures: [String: PreviewFailure]

    package init(entries: [Entry], failures: [String: PreviewFailure]) {
        self.entries = entries
        self.failures = failures
    }
}

/// A picture that was written.
package struct DrawnPreview: Codable, Hashable, Sendable {
    /// In pixels.
    package var width: Int
    package var height: Int
    /// Pixels a point.
    package var scale: Double
    /// Remarks on what stands in the picture for something that is not there.
    package var warnings: [String]
    /// nil where it was not asked for.
    package var tree: PreviewTree?

    package init(width: Int, height: Int, scale: Double, warnings: [String], tree: PreviewTree? = nil) {
        (self.width, self.height, self.scale) = (width, height, scale)
        (self.warnings, self.tree) = (warnings, tree)
    }
}

/// The reason why there is no picture.
package struct PreviewFailure: Codable, Hashable, Sendable, Error {
    /// The fault, without a full stop at the end.
    package var message: String
    /// The remedy, where there is one.
    package var hint: String?

    package init(message: String, hint: String? = nil) {
        (self.message, self.hint) = (message, hint)
    }

    /// The failure that an error of drawing tells.
    package init(_ error: any Error) {
        if let explained = error as? any ExplainedError {
            self.init(message: explained.message, hint: explained.hint)
        } else if let failure = error as? PreviewFailure {
            self = failure
        } else {
            self.init(message: "\(error)")
        }
    }
}
