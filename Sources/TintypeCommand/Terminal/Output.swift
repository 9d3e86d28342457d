import Foundation
import Synchronization
import TintypeGraphics
import TintypeImage

/// Writes to the terminal. Results go to standard output, all else to standard error.
///
/// Whatever is written as ``ShownText`` holds no control character of others and no line that a CI's runner obeys.
enum Output {
    /// True once a result could not be written.
    private static let hasFailed = Atomic<Bool>(false)

    /// A line of a result, or several.
    static func print(_ text: ShownText) {
        attempt(.output) { stream throws(FileError) in try stream.write(line: text) }
    }

    /// A line about how the run goes.
    static func note(_ text: ShownText) { attempt(.error) { stream throws(FileError) in try stream.write(line: text) } }

    /// Text for a terminal's own line, to standard error, which it does not end.
    static func raw(_ text: ShownText) { write(CommandGuard.guarded(text.text).utf8, to: .error) }

    /// Text in the form of whoever reads it, such as a workflow's commands or XML, whose author has escaped it for that form.
    static func verbatim(_ text: String, to stream: StandardStream = .output) {
        write((text.hasSuffix("\n") ? text : text + "\n").utf8, to: stream)
    }

    /// The bytes of a file, to standard output.
    static func bytes(_ bytes: [UInt8]) { write(bytes, to: .output) }

    private static func write(_ bytes: some Collection<UInt8>, to stream: StandardStream) {
        attempt(stream) { stream throws(FileError) in try stream.write(bytes) }
    }

    private static func attempt(_ stream: StandardStream, _ write: (StandardStream) throws(FileError) -> Void) {
        do throws(FileError) {
            try write(stream)
        } catch {
            // Nobody is left to tell that standard error is gone.
            guard stream == .output, !hasFailed.exchange(true, ordering: .relaxed) else { return }
            note("error: \(error)")
        }
    }

    /// Ends the process. A success whose result could not be written is a failure.
    static func exit(_ code: Int32) -> Never {
        let isLost = code == 0 && hasFailed.load(ordering: .relaxed)
        Foundation.exit(isLost ? Outcome.undrawable.rawValue : code)
    }
}

extension Output {
    /// A result as JSON, indented, keys sorted.
    static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        json(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// A JSON document, which means the same as `text`: what steers a terminal or a runner stands in it as an escape.
    static func json(_ text: String) {
        // Outside of its strings a document has none of these.
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        var visibility = ScalarVisibility()
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n" || (visibility.stands(scalar) && (scalar, previous) != ("#", "#")) {
                result.append(scalar)
            } else {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result.append(
                        contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
                }
            }
        }
        verbatim(String(result))
    }
}
