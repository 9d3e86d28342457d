import Foundation

/// A file in which an app says what may be asked of it (`.intentdefinition`), of which Xcode makes classes.
///
/// Only what the classes are made of is read.
struct IntentDefinition: Decodable {
    struct Choices: Decodable {
        struct Choice: Decodable {
            var name: String
            /// None for the first, which is 0.
            var index: Int?

            enum CodingKeys: String, CodingKey { case name = "INEnumValueName", index = "INEnumValueIndex" }
        }

        var name: String
        var prefix: String?
        var values: [Choice]

        enum CodingKeys: String, CodingKey {
            case name = "INEnumName"
            case prefix = "INEnumClassPrefix"
            case values = "INEnumValues"
        }
    }

    struct Object: Decodable {
        var name: String
        var prefix: String?
        var properties: [Parameter]?

        enum CodingKeys: String, CodingKey {
            case name = "INTypeName"
            case prefix = "INTypeClassPrefix"
            case properties = "INTypeProperties"
        }
    }

    struct Intent: Decodable {
        struct Response: Decodable {
            struct Code: Decodable {
                var name: String
                /// With `${names}` of the answer's values.
                var text: String?

                enum CodingKeys: String, CodingKey {
                    case name = "INIntentResponseCodeName"
                    case text = "INIntentResponseCodeFormatString"
                }
            }

            var codes: [Code]?
            var parameters: [Parameter]?

            enum CodingKeys: String, CodingKey {
                case codes = "INIntentResponseCodes"
                case parameters = "INIntentResponseParameters"
            }
        }

        var name: String
        var prefix: String?
        /// `Custom`, or `System` for those whose classes Apple's framework has.
        var type: String?
        var parameters: [Parameter]?
        var response: Response?

        enum CodingKeys: String, CodingKey {
            case name = "INIntentName"
            case prefix = "INIntentClassPrefix"
            case type = "INIntentType"
            case parameters = "INIntentParameters"
            case response = "INIntentResponse"
        }
    }

    /// A value of a question, an answer or an object. The keys of the three differ by how they begin.
    struct Parameter: Decodable {
        var name: String
        /// As Xcode writes it, e.g. `Integer`.
        var type: String
        var isArray: Bool
        var choices: String?
        var object: String?
        /// The reasons for which a value may be refused.
        var reasons: [String]

        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            let starts = ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"]
            let start = starts.first { values.contains(Key(stringValue: $0 + "Name")) } ?? starts[0]
            func value<Value: Decodable>(_ end: String, _ type: Value.Type) -> Value? {
                try? values.decode(type, forKey: Key(stringValue: start + end))
            }
            name = try values.decode(String.self, forKey: Key(stringValue: start + "Name"))
            type = value("Type", String.self) ?? "String"
            isArray = value("SupportsMultipleValues", Bool.self) ?? false
            choices = value("EnumType", String.self)
            object = value("ObjectType", String.self)
            let reasons = value("UnsupportedReasons", [[String: PropertyText]].self) ?? []
            self.reasons = reasons.compactMap { $0[start + "UnsupportedReasonCode"]?.text }
        }
    }

    /// A text of a property list, where other values are none.
    private struct PropertyText: Decodable {
        var text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    private(set) var choices: [Choices]?
    private(set) var objects: [Object]?
    private(set) var intents: [Intent]?

    enum CodingKeys: String, CodingKey {
        case choices = "INEnums"
        case objects = "INTypes"
        case intents = "INIntents"
    }

    /// Returns whether a path is that of a definition.
    static func isDefinition(_ path: String) -> Bool { path.hasSuffix(".intentdefinition") }

    /// Reads a definition; nil for a file that is none.
    init?(path: String) {
        guard let bytes = FileManager.default.contents(atPath: path),
            let read = try? PropertyListDecoder().decode(Self.self, from: bytes)
        else { return nil }
        self = read
    }
}
