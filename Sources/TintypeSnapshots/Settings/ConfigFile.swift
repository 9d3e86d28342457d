import Foundation
import TintypeGraphics
import TintypeImage

/// A file `tintype.json`: values of settings, by their keys.
package struct ConfigFile {
    package static let standardPath = "tintype.json"
    /// The latest `version` that is read; a file without one is of the first.
    static let format = 1
    /// The most bytes.
    private static let limit = 1 << 20

    package let path: String
    /// The texts that each key's option is given, in this order; for a flag the empty text where it is on.
    package private(set) var values: [String: [String]] = [:]

    /// A fault in the file.
    package struct Failure: ExplainedError, Equatable {
        package var message: String
        package var hint: String
    }

    /// - Parameter path: The file's path.
    /// - Returns: nil where there is none.
    /// - Throws: ``Failure`` where it cannot be read, and as ``init(_:path:)`` does.
    init?(path: String) throws(Failure) {
        let bytes: [UInt8]?
        do {
            bytes =
                try path == ConfigFile.standardPath
                ? RootFolder(".").read(path, limit: ConfigFile.limit) : WholeFile.read(path, limit: ConfigFile.limit)
        } catch {
            throw Failure(message: error.message, hint: error.hint)
        }
        guard let bytes else { return nil }
        try self.init(bytes, path: path)
    }

    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - path: The name of the file in errors.
    /// - Throws: ``Failure`` where it is no JSON, or has a key or a value that is none.
    package init(_ bytes: [UInt8], path: String) throws(Failure) {
        self.path = path
        let root: ConfigValue
        do {
            root = try JSONDecoder().decode(ConfigValue.self, from: Data(bytes))
        } catch {
            throw Failure(
                message: "\(path) is no JSON",
                hint: "write e.g. {\"snapshotsDir\": \"Snapshots\"}; JSON has no comments and no comma at an end")
        }
        if case .object(let members) = root, let version = members["version"] { try check(version) }
        try read(root, below: "")
    }

    private func check(_ version: ConfigValue) throws(Failure) {
        guard case .number(let number) = version, number == number.rounded(), number >= 1 else {
            throw Failure(
                message: "\(path): the value of \"version\" is no whole number from 1 on", hint: "leave it out")
        }
        // What is beyond all integers is later than any format.
        guard let later = LaterFormat(Int(exactly: number) ?? .max, known: ConfigFile.format) else { return }
        throw Failure(message: "\(path) was \(later.message)", hint: later.hint)
    }

    private mutating func read(_ value: ConfigValue, below prefix: String) throws(Failure) {
        guard case .object(let members) = value else {
            let name = prefix.isEmpty ? path : "\(path): \"\(prefix.dropLast())\""
            throw Failure(message: "\(name) is no object", hint: "write keys and values in braces")
        }
        for (key, value) in members.sorted(by: { $0.key < $1.key })
        where !["$schema", "version"].contains(prefix + key) {
            let name = prefix + key
            if let setting = Setting.all.first(where: { $0.key == name }) {
                values[name] = try texts(value, of: setting, name)
            } else if Setting.all.contains(where: { $0.key?.hasPrefix(name + ".") == true }) {
                try read(value, below: name + ".")
            } else {
                throw unknown(key, below: prefix)
            }
        }
    }

    private func unknown(_ key: String, below prefix: String) -> Failure {
        let known = Setting.all.compactMap(\.key).filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count).prefix { $0 != "." }) }
        let names = Set(known).sorted()
        let near = nearestNames(to: key, among: names, limit: 1).first
        return Failure(
            message: "\(path): unknown key \"\(prefix)\(key)\"",
            hint: near.map { "did you mean \"\($0)\"?" } ?? "known keys: \(names.joined(separator: ", "))")
    }

    private func texts(_ value: ConfigValue, of setting: Setting, _ name: String) throws(Failure) -> [String] {
        switch (setting.form, value) {
        case (.text, .text(let text)): return [text]
        case (.count, .number(let number)) where setting.takes(number):
            return ["\(Int(number))"]
        case (.number, .number(let number)): return ["\(number)"]
        case (.flag, .flag(let isOn)): return isOn ? [""] : []
        case (.texts, .texts(let texts)): return texts
        case (.names, .texts(let texts)): return texts.isEmpty ? [] : [texts.joined(separator: ",")]
        default:
            let range = setting.range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
            throw Failure(
                message: "\(path): the value of \"\(name)\" is no \(setting.form.name)\(range)", hint: setting.help)
        }
    }
}

extension Setting {
    /// True where a number of the file is a count that the setting may have.
    fileprivate func takes(_ number: Double) -> Bool {
        guard number == number.rounded(), abs(number) < 1e15 else { return false }
        return range.map { $0.contains(Int(number)) } ?? (abs(number) < 1e9)
    }
}

extension Setting.Form {
    /// The name of the value's kind in messages.
    fileprivate var name: String {
        switch self {
        case .text: "text"
        case .count: "whole number"
        case .number: "number"
        case .flag: "true or false"
        case .texts, .names: "list of texts"
        }
    }
}

/// A value of JSON, as far as settings need it.
private enum ConfigValue: Decodable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])
    case object([String: ConfigValue])
    /// A value that no setting has.
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let texts = try? container.decode([String].self) {
            self = .texts(texts)
        } else {
            do {
                self = .object(try container.decode([String: ConfigValue].self))
            } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
                self = .other
            }
        }
    }
}
