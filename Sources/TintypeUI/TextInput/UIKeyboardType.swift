// UIKit's names for what a keyboard offers. Nothing of it is seen in a picture.

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    /// The keyboard of letters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that are made capitals while typing, by UIKit's older name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}
