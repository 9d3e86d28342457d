import Foundation
import TintypeGraphics
import TintypeImage

/// The build settings of a target, as far as the compiler and the `Info.plist` are concerned.
struct BuildSettings {
    var values: [String: String] = [:]

    /// Lays settings of a further level over these.
    mutating func add(_ table: [String: PropertyList]) {
        // Those of a condition come after those without, as `KEY[config=Debug]` sorts after `KEY`.
        for (written, value) in table.sorted(by: { $0.key < $1.key }) {
            guard let key = Self.key(written) else { continue }
            let text = value.text ?? value.texts.joined(separator: " ")
            values[key] = text.replacing("$(inherited)", with: values[key] ?? "")
        }
    }

    /// The key of a setting for phones' simulators and debugging; nil for one of another system, e.g. `KEY[sdk=macosx*]`.
    private static func key(_ written: String) -> String? {
        guard let bracket = written.firstIndex(of: "[") else { return written }
        for condition in written[bracket...].split(whereSeparator: { "[],".contains($0) }) {
            let parts = condition.split(separator: "=")
            guard parts.count == 2, parts[1] != "*" else { continue }
            let wanted = ["sdk": "iphonesimulator", "config": "Debug"][String(parts[0])] ?? ""
            let pattern = parts[1].prefix { $0 != "*" }
            guard pattern.count < parts[1].count ? wanted.hasPrefix(pattern) : wanted == pattern else { return nil }
        }
        return String(written[..<bracket])
    }

    /// Adds those of an `.xcconfig` and of the files that it includes; none where it cannot be read.
    mutating func add(file path: String, depth: Int = 0) {
        guard depth < 8, let data = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            if code.hasPrefix("#include") {
                let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                add(file: FilePaths.join(FilePaths.folder(of: path), name), depth: depth + 1)
                continue
            }
            // Conditions have a sign of equality, too: `KEY[config=Debug] = YES`.
            var depth = 0
            let found = code.indices.first { index in
                if code[index] == "[" { depth += 1 } else if code[index] == "]" { depth -= 1 }
                return depth == 0 && code[index] == "="
            }
            guard let equals = found else { continue }
            let key = code[..<equals].trimmingCharacters(in: .whitespaces)
            let value = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            add([key: .text(value)])
        }
    }

    /// A setting with those that it names filled in; nil where nobody sets it.
    subscript(key: String) -> String? { value(of: key, depth: 0) }

    private func value(of key: String, depth: Int) -> String? {
        // A setting may name itself in a circle.
        guard depth < 16, var text = values[key] else { return nil }
        for _ in 0..<8 where text.contains("$(") || text.contains("${") {
            text = text.filling { value(of: $0, depth: depth + 1) }
        }
        return text
    }

    /// All settings, with those that they name filled in.
    var filled: [String: String] { Dictionary(uniqueKeysWithValues: values.keys.map { ($0, self[$0] ?? "") }) }

    func isOn(_ key: String) -> Bool { self[key] == "YES" }

    /// The settings that the compiler is told.
    var module: ModuleSettings {
        var module = ModuleSettings()
        let version = self["SWIFT_VERSION"] ?? "5"
        module.languageMode = version.hasPrefix("6") ? "6" : version.hasPrefix("4.2") ? "4.2" : "5"
        module.isOnMainActor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        var features: [String] = []
        if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += ModuleSettings.approachable }
        for key in values.keys.sorted() where key.hasPrefix(Self.featurePrefix) && isOn(key) {
            features.append(Self.feature(key.dropFirst(Self.featurePrefix.count)))
        }
        if isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
        let words = { (key: String) in
            (self[key] ?? "").split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" && $0 != "'" } }
        }
        module.conditions = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
        module.enable(features)
        module.add(flags: words("OTHER_SWIFT_FLAGS"))
        return module
    }

    private static let featurePrefix = "SWIFT_UPCOMING_FEATURE_"

    /// The compiler's name of a feature that Xcode calls e.g. `EXISTENTIAL_ANY`.
    private static func feature(_ name: Substring) -> String {
        switch name {
        case "BARE_SLASH_REGEX": return "BareSlashRegexLiterals"
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": return "DisableOutwardActorInference"
        case "IMPORT_OBJC_FORWARD_DECLS": return "ImportObjcForwardDeclarations"
        default: return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        }
    }

    /// The entries that Xcode makes of settings.
    var info: [String: PropertyList] {
        var info: [String: PropertyList] = [:]
        for key in values.keys where key.hasPrefix("INFOPLIST_KEY_") {
            guard let text = self[key] else { continue }
            let flags = ["YES": true, "NO": false]
            info[String(key.dropFirst("INFOPLIST_KEY_".count))] = flags[text].map(PropertyList.flag) ?? .text(text)
        }
        info["CFBundleShortVersionString"] = self["MARKETING_VERSION"].map(PropertyList.text)
        info["CFBundleVersion"] = self["CURRENT_PROJECT_VERSION"].map(PropertyList.text)
        info["CFBundleIdentifier"] = self["PRODUCT_BUNDLE_IDENTIFIER"].map(PropertyList.text)
        return info
    }
}

extension ModuleSettings {
    /// The features that Xcode calls approachable concurrency.
    static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// The features that Swift 6 does not have by itself: it refuses to be told of those that it has.
    private static let beyondSwift6: Set<String> = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]

    /// Adds what the compiler's flags say of conditions and features, and no others of its flags.
    mutating func add(flags: [String]) {
        var flags = flags[...]
        while let flag = flags.popFirst() {
            if flag == "-D", let name = flags.popFirst() {
                conditions.append(name)
            } else if flag.hasPrefix("-D") {
                conditions.append(String(flag.dropFirst(2)))
            } else if flag == "-enable-upcoming-feature", let name = flags.popFirst() {
                enable([name])
            } else if flag == "-enable-experimental-feature", let name = flags.popFirst() {
                experimentalFeatures.append(name)
            } else if flag == "-enable-bare-slash-regex" {
                enable(["BareSlashRegexLiterals"])
            } else if flag == "-default-isolation", flags.popFirst() == "MainActor" {
                isOnMainActor = true
            }
        }
    }

    /// Enables features, each once.
    mutating func enable(_ features: [String]) {
        for feature in features where !upcomingFeatures.contains(feature) {
            if languageMode != "6" || Self.beyondSwift6.contains(feature) { upcomingFeatures.append(feature) }
        }
    }
}
