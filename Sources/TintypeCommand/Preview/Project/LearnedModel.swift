import Foundation

/// A model of Core ML, of which Xcode makes classes: the names and kinds of the values that it is asked with and answers.
///
/// The numbers of the fields are those of coremltools' `Model.proto` and `FeatureTypes.proto`.
struct LearnedModel: Equatable {
    struct Feature: Equatable {
        var name: String
        var kind: Kind
        var isOptional = false
    }

    enum Kind: Equatable {
        case int64, double, string, sequence
        /// The size in pixels.
        case image(width: UInt64, height: UInt64, isGray: Bool)
        /// The type of the numbers, e.g. `Float`.
        case array(scalar: String)
        /// The type of the keys: `String` or `Int64`.
        case dictionary(key: String)
    }

    /// The name of the file, without its ending.
    let name: String
    private(set) var inputs: [Feature] = []
    private(set) var outputs: [Feature] = []

    /// Returns whether a path is that of a model.
    static func isModel(_ path: String) -> Bool { path.hasSuffix(".mlmodel") || path.hasSuffix(".mlpackage") }

    /// Reads a model. One that is none, such as a pointer of Git LFS's, has no values.
    init(path: String) {
        let url = URL(fileURLWithPath: path)
        name = url.deletingPathExtension().lastPathComponent
        let isFolder = path.hasSuffix(".mlpackage")
        let file = isFolder ? url.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel") : url
        // The weights, which follow the description, are long.
        guard let bytes = try? Data(contentsOf: file, options: .mappedIfSafe),
            let description = ProtocolBuffer(bytes).messages(2).first
        else { return }
        inputs = description.messages(1).compactMap(Feature.init)
        outputs = description.messages(10).compactMap(Feature.init)
    }
}

extension LearnedModel.Feature {
    fileprivate init?(_ message: ProtocolBuffer) {
        guard let name = message.text(1), let type = message.messages(3).last,
            let kind = type.lazy.compactMap(LearnedModel.Kind.init).first
        else { return nil }
        self.init(name: name, kind: kind, isOptional: type.number(1000) == 1)
    }
}

extension LearnedModel.Kind {
    /// A field of a type; nil for one that names no kind.
    fileprivate init?(_ field: UInt64, _ value: ProtocolBuffer.Value) {
        guard case .bytes(let bytes) = value else { return nil }
        let details = ProtocolBuffer(bytes)
        switch field {
        case 1: self = .int64
        case 2: self = .double
        case 3: self = .string
        case 4:
            let isGray = details.number(4) == 10
            self = .image(width: details.number(1) ?? 0, height: details.number(2) ?? 0, isGray: isGray)
        case 5: self = .array(scalar: Self.scalars[details.number(2) ?? 0] ?? "Double")
        case 6: self = .dictionary(key: details.messages(1).isEmpty ? "String" : "Int64")
        case 7: self = .sequence
        default: return nil
        }
    }

    /// The types of the numbers by what the format calls them.
    private static let scalars: [UInt64: String] = [0x10010: "Float16", 0x10020: "Float", 0x20020: "Int32"]
}
