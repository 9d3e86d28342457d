// `import CoreML` where Apple's framework is missing: arrays and features as values, and models that answer nothing. It brings
// AVFoundation's buffers and Foundation along.
@_exported public import AVFoundation
@_exported public import Foundation

/// The reason why a model is not read or asked.
public struct MLModelError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// The reasons.
    @_ErrorCodes(MLModelErrorDomain)
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
    }
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
    open var modelDisplayName: String?
    open var functionName: String?
    open var parameters: [MLParameterKey: Any]?

    public override init() {}
}

/// A model: a file of which nothing is worked out. Each question that it is asked throws.
open class MLModel: NSObject, @unchecked Sendable {
    /// The facts about it, which are not read, and the wishes for it.
    public let configuration: MLModelConfiguration
    open var modelDescription: MLModelDescription { MLModelDescription() }

    /// Takes the file of a model.
    ///
    /// - Throws: ``MLModelError`` where there is no file.
    public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        guard (try? url.checkResourceIsReachable()) == true else { throw MLModelError(.io) }
        self.configuration = configuration
    }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) { handler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }

    /// Makes a model ready: it is not done.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
    open class func compileModel(
        at modelURL: URL, completionHandler handler: @escaping (Result<URL, any Error>) -> Void
    ) { handler(.failure(MLModelError(.io))) }

    /// The parts of the device that may compute: none is known.
    open class var availableComputeDevices: [MLComputeDevice] { [] }

    /// A value by which the model is told apart.
    ///
    /// - Throws: ``MLModelError``, since none is read.
    open func parameterValue(for key: MLParameterKey) throws -> Any { throw MLModelError(.parameters) }

    /// The memory of a model from one question to the next.
    open func makeState() -> MLState { MLState() }

    /// Asks the model.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func prediction(from input: any MLFeatureProvider, using state: MLState) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(
        from input: any MLFeatureProvider, using state: MLState, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        throw MLModelError(.generic)
    }
    open func predictions(
        from inputBatch: any MLBatchProvider, options: MLPredictionOptions
    ) throws -> any MLBatchProvider { throw MLModelError(.generic) }
}

/// The memory of a model from one question to the next.
public final class MLState: @unchecked Sendable {}

/// A part of a device that may compute.
public enum MLComputeDevice: Sendable {
    case cpu(MLCPUComputeDevice)
    case gpu(MLGPUComputeDevice)
    case neuralEngine(MLNeuralEngineComputeDevice)

    /// All parts: none is known.
    public static var allComputeDevices: [MLComputeDevice] { [] }
}

/// The main processor.
public final class MLCPUComputeDevice: Sendable {}

/// The processor of graphics.
public final class MLGPUComputeDevice: Sendable {}

/// The processor of models.
public final class MLNeuralEngineComputeDevice: Sendable {
    /// The number of its cores.
    public var totalCoreCount: Int { 0 }
}

/// The wishes for a question.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    /// The part of the device that may compute.
    open var usesCPUOnly = false
    open var outputBackings: [String: Any] = [:]

    public override init() {}
}
