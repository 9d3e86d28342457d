public import Foundation

/// The facts about a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    /// The names of what it tells apart, and of its answer.
    open var classLabels: [Any]? { nil }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    /// The values that it is asked with and answers, by their names: none.
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var stateDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var trainingInputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var isUpdatable: Bool { false }
}

/// The keys of facts about a model.
public struct MLModelMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// A value by which a model is told apart.
open class MLParameterKey: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String

    init(_ name: String) { self.name = name }

    /// The usual names.
    open class var learningRate: MLParameterKey { MLParameterKey("learningRate") }
    open class var momentum: MLParameterKey { MLParameterKey("momentum") }
    open class var miniBatchSize: MLParameterKey { MLParameterKey("miniBatchSize") }
    open class var epochs: MLParameterKey { MLParameterKey("epochs") }
    open class var numberOfNeighbors: MLParameterKey { MLParameterKey("numberOfNeighbors") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? MLParameterKey)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// The facts about a value of a model.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    /// The name, the kind, and the bounds.
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool
    open var multiArrayConstraint: MLMultiArrayConstraint? { nil }
    open var imageConstraint: MLImageConstraint? { nil }
    open func isAllowedValue(_ value: MLFeatureValue) -> Bool {
        value.type == type || (isOptional && value.isUndefined)
    }

    init(_ name: String, _ type: MLFeatureType, isOptional: Bool = false) {
        (self.name, self.type, self.isOptional) = (name, type, isOptional)
    }
}

/// The bounds of an array.
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
    /// The lengths and the kind of the numbers.
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType

    init(_ shape: [NSNumber], _ dataType: MLMultiArrayDataType) {
        (self.shape, self.dataType) = (shape, dataType)
    }
}

/// The bounds of a picture, in pixels.
open class MLImageConstraint: NSObject, @unchecked Sendable {
    /// The size and the form of the pixels.
    public let pixelsWide: Int
    public let pixelsHigh: Int
    public let pixelFormatType: UInt32

    init(_ width: Int, _ height: Int, _ format: UInt32) {
        (pixelsWide, pixelsHigh, pixelFormatType) = (width, height, format)
    }
}
