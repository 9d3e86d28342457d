import Foundation

/// Writes to the terminal. Results go to standard output, all else to standard error.
enum Output {
    /// A line of a result.
    static func print(_ text: String) { write(text, to: .standardOutput) }

    /// A line about how the run goes.
    static func note(_ text: String) { write(text, to: .standardError) }

    /// Text for a terminal's own line, to standard error, as it is.
    static func raw(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    static func write(_ text: String, to handle: FileHandle) {
        handle.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }
}

extension Output {
    /// A result as JSON, indented, keys sorted.
    static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        write(String(decoding: try encoder.encode(value), as: UTF8.self), to: .standardOutput)
    }
}
