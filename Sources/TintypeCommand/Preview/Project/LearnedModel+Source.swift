import Foundation
import TintypeAssetSymbols

extension LearnedModel {
    /// The sources with the classes of a module's models, by their files.
    ///
    /// - Parameters:
    ///   - sources: The paths of the module's sources: a class that one of them declares is not made again.
    ///   - bundle: The bundle that has the models' files, in Swift.
    static func sources(
        of resources: [AppResource], besides sources: [String], bundle: String = "Bundle.main"
    ) -> [String: String] {
        let models = resources.map(\.path).filter(isModel).map { LearnedModel(path: $0) }
        guard !models.isEmpty else { return [:] }
        let texts = sources.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) }
        let classes = models.filter { model in
            // The whole name: a class that only begins with it is another.
            !texts.contains { $0.range(of: "\\bclass \(model.className)\\b", options: .regularExpression) != nil }
        }
        guard !classes.isEmpty else { return [:] }
        let text = ["import CoreML", "import Foundation"] + classes.map { $0.source(bundle: bundle) }
        return ["GeneratedLearnedModels.swift": text.joined(separator: "\n\n") + "\n"]
    }

    private var className: String { Self.identifier(name) }

    /// A text as a name of Swift's: what none may have is an underscore.
    fileprivate static func identifier(_ text: String) -> String {
        let result = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return result.first?.isNumber == true ? "_" + result : result
    }

    /// The classes that Xcode makes of the model: of the values that it is asked with and answers, and of itself.
    func source(bundle: String) -> String {
        let question = ["    init(\(Self.parameters(inputs))) {"] + inputs.map(\.assignment) + ["    }"]
        let answer = ["    init(features: any MLFeatureProvider) {"] + outputs.map(\.reading) + ["    }"]
        let known = ["    init(\(Self.parameters(outputs))) {"] + outputs.map(\.assignment) + ["    }"]
        return [
            Self.provider("\(className)Input", inputs, question + pictures),
            Self.provider("\(className)Output", outputs, outputs.isEmpty ? answer : known + answer),
            modelClass(bundle: bundle),
        ].joined(separator: "\n\n")
    }

    private static func parameters(_ features: [Feature]) -> String {
        features.map { "\($0.property): \($0.type)\($0.isOptional ? " = nil" : "")" }.joined(separator: ", ")
    }

    private static func provider(_ type: String, _ features: [Feature], _ initializers: [String]) -> String {
        var lines = ["nonisolated class \(type): MLFeatureProvider {"]
        lines += features.map { "    var \($0.property): \($0.type)" } + features.compactMap(\.shapedProperty)
        lines += initializers
        let names = features.map { "\"\($0.name)\"" }.joined(separator: ", ")
        lines.append("    var featureNames: Set<String> { [\(names)] }")
        lines.append("    func featureValue(for featureName: String) -> MLFeatureValue? {")
        lines.append("        switch featureName {")
        lines += features.map { "        case \"\($0.name)\": \($0.value)" }
        return (lines + ["        default: nil", "        }", "    }", "}"]).joined(separator: "\n")
    }

    /// The ways to ask with pictures of Core Graphics' or in files.
    private var pictures: [String] {
        guard inputs.contains(where: { $0.pictureValue("") != nil }) else { return [] }
        return [("With", "CGImage", "cgImage: "), ("At", "URL", "imageAt: ")].flatMap { ending, type, label in
            let parameters = inputs.map { input in
                input.pictureValue("").map { _ in "\(input.stem)\(ending) \(input.property): \(type)" }
                    ?? Self.parameters([input])
            }
            let arguments = inputs.map { input in
                "\(input.property): \(input.pictureValue(label).map { "try \($0)" } ?? input.property)"
            }
            let setters = inputs.compactMap { input in
                input.pictureValue(label).map { value in
                    let title = input.stem.prefix(1).uppercased() + input.stem.dropFirst()
                    let assignment = "self.\(input.property) = try \(value)"
                    return "    func set\(title)(with \(input.property): \(type)) throws { \(assignment) }"
                }
            }
            return [
                "    convenience init(\(parameters.joined(separator: ", "))) throws {",
                "        self.init(\(arguments.joined(separator: ", ")))",
                "    }",
            ] + setters
        }
    }

    private func modelClass(bundle: String) -> String {
        let asked = inputs.map { "\($0.property): \($0.property)" }.joined(separator: ", ")
        let byValues =
            inputs.isEmpty
            ? ""
            : """

                func prediction(\(Self.parameters(inputs))) throws -> \(className)Output {
                    try prediction(input: \(className)Input(\(asked)))
                }
            """
        return """
            nonisolated class \(className) {
                let model: MLModel
                class var urlOfModelInThisBundle: URL {
                    \(bundle).url(forResource: "\(name)", withExtension: "mlmodelc")!
                }
                init(model: MLModel) { self.model = model }
                convenience init() { try! self.init(contentsOf: \(className).urlOfModelInThisBundle) }
                convenience init(configuration: MLModelConfiguration) throws {
                    try self.init(contentsOf: \(className).urlOfModelInThisBundle, configuration: configuration)
                }
                convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }
                convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                    try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
                }
                class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Result<\(className), any Error>) -> Void
                ) {
                    load(contentsOf: urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)
                }
                class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> \(className) {
                    try await load(contentsOf: urlOfModelInThisBundle, configuration: configuration)
                }
                class func load(
                    contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Result<\(className), any Error>) -> Void
                ) {
                    MLModel.load(contentsOf: modelURL, configuration: configuration) { result in
                        handler(result.map { \(className)(model: $0) })
                    }
                }
                class func load(
                    contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> \(className) {
                    \(className)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
                }
                func prediction(input: \(className)Input) throws -> \(className)Output {
                    try prediction(input: input, options: MLPredictionOptions())
                }
                func prediction(input: \(className)Input, options: MLPredictionOptions) throws -> \(className)Output {
                    \(className)Output(features: try model.prediction(from: input, options: options))
                }
                func prediction(
                    input: \(className)Input, options: MLPredictionOptions = MLPredictionOptions()
                ) async throws -> \(className)Output {
                    \(className)Output(features: try await model.prediction(from: input, options: options))
                }\(byValues)
                func predictions(
                    inputs: [\(className)Input], options: MLPredictionOptions = MLPredictionOptions()
                ) throws -> [\(className)Output] {
                    let batch = try model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
                    return (0..<batch.count).map { \(className)Output(features: batch.features(at: $0)) }
                }
            }
            """
    }
}

