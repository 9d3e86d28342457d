/// The selected part of a field's text. Nothing of it is drawn.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The ranges that are selected.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected ranges.
    public var indices: Indices

    /// A selection of the characters of `range`.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection of ranges.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// The place where what is typed goes.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// The side of a line's break on which the selection stands: that which the system chooses.
    public var affinity: TextSelectionAffinity { .automatic }

    /// Indicates whether nothing but a place is selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}
