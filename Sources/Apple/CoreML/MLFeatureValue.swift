public import AVFoundation
public import Foundation

/// The values that a model is asked with, or answers.
public protocol MLFeatureProvider {
    /// The names, and a value by its name.
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Such values by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    /// The values by their names.
    public let dictionary: [String: MLFeatureValue]
    open var featureNames: Set<String> { Set(dictionary.keys) }

    /// Creates values of numbers, texts, arrays and values.
    ///
    /// - Throws: ``MLModelError`` for a value of another kind.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let text as String: MLFeatureValue(string: text)
            case let array as MLMultiArray: MLFeatureValue(multiArray: array)
            case let number as Double: MLFeatureValue(double: number)
            case let number as Int: MLFeatureValue(int64: Int64(number))
            default: throw MLModelError(.featureType)
            }
        }
    }

    /// Gives a value by its name.
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A value of a model.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    /// The value as a number, a text and an array.
    public let int64Value: Int64
    public let doubleValue: Double
    public let stringValue: String
    public let multiArrayValue: MLMultiArray?
    /// The value as numbers by their names or numbers, as a row of texts or whole numbers, and as a picture.
    public let dictionaryValue: [AnyHashable: NSNumber]
    public let sequenceValue: MLSequence?
    public let imageBufferValue: CVPixelBuffer?
    /// The kind, and whether there is no value of it.
    public let type: MLFeatureType
    public let isUndefined: Bool

    private init(
        _ type: MLFeatureType, _ whole: Int64 = 0, _ number: Double = 0, _ text: String = "",
        _ array: MLMultiArray? = nil, _ numbers: [AnyHashable: NSNumber] = [:], _ picture: CVPixelBuffer? = nil,
        _ sequence: MLSequence? = nil, isUndefined: Bool = false
    ) {
        (int64Value, doubleValue, stringValue, multiArrayValue) = (whole, number, text, array)
        (dictionaryValue, imageBufferValue, sequenceValue) = (numbers, picture, sequence)
        (self.type, self.isUndefined) = (type, isUndefined)
    }

    /// Creates a value.
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, 0, value) }
    public convenience init(string value: String) { self.init(.string, 0, 0, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, 0, 0, "", value) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, 0, 0, "", nil, [:], value) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        self.init(.dictionary, 0, 0, "", nil, value)
    }
    public convenience init(sequence value: MLSequence) { self.init(.sequence, 0, 0, "", nil, [:], nil, value) }
    public convenience init(undefined type: MLFeatureType) { self.init(type, isUndefined: true) }
    public convenience init(_ value: MLSendableFeatureValue) {
        let value = value.featureValue
        self.init(
            value.type, value.int64Value, value.doubleValue, value.stringValue, value.multiArrayValue,
            value.dictionaryValue, value.imageBufferValue, value.sequenceValue, isUndefined: value.isUndefined)
    }
    public convenience init<Scalar: MLShapedArrayScalar>(shapedArray: MLShapedArray<Scalar>) {
        self.init(multiArray: MLMultiArray(shapedArray))
    }

    /// The value as an array of a kind of numbers; nil for another one.
    public func shapedArrayValue<Scalar: MLShapedArrayScalar>(of type: Scalar.Type) -> MLShapedArray<Scalar>? {
        multiArrayValue.flatMap { $0.dataType == Scalar.multiArrayDataType ? MLShapedArray($0) : nil }
    }
}

/// The kinds of values.
public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence
    case state
}

/// A row of texts or of whole numbers.
open class MLSequence: NSObject, @unchecked Sendable {
    /// The kind of the values, and the values: those of another kind are none.
    public let type: MLFeatureType
    public let stringValues: [String]
    public let int64Values: [NSNumber]

    private init(_ type: MLFeatureType, _ texts: [String] = [], _ numbers: [NSNumber] = []) {
        (self.type, stringValues, int64Values) = (type, texts, numbers)
    }

    /// Creates a row, or one without values.
    public convenience init(strings stringValues: [String]) { self.init(.string, stringValues) }
    public convenience init(int64s int64Values: [NSNumber]) { self.init(.int64, [], int64Values) }
    public convenience init(empty type: MLFeatureType) { self.init(type) }
}

/// Values for several questions.
public protocol MLBatchProvider {
    /// The number of questions, and the values of one.
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

/// Such values in an array.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
    /// The values of each question.
    public let array: [any MLFeatureProvider]
    open var count: Int { array.count }

    /// Creates values of several questions.
    public init(array: [any MLFeatureProvider]) {
        self.array = array
    }

    /// Creates values of arrays by their names, all of which have the same length.
    ///
    /// - Throws: ``MLModelError`` for arrays of several lengths, or values of another kind.
    public convenience init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.first?.count ?? 0
        guard dictionary.values.allSatisfy({ $0.count == count }) else { throw MLModelError(.featureType) }
        self.init(
            array: try (0..<count).map { index in
                try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] })
            })
    }

    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
