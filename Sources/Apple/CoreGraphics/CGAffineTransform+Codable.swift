import Foundation

extension CGAffineTransform: Codable {
    /// Reads or writes the six numbers of the matrix, one after the other.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init()
        for number in Self.numbers { self[keyPath: number] = try numbers.decode(CGFloat.self) }
    }
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in Self.numbers { try numbers.encode(self[keyPath: number]) }
    }

    private static var numbers: [WritableKeyPath<CGAffineTransform, CGFloat>] { [\.a, \.b, \.c, \.d, \.tx, \.ty] }
}
