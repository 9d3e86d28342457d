// `import CoreML` where Apple's framework is missing: arrays and features as values, and no model that could be read. It brings
// AVFoundation's buffers and Foundation along.
@_exported public import AVFoundation
@_exported public import Foundation

/// The reason why a model is not read or asked.
public struct MLModelError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
    }

    /// The reason.
    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var generic: Code { .generic }
    public static var featureType: Code { .featureType }
    public static var io: Code { .io }
    public static var customLayer: Code { .customLayer }
    public static var customModel: Code { .customModel }
    public static var update: Code { .update }
    public static var parameters: Code { .parameters }
}

/// The domain of the errors.
public let MLModelErrorDomain = "com.apple.CoreML"

/// The parts of a device that may compute.
public enum MLComputeUnits: Int, Sendable {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// The wishes for a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    /// The parts of the device, and the care that may be spared.
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false

    public override init() {
        super.init()
    }
}

/// A model. None is read.
open class MLModel: NSObject, @unchecked Sendable {
    /// The facts about it, and the wishes for it.
    public let configuration: MLModelConfiguration
    open var modelDescription: MLModelDescription { MLModelDescription() }

    /// Reads a model.
    ///
    /// - Throws: ``MLModelError``, since none is read.
    public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        throw MLModelError(.io)
    }

    /// Makes a model ready, and reads one: it is not done.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError(.io) }

    /// Asks the model.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}

/// The facts about a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    /// The names of what it tells apart, and of its answer.
    open var classLabels: [Any]? { nil }
    open var predictedFeatureName: String? { nil }
}

/// The wishes for a question.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    /// The part of the device that may compute.
    open var usesCPUOnly = false
}

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

    private init(_ whole: Int64 = 0, _ number: Double = 0, _ text: String = "", _ array: MLMultiArray? = nil) {
        (int64Value, doubleValue, stringValue, multiArrayValue) = (whole, number, text, array)
    }

    /// Creates a value.
    public convenience init(int64 value: Int64) { self.init(value) }
    public convenience init(double value: Double) { self.init(0, value) }
    public convenience init(string value: String) { self.init(0, 0, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(0, 0, "", value) }
}

/// The kinds of numbers in an array.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040
    case float32 = 0x10020
    case float16 = 0x10010
    case int32 = 0x20020
}

/// Numbers in rows and columns of any number.
open class MLMultiArray: NSObject, @unchecked Sendable {
    /// The lengths, the steps between neighbours, and the kind of the numbers.
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var values: [Double]

    /// Creates an array of zeros.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.parameters) }
        (self.shape, self.dataType) = (shape, dataType)
        var step = 1
        var steps: [NSNumber] = []
        for length in shape.reversed() {
            steps.insert(NSNumber(value: step), at: 0)
            step *= length.intValue
        }
        strides = steps
        values = Array(repeating: 0, count: step)
    }

    /// The number of numbers, and a number by its place.
    open var count: Int { values.count }
    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: values[index]) }
        set { values[index] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }

    private func place(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
}
