import Foundation
import TintypeAssetSymbols

extension IntentDefinition {
    /// The sources with the classes of a module's definitions, by their files.
    static func sources(of resources: [AppResource]) -> [String: String] {
        let definitions = resources.map(\.path).filter(isDefinition).compactMap { IntentDefinition(path: $0) }
        let classes = definitions.map(\.source).filter { !$0.isEmpty }
        guard !classes.isEmpty else { return [:] }
        let text = ["public import Foundation", "public import Intents"] + classes
        return ["GeneratedIntents.swift": text.joined(separator: "\n\n") + "\n"]
    }

    /// The classes that Xcode makes of the definition. Nothing calls a handler, so its protocol asks for nothing.
    var source: String {
        let own = (intents ?? []).filter { $0.type != "System" }
        var parts = (choices ?? []).map(\.source) + (objects ?? []).map { $0.source(names) }
        for intent in own {
            parts += [intent.source(names), intent.responseSource(names)]
            let refused = (intent.parameters ?? []).filter { !$0.reasons.isEmpty }
            parts += refused.map { $0.reasonsSource(of: intent, names) }
        }
        return parts.joined(separator: "\n\n")
    }

    /// The classes of objects and choices by the names that parameters give.
    private var names: [String: String] {
        let objects = (objects ?? []).map { ($0.name, $0.className) }
        return Dictionary(objects + (choices ?? []).map { ($0.name, $0.typeName) }) { first, _ in first }
    }
}

extension IntentDefinition.Choices {
    fileprivate var typeName: String { (prefix ?? "") + name }

    fileprivate var source: String {
        var cases = values.map { "    case `\($0.name)` = \($0.index ?? 0)" }
        // A parameter begins as the choice of number 0.
        if !values.contains(where: { ($0.index ?? 0) == 0 }) { cases.insert("    case unknown = 0", at: 0) }
        return """
            nonisolated public enum \(typeName): Int, Sendable {
            \(cases.joined(separator: "\n"))
            }

            nonisolated public class \(typeName)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {
                public class func success(with resolvedValue: \(typeName)) -> Self { success(with: resolvedValue.rawValue) }
                public class func confirmationRequired(with valueToConfirm: \(typeName)) -> Self {
                    confirmationRequired(with: valueToConfirm.rawValue)
                }
            }
            """
    }
}

extension IntentDefinition.Object {
    fileprivate var className: String { (prefix ?? "") + name }

    fileprivate func source(_ names: [String: String]) -> String {
        let inherited: Set = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
        let own = (properties ?? []).filter { !inherited.contains($0.name) }
        let lines = own.map { $0.property(names) }.joined(separator: "\n")
        return """
            nonisolated public class \(className): INObject, @unchecked Sendable {
            \(lines)
            }

            nonisolated public class \(className)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {
                public class func success(with resolvedObject: \(className)) -> Self {
                    success(with: resolvedObject as INObject)
                }
                public class func disambiguation(with objectsToDisambiguate: [\(className)]) -> Self {
                    disambiguation(with: objectsToDisambiguate as [INObject])
                }
                public class func confirmationRequired(with objectToConfirm: \(className)?) -> Self {
                    confirmationRequired(with: objectToConfirm as INObject?)
                }
            }
            """
    }
}

extension IntentDefinition.Intent {
    fileprivate var className: String { (prefix ?? "") + name + "Intent" }

    fileprivate func source(_ names: [String: String]) -> String {
        let lines = (parameters ?? []).map { $0.property(names) }.joined(separator: "\n")
        return """
            nonisolated public class \(className): INIntent, @unchecked Sendable {
            \(lines)
            }

            public protocol \(className)Handling: NSObjectProtocol {}
            """
    }

