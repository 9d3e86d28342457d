import TintypeGraphics

/// Letters and digits drawn with the pen, for `a.circle`, `12.square` and their like.
enum SymbolLettering {
    /// The drawing of a name such as `a` or `17`; nil for what is neither a letter of the alphabet nor a number up to
    /// 50.
    static func drawing(_ name: String) -> SymbolDrawing? {
        let characters = Array(name)
        if characters.count == 1 { return letters[characters[0]].map { .line($0) } }
        guard characters.count == 2, let number = Int(name), (10...50).contains(number) else { return nil }
        guard let tens = letters[characters[0]], let ones = letters[characters[1]] else { return nil }
        return .joined([SymbolDrawing.line(tens).shifted(-5.6), SymbolDrawing.line(ones).shifted(5.6)])
    }

    /// All names that ``drawing(_:)`` knows.
    static let names: [String] = "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init)

    private static let letters: [Character: SymbolPen] = [
        "a": "M 6.6 19 L 12 5 L 17.4 19 M 8.6 14.4 L 15.4 14.4",
        "b": "M 8 12 L 12.6 12 C 17.2 12 17.2 5 12.6 5 L 8 5 L 8 19 L 13 19 C 18 19 18 12 12.6 12",
        "c": "M 17 8 C 14.2 3.4 6.8 4 6.8 12 C 6.8 20 14.2 20.6 17 16",
        "d": "M 7.6 5 L 11 5 C 18.8 5 18.8 19 11 19 L 7.6 19 Z",
        "e": "M 16 5 L 8.4 5 L 8.4 19 L 16 19 M 8.4 12 L 15 12",
        "f": "M 16 5 L 8.4 5 L 8.4 19 M 8.4 12 L 15 12",
        "g": "M 16.8 8 C 14 3.4 6.6 4 6.6 12 C 6.6 20.6 15 20.6 17.2 16.4 L 17.2 12.6 L 12.8 12.6",
        "h": "M 7 5 L 7 19 M 17 5 L 17 19 M 7 12 L 17 12",
        "i": "M 12 5 L 12 19",
        "j": "M 15.4 5 L 15.4 14.6 C 15.4 20.4 8.4 20.4 8.2 15",
        "k": "M 8 5 L 8 19 M 16.6 5 L 8 14 M 11.4 10.6 L 17 19",
        "l": "M 8.6 5 L 8.6 19 L 16 19",
        "m": "M 6 19 L 6 5 L 12 14.4 L 18 5 L 18 19",
        "n": "M 7.2 19 L 7.2 5 L 16.8 19 L 16.8 5",
        "o": "M 12 5 C 19.4 5 19.4 19 12 19 C 4.6 19 4.6 5 12 5 Z",
        "p": "M 8 19 L 8 5 L 12.6 5 C 18 5 18 12.8 12.6 12.8 L 8 12.8",
        "q": "M 12 5 C 19.4 5 19.4 19 12 19 C 4.6 19 4.6 5 12 5 Z M 13.6 15.4 L 17.6 19.6",
        "r": "M 8 19 L 8 5 L 12.6 5 C 18 5 18 12.4 12.6 12.4 L 8 12.4 M 12.8 12.4 L 17 19",
        "s": "M 16.4 8 C 15.2 3.6 7.6 4 7.8 8.6 C 8 12.6 16.6 11.4 16.8 15.4 C 16.8 20 8.4 20.4 7.2 16",
        "t": "M 6.4 5 L 17.6 5 M 12 5 L 12 19",
        "u": "M 7.2 5 L 7.2 14 C 7.2 20.6 16.8 20.6 16.8 14 L 16.8 5",
        "v": "M 6.4 5 L 12 19 L 17.6 5",
        "w": "M 4.2 5 L 8 19 L 12 7 L 16 19 L 19.8 5",
        "x": "M 7 5 L 17 19 M 17 5 L 7 19",
        "y": "M 6.4 5 L 12 12.4 L 17.6 5 M 12 12.4 L 12 19",
        "z": "M 7 5 L 17 5 L 7 19 L 17 19",
        "0": "M 12 5 C 18 5 18 19 12 19 C 6 19 6 5 12 5 Z",
        "1": "M 9.4 7.6 L 12.6 5 L 12.6 19",
        "2": "M 7.8 8.6 C 8.2 3.6 16.4 3.8 16.2 9 C 16 12.4 9.6 15.8 7.8 19 L 16.6 19",
        "3": "M 7.8 5 L 16 5 L 11.6 10.6 C 17.8 10.4 18 19 12 19 C 9.8 19 8.2 18 7.6 16.2",
        "4": "M 14.4 19 L 14.4 5 L 7 15 L 17.2 15",
        "5": "M 15.8 5 L 9 5 L 8.2 11.4 C 11.4 9 17 10.2 16.8 14.6 C 16.6 19.8 9.4 20.4 7.6 16.4",
        "6": "M 14.8 5 C 11 6.6 7.6 10.6 7.6 14.6 C 7.6 20.4 16.6 20.4 16.6 14.6 C 16.6 9.4 9.2 9.2 7.8 13.6",
        "7": "M 7.4 5 L 16.6 5 L 10.6 19",
        "8": "M 12 11.6 C 6.8 11.6 7.2 5 12 5 C 16.8 5 17.2 11.6 12 11.6 C 6 11.6 6 19 12 19 C 18 19 18 11.6 12 11.6",
        "9": "M 9.2 19 C 13 17.4 16.4 13.4 16.4 9.4 C 16.4 3.6 7.4 3.6 7.4 9.4 C 7.4 14.6 14.8 14.8 16.2 10.4",
    ]
}