extension LearnedModel.Feature {
    /// The name without signs that none may have, of which longer names are made, and as it stands alone.
    fileprivate var stem: String { LearnedModel.identifier(name) }
    fileprivate var property: String { AssetSymbols.quoted(stem) }

    fileprivate var type: String {
        let type =
            switch kind {
            case .int64: "Int64"
            case .double: "Double"
            case .string: "String"
            case .sequence: "MLSequence"
            case .image: "CVPixelBuffer"
            case .array: "MLMultiArray"
            case .dictionary(let key): "[\(key): Double]"
            }
        return isOptional ? type + "?" : type
    }

    fileprivate var assignment: String { "        self.\(property) = \(property)" }

    /// The property of an array as one of Swift's types.
    fileprivate var shapedProperty: String? {
        guard case .array(let scalar) = kind, !isOptional else { return nil }
        let type = "MLShapedArray<\(scalar)>"
        return """
                var \(stem)ShapedArray: \(type) {
                    get { \(type)(\(property)) }
                    set { \(property) = MLMultiArray(newValue) }
                }
            """
    }

    /// The value of Core ML's that the property stands for.
    fileprivate var value: String {
        let name = isOptional ? "$0" : property
        let made =
            switch kind {
            case .int64: "MLFeatureValue(int64: \(name))"
            case .double: "MLFeatureValue(double: \(name))"
            case .string: "MLFeatureValue(string: \(name))"
            case .sequence: "MLFeatureValue(sequence: \(name))"
            case .image: "MLFeatureValue(pixelBuffer: \(name))"
            case .array: "MLFeatureValue(multiArray: \(name))"
            case .dictionary:
                "try? MLFeatureValue(dictionary: \(name).reduce(into: [:]) { $0[$1.key] = NSNumber(value: $1.value) })"
            }
        return isOptional ? "\(property).flatMap { \(made) }" : made
    }

    /// The property's value of one of Core ML's.
    fileprivate var reading: String {
        let member =
            switch kind {
            case .int64: "int64Value"
            case .double: "doubleValue"
            case .string: "stringValue"
            case .sequence: "sequenceValue!"
            case .image: "imageBufferValue!"
            case .array: "multiArrayValue!"
            case .dictionary(let key):
                "dictionaryValue.reduce(into: [:]) { if let key = $1.key as? \(key) { $0[key] = $1.value.doubleValue } }"
            }
        let value = "features.featureValue(for: \"\(name)\")"
        return "        \(property) = \(value)\(isOptional ? "?" : "!").\(member)"
    }

    /// The pixels of a picture that is named as the property, in Swift; nil where none is asked for.
    ///
    /// - Parameter label: The label of the initializer that takes it.
    fileprivate func pictureValue(_ label: String) -> String? {
        guard case .image(let width, let height, let isGray) = kind else { return nil }
        let format = isGray ? "kCVPixelFormatType_OneComponent8" : "kCVPixelFormatType_32ARGB"
        let size = "pixelsWide: \(width), pixelsHigh: \(height), pixelFormatType: \(format)"
        return "MLFeatureValue(\(label)\(property), \(size), options: nil).imageBufferValue!"
    }
}
