import Foundation

/// The terminal, read key by key.
struct RawTerminal {
    private let saved: termios

    /// - Returns: nil where standard input is no terminal.
    init?() {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { return nil }
    }

    /// Gives the terminal back as it was.
    func restore() {
        var settings = saved
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// The next key; nil at the end of the input.
    func key() -> Character? {
        var byte: UInt8 = 0
        guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
        return Character(UnicodeScalar(byte))
    }
}

/// Pictures within the text of a terminal, where it can show them.
enum InlinePicture {
    /// The protocol by which a terminal takes pictures.
    enum Form: Equatable {
        /// The graphics protocol of kitty.
        case kitty
        /// The escape sequence of iTerm2, which others have taken over.
        case iTerm
    }

    /// The terminal's protocol for pictures, as its variables tell; nil where none is known.
    static func form(in environment: [String: String]) -> Form? {
        let program = environment["TERM_PROGRAM"] ?? ""
        let term = environment["TERM"] ?? ""
        if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || term.contains("ghostty") { return .kitty }
        if ["iTerm.app", "WezTerm", "mintty"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" {
            return .iTerm
        }
        return nil
    }

    /// The text that makes the terminal show the PNG file `png`.
    static func text(_ png: [UInt8], _ form: Form) -> String {
        let encoded = Data(png).base64EncodedString()
        switch form {
        case .iTerm: return "\u{1B}]1337;File=inline=1;size=\(png.count):\(encoded)\u{07}\n"
        case .kitty:
            // The protocol takes at most 4096 characters at a time.
            var rest = Substring(encoded)
            var text = ""
            while !rest.isEmpty {
                let part = rest.prefix(4096)
                rest = rest.dropFirst(4096)
                let control = text.isEmpty ? "a=T,f=100,m=\(rest.isEmpty ? 0 : 1)" : "m=\(rest.isEmpty ? 0 : 1)"
                text += "\u{1B}_G\(control);\(part)\u{1B}\\"
            }
            return text + "\n"
        }
    }
}
