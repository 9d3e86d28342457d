import Foundation
import TintypeTree

/// Values of any types that lead from the first view of a navigation to the one that is seen.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() {
        values = []
    }

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// The number of values, and whether there is none.
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value, whose destination is shown.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Goes `k` views back.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath {
    /// A path whose values can be written and read back, by the names of their types.
    public struct CodableRepresentation: Codable, Equatable {
        let values: [AnyHashable]

        init?(_ values: [AnyHashable]) {
            guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
            self.values = values
        }

        /// Reads what ``encode(to:)`` has written: the name of each value's type, and its own form as JSON, the last first.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var found: [AnyHashable] = []
            while !container.isAtEnd {
                let (name, text) = (try container.decode(String.self), try container.decode(String.self))
                guard let type = _typeByName(name) as? any Decodable.Type,
                    let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
                else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type of a path")
                }
                found.append(AnyHashable(value))
            }
            values = found.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let base = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
                    continue
                }
                try container.encode(name)
                try container.encode(String(decoding: try JSONEncoder().encode(base), as: UTF8.self))
            }
        }
    }

    /// The path in a form that can be written; nil where a value cannot be.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }

    /// Creates a path that was written.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
    }
}
