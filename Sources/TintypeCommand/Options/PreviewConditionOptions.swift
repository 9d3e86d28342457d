import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics

/// The conditions that previews are drawn under.
struct PreviewConditionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("light, dark or both (light,dark).", valueName: "schemes"))
    var scheme: String?

    @Option(
        help: ArgumentHelp(
            "The devices of previews that are drawn on one (default: what each says, else iPhone 15).",
            valueName: "names"))
    var device: String?

    @Option(
        name: [.customLong("type"), .customLong("type-size")],
        help: ArgumentHelp("How large the reader likes text, e.g. large,accessibility3.", valueName: "sizes"))
    var typeSize: String?

    @Option(help: ArgumentHelp("The locales of texts, e.g. en_US,ar.", valueName: "identifiers"))
    var locale: String?

    @Option(
        name: [.customLong("dir"), .customLong("layout-direction")],
        help: ArgumentHelp("ltr, rtl or both (ltr,rtl).", valueName: "directions"))
    var direction: String?

    @Flag(help: "Turn the device.")
    var landscape = false

    @Option(
        help: ArgumentHelp("The moment of the pictures, e.g. 2026-01-01T09:41:00Z (default: now).", valueName: "date"))
    var date: String?

    /// The first of these options that was given; nil for none.
    var given: String? {
        let options = [
            ("--scheme", scheme), ("--device", device), ("--type", typeSize), ("--locale", locale),
            ("--dir", direction), ("--landscape", landscape ? "" : nil), ("--date", date),
        ]
        return options.first { $0.1 != nil }?.0
    }

    func validate() throws {
        _ = try matrix
    }

    /// The conditions, each with each.
    var matrix: PreviewMatrix {
        get throws {
            var matrix = PreviewMatrix()
            matrix.devices = try Self.values(device, "--device") { text in
                guard let known = Device.all.first(where: { $0.name.lowercased() == text.lowercased() }) else {
                    let near = nearestNames(to: text, among: Device.all.map(\.name), limit: 3)
                    throw ValidationError("no device \"\(text)\" is known: write e.g. \(near.joined(separator: ", "))")
                }
                return known.name
            }
            matrix.schemes = try Self.values(scheme, "--scheme") { try Self.choice($0, "--scheme", ["light", "dark"]) }
            matrix.directions = try Self.values(direction, "--dir") { try Self.choice($0, "--dir", ["ltr", "rtl"]) }
            matrix.locales = try Self.values(locale, "--locale") { $0 }
            matrix.typeSizes = try Self.values(typeSize, "--type") { text in
                guard let size = PreviewConditions.typeSize(named: text) else {
                    throw ValidationError("--type has no value \"\(text)\": write e.g. large, xxxLarge, accessibility3")
                }
                return "\(size)"
            }
            matrix.base.isLandscape = landscape
            if let date {
                guard let moment = try? Date(date, strategy: .iso8601) else {
                    throw ValidationError("--date \"\(date)\" is no date: write e.g. 2026-01-01T09:41:00Z")
                }
                matrix.base.date = moment.timeIntervalSince1970
            }
            return matrix
        }
    }

    private static func values(
        _ text: String?, _ option: String, _ value: (String) throws -> String
    ) throws -> [String] {
        guard let text else { return [] }
        let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard !parts.isEmpty else { throw ValidationError("\(option) has no value") }
        return try parts.map(value)
    }

    private static func choice(_ text: String, _ option: String, _ values: [String]) throws -> String {
        guard values.contains(text.lowercased()) else {
            throw ValidationError("\(option) has no value \"\(text)\": write \(values.joined(separator: " or "))")
        }
        return text.lowercased()
    }
}