    fileprivate func responseSource(_ names: [String: String]) -> String {
        let standard = [
            "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        ]
        let codes = response?.codes ?? []
        let parameters = response?.parameters ?? []
        let own = codes.map(\.name).filter { !standard.contains($0) }
        let cases =
            standard.enumerated().map { "    case \($1) = \($0)" }
            + own.enumerated().map { "    case \($1) = \(100 + $0)" }
        let makers = codes.compactMap { code -> String? in
            let named = parameters.filter { code.text?.contains("${\($0.name)}") == true }
            guard !named.isEmpty || own.contains(code.name) else { return nil }
            let list = named.map { "\($0.quoted): \($0.type(names, isOptional: false))" }.joined(separator: ", ")
            let assignments = named.map { "        response.\($0.quoted) = \($0.quoted)" }
            let lines = assignments + ["        return response", "    }"]
            return """
                    public static func \(AssetSymbols.quoted(code.name))(\(list)) -> \(className)Response {
                        let response = \(className)Response(code: .\(code.name), userActivity: nil)
                \(lines.joined(separator: "\n"))
                """
        }
        return """
            nonisolated public enum \(className)ResponseCode: Int, Sendable {
            \(cases.joined(separator: "\n"))
            }

            nonisolated public class \(className)Response: INIntentResponse, @unchecked Sendable {
                public internal(set) var code = \(className)ResponseCode.unspecified
            \((parameters.map { $0.property(names) } + makers).joined(separator: "\n"))
                public convenience init(code: \(className)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            }
            """
    }
}

extension IntentDefinition.Parameter {
    fileprivate var quoted: String { AssetSymbols.quoted(name) }

    private static let types = [
        "String": "String", "URL": "URL", "Date": "DateComponents", "DateComponents": "DateComponents",
        "Person": "INPerson", "Placemark": "CLPlacemark", "File": "INFile", "SpeakableString": "INSpeakableString",
        "Distance": "Measurement<UnitLength>", "Temperature": "Measurement<UnitTemperature>",
        "Mass": "Measurement<UnitMass>", "Volume": "Measurement<UnitVolume>", "Speed": "Measurement<UnitSpeed>",
        "Energy": "Measurement<UnitEnergy>", "MediaItem": "INMediaItem",
    ]

    /// Numbers, and whatever else there is a number of, are objects.
    fileprivate func type(_ names: [String: String], isOptional: Bool) -> String {
        if let choices, !isArray { return names[choices] ?? choices }
        let named = type == "Object" ? object.map { names[$0] ?? $0 } ?? "INObject" : Self.types[type] ?? "NSNumber"
        return (isArray ? "[\(named)]" : named) + (isOptional ? "?" : "")
    }

    fileprivate func property(_ names: [String: String]) -> String {
        let type = type(names, isOptional: true)
        let isChoice = choices != nil && !isArray
        return "    public var \(quoted): \(type)" + (isChoice ? " = \(type)(rawValue: 0)!" : "")
    }

    /// The outcomes of a value that may be refused for reasons of its own.
    fileprivate func reasonsSource(of intent: IntentDefinition.Intent, _ names: [String: String]) -> String {
        let outcomes = [
            "String": "INStringResolutionResult", "Integer": "INIntegerResolutionResult",
            "Boolean": "INBooleanResolutionResult", "Decimal": "INDoubleResolutionResult",
            "URL": "INURLResolutionResult", "Date": "INDateComponentsResolutionResult",
            "TimeInterval": "INTimeIntervalResolutionResult", "Person": "INPersonResolutionResult",
            "Placemark": "INPlacemarkResolutionResult", "File": "INFileResolutionResult",
            "SpeakableString": "INSpeakableStringResolutionResult",
        ]
        let own = (choices ?? object).map { (names[$0] ?? $0) + "ResolutionResult" }
        let base = own ?? outcomes[type] ?? "INIntentResolutionResult"
        let stem = (intent.prefix ?? "") + intent.name + name.prefix(1).uppercased() + name.dropFirst()
        let cases = reasons.enumerated().map { "    case \($1) = \($0 + 1)" }.joined(separator: "\n")
        return """
            nonisolated public enum \(stem)UnsupportedReason: Int, Sendable {
            \(cases)
            }

            nonisolated public class \(stem)ResolutionResult: \(base), @unchecked Sendable {
                public class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self {
                    unsupported(withReason: reason.rawValue)
                }
            }
            """
    }
}
