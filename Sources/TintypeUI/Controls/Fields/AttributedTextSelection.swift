public import Foundation

/// The part of an attributed text that is selected, or the place where one goes on typing.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The place between two characters, or the selected parts.
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// nil for the end of the text, whatever it is.
    private var chosen: Indices?
    /// The attributes of what is typed next; nil for those of the character before.
    private var typing: AttributeContainer?

    /// Creates a selection at the end of the text.
    public init() {}

    /// Creates a selection of no character.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        chosen = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }

    /// Creates a selection of characters.
    public init(range: Range<AttributedString.Index>) {
        self.init(ranges: RangeSet(range))
    }
    public init(ranges: RangeSet<AttributedString.Index>) {
        chosen = ranges.ranges.first.map {
            $0.isEmpty && ranges.ranges.count == 1 ? .insertionPoint($0.lowerBound) : .ranges(ranges)
        }
    }

    /// The place of the selection in a text.
    public func indices(in text: AttributedString) -> Indices { chosen ?? .insertionPoint(text.endIndex) }

    /// The attributes of what is typed next: those that were set, or those of the character before, or of the first one
    /// selected.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let place: AttributedString.Index? =
            switch indices(in: text) {
            case .insertionPoint(let index) where index > text.startIndex && index <= text.endIndex:
                text.characters.index(before: index)
            case .insertionPoint: nil
            case .ranges(let ranges): ranges.ranges.first?.lowerBound
            }
        guard let place, place < text.endIndex else { return AttributeContainer() }
        return text.runs[place].attributes
    }

    fileprivate mutating func setTypingAttributes(_ attributes: AttributeContainer) { typing = attributes }
}

extension AttributedString {
    /// The selected parts of the text.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<AttributedString.Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }

    /// Changes the attributes of what is selected, or of what is typed next where nothing is.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        switch selection.indices(in: self) {
        case .insertionPoint:
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection.setTypingAttributes(attributes)
        case .ranges(let ranges):
            for range in self[ranges].runs.map(\.range) {
                var attributes = runs[range.lowerBound].attributes
                try body(&attributes)
                self[range].setAttributes(attributes)
            }
        }
    }

    /// Puts characters in the place of what is selected, with the attributes of what is typed next. The selection is
    /// behind them then.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newElements: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newElements), attributes: attributes))
    }

    /// Puts a text in the place of what is selected. The selection is behind it then.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newElements: some AttributedStringProtocol
    ) {
        let parts: [Range<AttributedString.Index>] =
            switch selection.indices(in: self) {
            case .insertionPoint(let index): [index..<index]
            case .ranges(let ranges): Array(ranges.ranges)
            }
        guard let first = parts.first else { return }
        let start = characters.distance(from: startIndex, to: first.lowerBound)
        for part in parts.dropFirst().reversed() { removeSubrange(part) }
        replaceSubrange(first, with: newElements)
        let end = characters.index(startIndex, offsetBy: start + newElements.characters.count)
        selection = AttributedTextSelection(insertionPoint: end)
    }
}

extension AttributedString {
    /// The text after an edit of its characters: what stays has its attributes, and what is new has those of the character
    /// before it.
    func edited(to text: String) -> AttributedString {
        let (old, new) = (Array(characters), Array(text))
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let start = characters.index(startIndex, offsetBy: head)
        let end = characters.index(endIndex, offsetBy: -tail)
        var result = self
        let place = AttributedTextSelection(insertionPoint: start)
        let attributes = head > 0 ? place.typingAttributes(in: self) : runs.first?.attributes ?? AttributeContainer()
        let inserted = AttributedString(String(new[head..<new.count - tail]), attributes: attributes)
        result.replaceSubrange(start..<end, with: inserted)
        return result
    }
}
