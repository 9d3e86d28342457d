public import Foundation

/// A place in a spoken text and in its sound.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
    /// The kind of what begins there.
    public enum Mark: Int, Sendable {
        case phoneme, word, sentence, paragraph, bookmark
    }

    /// The kind, the part of the text, the place in the sound in bytes, and the name.
    open var mark: Mark
    open var textRange: NSRange
    open var byteSampleOffset: Int
    open var bookmarkName = ""
    open var phoneme = ""

    /// Creates a place.
    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
    }
}
