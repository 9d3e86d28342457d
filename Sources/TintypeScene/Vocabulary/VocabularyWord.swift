package import Foundation

/// A view, a shape or a modifier as a reader of the reference sees it.
package struct VocabularyWord: Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    package let arguments: [Argument]
    /// A use; nil for a word that a call alone cannot show.
    package let example: WordExample?

    /// An argument as the reference tells it.
    package struct Argument: Sendable {
        package let name: String
        /// The form of its value, in a few words of Markdown.
        package let written: String
        /// A sentence or two.
        package let doc: String
        /// Indicates whether a scalar right after the word stands for it.
        package let isMain: Bool
    }

    fileprivate init(_ name: String, _ doc: String, _ specs: [ArgumentSpec], example: WordExample?) {
        self.name = name
        self.doc = doc
        self.example = example
        arguments = specs.map { spec in
            let standard = spec.defaultText.map { " `\($0)` where it is not written." } ?? ""
            let must = spec.isRequired ? " Required." : ""
            return Argument(
                name: spec.name, written: spec.kind.words, doc: spec.doc + standard + must, isMain: spec.isMain)
        }
    }
}

extension VocabularyGroup {
    /// The words of the group, views before modifiers. Modifiers that every shape takes are told of `AnyShape` alone.
    package var words: [VocabularyWord] {
        let shapes = self.shapes.map { $0.spec() }.map { shape in
            shape.name == "AnyShape"
                ? VocabularyWord(shape.name, shape.doc, shape.view.arguments, example: shape.example)
                : VocabularyWord(
                    shape.name, shape.doc + " It takes what `AnyShape` takes, too.", shape.ownArguments,
                    example: shape.example)
        }
        return views.map { $0.spec() }.map { VocabularyWord($0.name, $0.doc, $0.arguments, example: $0.example) }
            + shapes
            + modifiers.map { $0.spec() }.map { VocabularyWord($0.name, $0.doc, $0.arguments, example: $0.example) }
    }

    /// The name of the picture of all examples of the group, among the article's.
    package var pictureName: String { "words-" + title.lowercased().split(separator: " ").joined(separator: "-") }

    /// The canvas on which the examples of the group are drawn, in points: whole screens need that of a small phone.
    package var exampleSize: CGSize {
        [VocabularyGroup.screens.title, VocabularyGroup.lists.title].contains(title)
            ? CGSize(width: 320, height: 480) : CGSize(width: 320, height: 160)
    }

    /// The canvas on which an example is drawn, in points: one that opens a menu has room for it.
    package func size(of example: WordExample) -> CGSize {
        CGSize(width: exampleSize.width, height: max(exampleSize.height, example.opensMenu ? 320 : 0))
    }
}
