import Foundation

/// A value of a model as a value of Swift.
public struct MLSendableFeatureValue: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    private enum Value: Hashable, Sendable, Codable {
        case undefined(Int)
        case integer(Int)
        case float16(Float)
        case float(Float)
        case double(Double)
        case string(String)
        case strings([String])
        case byNames([String: Double])
        case byNumbers([Int: Double])
        case shaped(kind: Int, numbers: [Double], shape: [Int])
    }

    private let value: Value

    private init(_ value: Value) {
        self.value = value
    }

    /// Creates a value of a number, a text, texts or numbers by their names or numbers, or none of a kind.
    public init(undefined type: MLFeatureType) {
        value = .undefined(type.rawValue)
    }
    public init(_ value: Int) {
        self.value = .integer(value)
    }
    public init(_ value: Int32) {
        self.value = .integer(Int(value))
    }
    public init(_ value: Float16) {
        self.value = .float16(Float(value))
    }
    public init(_ value: Float) {
        self.value = .float(value)
    }
    public init(_ value: Double) {
        self.value = .double(value)
    }
    public init(_ value: String) {
        self.value = .string(value)
    }
    public init(_ value: [String]) {
        self.value = .strings(value)
    }
    public init(_ value: [String: Double]) {
        self.value = .byNames(value)
    }
    public init(_ value: [String: Int]) {
        self.value = .byNames(value.mapValues(Double.init))
    }
    public init(_ value: [Int: Double]) {
        self.value = .byNumbers(value)
    }
    public init(_ value: [Int: Int]) {
        self.value = .byNumbers(value.mapValues(Double.init))
    }
    public init<Scalar: MLShapedArrayScalar>(_ value: MLShapedArray<Scalar>) {
        self.value = .shaped(
            kind: Scalar.multiArrayDataType.rawValue, numbers: value.scalars.map(\._number), shape: value.shape)
    }

    /// Creates a copy of a value; nil for a picture, and for whatever else is no number and no text.
    public init?(_ value: MLFeatureValue) {
        switch value.type {
        case _ where value.isUndefined: self.init(undefined: value.type)
        case .int64: self.init(Int(value.int64Value))
        case .double: self.init(value.doubleValue)
        case .string: self.init(value.stringValue)
        case .sequence where value.sequenceValue?.type == .string: self.init(value.sequenceValue?.stringValues ?? [])
        case .dictionary:
            if let names = value.dictionaryValue as? [String: NSNumber] {
                self.init(names.mapValues(\.doubleValue))
            } else if let numbers = value.dictionaryValue as? [Int: NSNumber] {
                self.init(numbers.mapValues(\.doubleValue))
            } else {
                return nil
            }
        case .multiArray:
            guard let array = value.multiArrayValue else { return nil }
            self.init(
                .shaped(
                    kind: array.dataType.rawValue, numbers: (0..<array.count).map { array[$0].doubleValue },
                    shape: array.shape.map(\.intValue)))
        default: return nil
        }
    }

    /// The kind of the value.
    public var type: MLFeatureType {
        switch value {
        case .undefined(let type): MLFeatureType(rawValue: type) ?? .invalid
        case .integer: .int64
        case .float16, .float, .double: .double
        case .string: .string
        case .strings: .sequence
        case .byNames, .byNumbers: .dictionary
        case .shaped: .multiArray
        }
    }
    public var isUndefined: Bool { if case .undefined = value { true } else { false } }
    public var isShapedArray: Bool { type == .multiArray && !isUndefined }
    public var isScalar: Bool { integerValue != nil || number != nil }

    /// The value as each kind; nil for another one.
    public var integerValue: Int? { if case .integer(let value) = value { value } else { nil } }
    public var float16Value: Float16? { if case .float16(let value) = value { Float16(value) } else { nil } }
    public var floatValue: Float? { if case .float(let value) = value { value } else { nil } }
    public var doubleValue: Double? { if case .double(let value) = value { value } else { nil } }
    public var stringValue: String? { if case .string(let value) = value { value } else { nil } }
    public var stringArrayValue: [String]? { if case .strings(let value) = value { value } else { nil } }
    public var stringDictionaryValue: [String: Double]? { if case .byNames(let value) = value { value } else { nil } }
    public var integerDictionaryValue: [Int: Double]? { if case .byNumbers(let value) = value { value } else { nil } }
    public func shapedArrayValue<Scalar: MLShapedArrayScalar>(of type: Scalar.Type) -> MLShapedArray<Scalar>? {
        guard case .shaped(let kind, let numbers, let shape) = value, kind == Scalar.multiArrayDataType.rawValue else {
            return nil
        }
        return MLShapedArray(scalars: numbers.map { Scalar(_number: $0) }, shape: shape)
    }

    /// The value in words.
    public var debugDescription: String { "\(value)" }

    private var number: Double? {
        switch value {
        case .float16(let value), .float(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    var featureValue: MLFeatureValue {
        switch value {
        case .undefined: MLFeatureValue(undefined: type)
        case .integer(let value): MLFeatureValue(int64: Int64(value))
        case .float16, .float, .double: MLFeatureValue(double: number ?? 0)
        case .string(let value): MLFeatureValue(string: value)
        case .strings(let value): MLFeatureValue(sequence: MLSequence(strings: value))
        case .byNames(let value): dictionary(value)
        case .byNumbers(let value): dictionary(value)
        case .shaped(let kind, let numbers, let shape): array(kind, numbers, shape)
        }
    }

    private func dictionary<Key: Hashable>(_ value: [Key: Double]) -> MLFeatureValue {
        let numbers = value.map { (AnyHashable($0.key), NSNumber(value: $0.value)) }
        return (try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: numbers)))
            ?? MLFeatureValue(undefined: .dictionary)
    }

    private func array(_ kind: Int, _ numbers: [Double], _ shape: [Int]) -> MLFeatureValue {
        guard let type = MLMultiArrayDataType(rawValue: kind),
            let array = try? MLMultiArray(shape: shape.map { NSNumber(value: $0) }, dataType: type)
        else { return MLFeatureValue(undefined: .multiArray) }
        for (index, number) in numbers.enumerated() { array[index] = NSNumber(value: number) }
        return MLFeatureValue(multiArray: array)
    }
}
