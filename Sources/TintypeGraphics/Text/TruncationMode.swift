/// The part of the last line that gives way to an ellipsis where a text does not fit.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    case head
    case middle
    case tail
}
