import Foundation
import Testing

@testable import TintypeCommand

@Suite("Definitions of intents")
struct IntentDefinitionTests {
    /// A definition with one intent of the app's own and one of the system's.
    static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict>
            <key>INEnumName</key><string>Shade</string>
            <key>INEnumValues</key><array>
                <dict><key>INEnumValueName</key><string>unknown</string></dict>
                <dict><key>INEnumValueName</key><string>default</string><key>INEnumValueIndex</key><integer>4</integer></dict>
            </array>
        </dict></array>
        <key>INIntents</key><array>
            <dict>
                <key>INIntentName</key><string>Configuration</string>
                <key>INIntentClassPrefix</key><string>PD</string>
                <key>INIntentType</key><string>Custom</string>
                <key>INIntentParameters</key><array>
                    <dict>
                        <key>INIntentParameterName</key><string>shade</string>
                        <key>INIntentParameterType</key><string>Integer</string>
                        <key>INIntentParameterEnumType</key><string>Shade</string>
                    </dict>
                    <dict>
                        <key>INIntentParameterName</key><string>friends</string>
                        <key>INIntentParameterType</key><string>Object</string>
                        <key>INIntentParameterObjectType</key><string>Friend</string>
                        <key>INIntentParameterSupportsMultipleValues</key><true/>
                    </dict>
                    <dict>
                        <key>INIntentParameterName</key><string>link</string>
                        <key>INIntentParameterType</key><string>URL</string>
                        <key>INIntentParameterUnsupportedReasons</key><array><dict>
                            <key>INIntentParameterUnsupportedReasonCode</key><string>required</string>
                            <key>INIntentParameterUnsupportedReasonCustom</key><true/>
                        </dict></array>
                    </dict>
                </array>
                <key>INIntentResponse</key><dict>
                    <key>INIntentResponseCodes</key><array>
                        <dict>
                            <key>INIntentResponseCodeName</key><string>success</string>
                            <key>INIntentResponseCodeFormatString</key><string>Done: ${count}</string>
                        </dict>
                        <dict><key>INIntentResponseCodeName</key><string>failureNoPond</string></dict>
                    </array>
                    <key>INIntentResponseParameters</key><array><dict>
                        <key>INIntentResponseParameterName</key><string>count</string>
                        <key>INIntentResponseParameterType</key><string>Integer</string>
                    </dict></array>
                </dict>
            </dict>
            <dict><key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key><string>System</string></dict>
        </array>
        <key>INTypes</key><array><dict>
            <key>INTypeName</key><string>Friend</string>
            <key>INTypeProperties</key><array>
                <dict><key>INTypePropertyName</key><string>identifier</string></dict>
                <dict>
                    <key>INTypePropertyName</key><string>age</string>
                    <key>INTypePropertyType</key><string>Integer</string>
                </dict>
            </array>
        </dict></array>
        </dict></plist>
        """

    private func sources(_ text: String) throws -> [String: String] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).intentdefinition")
        defer { try? FileManager.default.removeItem(at: path) }
        try text.write(to: path, atomically: true, encoding: .utf8)
        return IntentDefinition.sources(of: [AppResource(path: path.path, place: "Intents.intentdefinition")])
    }

    @Test("the classes are those that Xcode makes, with their prefix; those of the system's intents are not made")
    func source() throws {
        let source = try #require(try sources(Self.file)["GeneratedIntents.swift"])
        for line in [
            "class PDConfigurationIntent: INIntent", "public var shade: Shade = Shade(rawValue: 0)!",
            "public var friends: [Friend]?", "public var link: URL?", "protocol PDConfigurationIntentHandling",
            "class PDConfigurationIntentResponse: INIntentResponse", "case failureRequiringAppLaunch = 6",
            "case failureNoPond = 100", "static func success(count: NSNumber) -> PDConfigurationIntentResponse",
            "static func failureNoPond() -> PDConfigurationIntentResponse",
            "enum PDConfigurationLinkUnsupportedReason: Int", "case required = 1",
            "class PDConfigurationLinkResolutionResult: INURLResolutionResult", "case `default` = 4",
            "class ShadeResolutionResult: INEnumResolutionResult", "class Friend: INObject",
            "public var age: NSNumber?",
        ] { #expect(source.contains(line), "\(line)") }
        #expect(!source.contains("PlayMedia") && !source.contains("var identifier"))
    }

    @Test(
        "a file that is no definition, or says nothing, has no classes",
        arguments: [
            "", "<plist version=\"1.0\"><dict></dict></plist>", "version https://git-lfs.github.com/spec/v1",
        ])
    func none(text: String) throws {
        #expect(try sources(text).isEmpty)
    }
}
