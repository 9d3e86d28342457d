public import Foundation

extension Snapshotting where Value == String, Format == String {
    /// The text itself.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt") { text, _ in .text(text) } }
}

extension Snapshotting where Format == String {
    /// The value's text by `String(describing:)`.
    public static var description: Snapshotting {
        Snapshotting(pathExtension: "txt") { value, _ in .text(String(describing: value)) }
    }

    /// The value with all that it holds, as indented lines. Sets and dictionaries are told in one order, objects without
    /// their addresses.
    public static var dump: Snapshotting {
        Snapshotting(pathExtension: "txt") { value, _ in .text(ValueDump.text(of: value)) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, its keys sorted.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON, as `encoder` writes it. Let it sort keys: their order is no other's to keep.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        Snapshotting(pathExtension: "json") { value, _ in
            .text(String(decoding: try encoder.encode(value), as: UTF8.self))
        }
    }
}
