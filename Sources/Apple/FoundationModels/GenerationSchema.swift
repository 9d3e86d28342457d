/// The form of values that a model makes.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    /// A property of values.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let type: String

        /// Creates a property of a type; one of an optional type may be missing.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) { (self.name, self.description, self.type) = (name, description, "\(type)") }
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) { (self.name, self.description, self.type) = (name, description, "\(Value.self)?") }
    }

    /// The reason why forms do not fit together.
    public enum SchemaError: Error, Sendable {
        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)

        /// Words about the reason.
        public struct Context: Sendable {
            public let debugDescription: String

            /// Creates words.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }
    }

    private let words: String

    /// Creates a form of properties, of choices, or of forms that were made by hand.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        words = "\(type)(" + properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        words = "\(type)(" + choices.joined(separator: " | ") + ")"
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        words = "\(type)(" + types.map { "\($0)" }.joined(separator: " | ") + ")"
    }

    /// Creates a form that was made by hand.
    ///
    /// - Throws: ``SchemaError/duplicateType(schema:type:context:)`` where two have one name.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var names = Set<String>()
        for name in ([root] + dependencies).compactMap(\.name) where !names.insert(name).inserted {
            throw SchemaError.duplicateType(
                schema: root.name, type: name, context: .init(debugDescription: "\(name) is there twice."))
        }
        words = root.name ?? "schema"
    }

    /// The form in words.
    public var debugDescription: String { words }
}

/// A form of values that is made while a program runs.
public struct DynamicGenerationSchema: Sendable {
    let name: String?

    /// A property of values.
    public struct Property: Sendable {
        /// Creates a property of a form.
        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false)
        {}
    }

    /// Creates a form of properties, of choices, of a list, of a type, or that of another name.
    public init(name: String, description: String? = nil, properties: [Property]) {
        self.name = name
    }
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.name = name
    }
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.name = name
    }
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        name = nil
    }
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        name = nil
    }
    public init(referenceTo name: String) {
        self.name = nil
    }
}

/// A thing that a model may use to answer.
public protocol Tool<Arguments, Output>: Sendable {
    /// The types of what it is given and of what it says.
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name, the words about it, and the form of what it is given.
    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    var includesSchemaInInstructions: Bool { get }

    /// Uses it: no model does.
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The name of the type.
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The form of the type.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
