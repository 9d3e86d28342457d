import Foundation

/// A message in the wire format of protocol buffers: its fields, in the order in which they stand.
///
/// Numbers are varints; nested messages and texts are lengths and bytes. Fields of fixed width are passed over.
struct ProtocolBuffer: Sequence, IteratorProtocol {
    enum Value {
        case number(UInt64)
        case bytes(Data)
    }

    private var rest: Data

    /// - Parameter bytes: Nothing of them is copied.
    init(_ bytes: Data) { rest = bytes }

    /// Ends where the bytes do, or where they are no message.
    mutating func next() -> (field: UInt64, value: Value)? {
        while let key = number() {
            switch key & 7 {
            case 0: return number().map { (key >> 3, .number($0)) }
            case 1: guard take(8) != nil else { return nil }
            case 2: return number().flatMap { take(Int(clamping: $0)) }.map { (key >> 3, .bytes($0)) }
            case 5: guard take(4) != nil else { return nil }
            default: return nil
            }
        }
        return nil
    }

    private mutating func number() -> UInt64? {
        var result: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            result |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return result }
        }
        return nil
    }

    private mutating func take(_ count: Int) -> Data? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}

extension ProtocolBuffer {
    /// The nested messages of a field.
    func messages(_ field: UInt64) -> [ProtocolBuffer] {
        compactMap { found in
            guard found.field == field, case .bytes(let bytes) = found.value else { return nil }
            return ProtocolBuffer(bytes)
        }
    }

    /// The text of a field; of several, the last.
    func text(_ field: UInt64) -> String? { messages(field).last.map { String(decoding: $0.rest, as: UTF8.self) } }

    /// The number of a field; of several, the last.
    func number(_ field: UInt64) -> UInt64? {
        reduce(nil) { last, found in
            guard found.field == field, case .number(let number) = found.value else { return last }
            return number
        }
    }
}
