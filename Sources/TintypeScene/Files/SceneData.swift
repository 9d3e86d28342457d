import TintypeGraphics

/// A value that a JSON or a CSV file gave a scene.
struct SceneData {
    let type: SceneType
    let datum: SceneDatum
}

extension SceneChecker {
    /// Reads `data:`, values by name, each from a file beside the scene: `albums: albums.json`, or
    /// `{file: sales.csv, type: "[{month: string, amount: number}]"}`.
    func readData(_ value: SceneValue) {
        for entry in reader.mapping(value, of: "data")?.entries ?? [] {
            guard reader.isIdentifier(entry.key, at: entry.keyPlace) else { continue }
            data[entry.key] = datum(entry) ?? SceneData(type: .unknown, datum: .none)
        }
    }

    private func datum(_ entry: SceneEntry) -> SceneData? {
        var (path, type) = (entry.value, SceneType?.none)
        if entry.value.mapping != nil {
            guard let mapping = reader.mapping(entry.value, allowing: ["file", "type"], of: "\"\(entry.key)\""),
                let written = mapping.require("file")
            else { return nil }
            path = written
            if let declared = mapping["type"] {
                guard let read = reader.type(declared) else { return nil }
                type = read
            }
        }
        guard let name = reader.text(path, of: "\"\(entry.key)\""), let (file, bytes) = file(name, at: path.place)
        else { return nil }
        let isTable = file.lowercased().hasSuffix(".csv") || file.lowercased().hasSuffix(".tsv")
        let tree = isTable ? table(bytes, file) : document(bytes, file)
        guard let tree else { return nil }
        let shape = type ?? DataShape(tree).type
        guard shape != .nothing else {
            diagnostics.error("\"\(file)\" has no value", at: path.place)
            return nil
        }
        return DataConverter(diagnostics: diagnostics).datum(tree, as: shape).map { SceneData(type: shape, datum: $0) }
    }

    private func document(_ bytes: [UInt8], _ file: String) -> SceneValue? {
        guard let document = SceneDocument.parse(bytes, file: file, limits: limits, diagnostics: diagnostics) else {
            // The line that was not understood is shown below its diagnostic.
            if let source = try? SourceDecoding(file: file, limits: limits).decode(bytes) {
                otherSources.append(source)
            }
            return nil
        }
        otherSources.append(document.source)
        return document.root
    }

    private func table(_ bytes: [UInt8], _ file: String) -> SceneValue? {
        do {
            let source = try SourceDecoding(file: file, limits: limits).decode(bytes)
            otherSources.append(source)
            return try DelimitedText(source).value()
        } catch {
            diagnostics.report(error)
            return nil
        }
    }
}

/// The type of what a file of data holds: a field that some records lack, or that is null in some, may be nil.
private struct DataShape {
    let type: SceneType

    init(_ value: SceneValue) {
        type = Self.type(value)
    }

    private static func type(_ value: SceneValue) -> SceneType {
        switch value.content {
        case .scalar(let scalar):
            if value.isNothing { return .nothing }
            guard scalar.style == .plain else { return .string }
            if scalar.text == "true" || scalar.text == "false" { return .bool }
            return LiteralReader.number(scalar.text) == nil ? .string : .number
        case .sequence(let values):
            // Of no elements nothing is known, and anything goes.
            let types = values.map(type)
            return .list(types.dropFirst().reduce(types.first ?? .nothing, joined).ifNothing(.string))
        case .mapping(let entries):
            return .record(
                SceneRecordType(entries.map { .init($0.key, type($0.value).ifNothing(.optional(.string))) }))
        }
    }

    /// The type that holds both: texts hold numbers and bools as well, as they are written.
    private static func joined(_ a: SceneType, _ b: SceneType) -> SceneType {
        switch (a.unwrapped, b.unwrapped) {
        case (.record(let first), .record(let second)):
            let names = Set(first.fields.map(\.name)).union(second.fields.map(\.name))
            let fields = names.map { name -> SceneRecordType.Field in
                guard let one = first[name], let other = second[name] else {
                    return .init(name, .wrapped(first[name] ?? second[name] ?? .string))
                }
                return .init(name, joined(one, other))
            }
            let record = SceneType.record(SceneRecordType(fields))
            return a.isOptional || b.isOptional ? .wrapped(record) : record
        case (.list(let first), .list(let second)): return .list(joined(first, second))
        default: return a.joined(with: b) ?? (a.isOptional || b.isOptional ? .wrapped(.string) : .string)
        }
    }
}

extension SceneType {
    fileprivate func ifNothing(_ other: SceneType) -> SceneType { self == .nothing ? other : self }
}

extension SceneValue {
    /// Indicates whether this is null, or a cell without text.
    fileprivate var isNothing: Bool {
        guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
        return scalar.text.isEmpty || scalar.text == "null"
    }
}

/// Makes values of what a file of data holds: texts as they are, never expressions.
private struct DataConverter {
    let diagnostics: DiagnosticBag

    func datum(_ value: SceneValue, as type: SceneType) -> SceneDatum? {
        if case .optional(let wrapped) = type { return value.isNothing ? SceneDatum.none : datum(value, as: wrapped) }
        switch (type, value.content) {
        case (.list(let element), .sequence(let values)):
            let elements = values.compactMap { datum($0, as: element) }
            return elements.count == values.count ? .list(elements) : nil
        case (.record(let record), .mapping(let entries)): return self.record(entries, record, at: value.place)
        case (.string, .scalar(let scalar)): return .string(scalar.text)
        case (.number, .scalar), (.bool, .scalar), (.color, .scalar), (.choice, .scalar):
            return literal(value, as: type)
        default:
            diagnostics.error("expected \(type.expectation), found \(value.kindDescription)", at: value.place)
            return nil
        }
    }

    private func record(_ entries: [SceneEntry], _ type: SceneRecordType, at place: ScenePlace) -> SceneDatum? {
        var fields: [SceneRecord.Field] = []
        for field in type.fields {
            if let entry = entries.first(where: { $0.key == field.name }) {
                guard let datum = datum(entry.value, as: field.type) else { return nil }
                fields.append(SceneRecord.Field(field.name, datum))
            } else if field.type.isOptional {
                fields.append(SceneRecord.Field(field.name, .none))
            } else {
                diagnostics.error("the record has no \"\(field.name)\"", at: place)
                return nil
            }
        }
        return .record(SceneRecord(fields))
    }

    private func literal(_ value: SceneValue, as type: SceneType) -> SceneDatum? {
        guard let scalar = value.scalar else { return nil }
        do {
            return try LiteralReader(names: .vocabulary).datum(
                scalar.text, isPlain: scalar.style == .plain, as: type)
        } catch {
            diagnostics.error(error.message, at: value.place, hint: error.hint)
            return nil
        }
    }
}
