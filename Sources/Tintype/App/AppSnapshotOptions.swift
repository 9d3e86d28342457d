import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The options of drawing an app's window, by the command's usual names.
struct AppSnapshotOptions: Hashable, Sendable {
    /// The PNG file; `-` for standard output.
    var output = ""
    /// nil for what the app begins with.
    var window: String?
    /// nil for the default device.
    var device: String?
    var isLandscape = false
    /// In points, instead of a device's screen.
    var size: CGSize?
    /// Pixels a point; nil for the device's, and 2 for a size.
    var scale: Double?
    var scheme = ColorScheme.light
    var locale = "en_US"
    var layoutDirection = LayoutDirection.leftToRight
    var typeSize = DynamicTypeSize.large
    var background = Background.system
    /// The time between the appearance of the views and the picture, in virtual seconds.
    var wait = RenderResources.usualWait
    /// The moment that the picture is of; nil for that at which it is begun.
    var date: Date?
    /// Files of fonts, and folders of them, besides those of the app.
    var fonts: [String] = []
    /// Indicates whether a character that no font has is an error, in place of a box.
    var isStrictAboutGlyphs = false

    /// The ground behind the window's views.
    enum Background: Hashable, Sendable {
        /// The system's ground: white, or black in the dark.
        case system
        case none
        case color(red: Double, green: Double, blue: Double)
    }

    /// The device of an app where none is named.
    static let defaultDevice = "iPhone 15"

    /// Takes the value of the option `name`.
    mutating func read(_ name: String, from reader: inout ArgumentReader) throws(AppUsageError) {
        switch name {
        case "--snapshot", "-o": output = try reader.value(of: name)
        case "--window": window = try reader.value(of: name)
        case "--device": device = try Self.device(try reader.value(of: name))
        case "--landscape": isLandscape = true
        case "--size": size = try Self.size(try reader.value(of: name))
        case "--scale": scale = try Self.scale(try reader.value(of: name))
        case "--scheme":
            scheme = try Self.choice(try reader.value(of: name), of: name, [("light", .light), ("dark", .dark)])
        case "--locale": locale = try reader.value(of: name)
        case "--rtl": layoutDirection = .rightToLeft
        case "--layout-direction":
            layoutDirection = try Self.choice(
                try reader.value(of: name), of: name, [("ltr", .leftToRight), ("rtl", .rightToLeft)])
        case "--type-size":
            typeSize = try Self.choice(
                try reader.value(of: name), of: name, DynamicTypeSize.allCases.map { ("\($0)", $0) })
        case "--wait": wait = try Self.wait(try reader.value(of: name))
        case "--date": date = try Self.date(try reader.value(of: name))
        case "--font": fonts.append(try reader.value(of: name))
        case "--strict-glyphs": isStrictAboutGlyphs = true
        case "--background": background = try Self.background(try reader.value(of: name))
        default:
            throw AppUsageError("there is no option \(name)", hint: "`--help` shows those that there are")
        }
    }
}

extension AppSnapshotOptions {
    private static func choice<Value>(
        _ text: String, of option: String, _ values: [(name: String, value: Value)]
    ) throws(AppUsageError) -> Value {
        if let match = values.first(where: { $0.name.lowercased() == text.lowercased() }) { return match.value }
        let names = values.map(\.name).joined(separator: ", ")
        throw AppUsageError("\(option) has no value \"\(text)\"", hint: "write one of \(names)")
    }

    private static func device(_ name: String) throws(AppUsageError) -> String {
        if Device(named: name) != nil { return name }
        throw AppUsageError(
            "no device \"\(name)\" is known", hint: "write one of \(Device.all.map(\.name).joined(separator: ", "))")
    }

    private static func size(_ text: String) throws(AppUsageError) -> CGSize {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...16_384).contains(width), (1...16_384).contains(height)
        else {
            throw AppUsageError("--size \"\(text)\" is no size in points", hint: "write e.g. --size 390x844")
        }
        return CGSize(width: width, height: height)
    }

    private static func scale(_ text: String) throws(AppUsageError) -> Double {
        guard let scale = Double(text), scale > 0, scale <= 16 else {
            throw AppUsageError("--scale must be above 0 and at most 16", hint: "write e.g. --scale 2")
        }
        return scale
    }

    private static func wait(_ text: String) throws(AppUsageError) -> Double {
        guard let wait = Double(text), wait >= 0, wait <= 86_400 else {
            throw AppUsageError("--wait must be from 0 to 86400 seconds", hint: "write e.g. --wait 3")
        }
        return wait
    }

    private static func date(_ text: String) throws(AppUsageError) -> Date {
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw AppUsageError("--date \"\(text)\" is no date", hint: "write e.g. --date 2026-01-01T09:41:00Z")
        }
        return date
    }

    private static func background(_ text: String) throws(AppUsageError) -> Background {
        switch text.lowercased() {
        case "system": return .system
        case "none": return .none
        case "white": return .color(red: 1, green: 1, blue: 1)
        case "black": return .color(red: 0, green: 0, blue: 0)
        default: break
        }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, let value = Int(digits, radix: 16) else {
            throw AppUsageError(
                "--background \"\(text)\" is no colour", hint: "write system, none, white, black or e.g. \"#f2f2f7\"")
        }
        func part(_ shift: Int) -> Double { Double((value >> shift) & 255) / 255 }
        return .color(red: part(16), green: part(8), blue: part(0))
    }
}
