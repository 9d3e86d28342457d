import Foundation
import TintypeGraphics
import TintypeTree

/// Reads the section `variants:`.
struct VariantReader {
    let checker: SceneChecker
    let canvas: SceneCanvas
    /// The scene's own states.
    let states: [(name: String, value: DeclaredValue)]

    /// A combination of values, and where it is written.
    struct Combination {
        var values: [VariantValue]
        var place: ScenePlace
    }

    /// The keys of the section besides axes.
    static let keys = ["states", "include", "exclude"]

    private var reader: SceneReader { checker.reader }
    private var stateNames: [String] { states.map(\.name).sorted() }
    private var startValues: [String: SceneDatum] {
        Dictionary(states.map { ($0.name, $0.value.value) }) { first, _ in first }
    }

    /// The scene's variants, in the order in which they are drawn; the scene as it stands where there is no section.
    func read(_ section: SceneValue?) -> [SceneVariant] {
        let plain = SceneVariant(canvas: canvas, startValues: startValues)
        guard let section, let mapping = reader.mapping(section, of: "variants") else { return [plain] }
        let before = checker.diagnostics.errorCount
        let axes = axes(mapping, declared: [:])
        let declared = Dictionary(axes.map { ($0.axis, $0.values) }) { first, _ in first }
        let excluded = entries(mapping["exclude"], of: "exclude", declared: declared)
        let included = entries(mapping["include"], of: "include", declared: declared)
        if axes.isEmpty, included.isEmpty, checker.diagnostics.errorCount == before {
            checker.diagnostics.error(
                "there is nothing that the variants differ in", at: section.place,
                hint: "name an axis with its values, e.g. colorScheme: [light, dark]")
        }
        guard checker.diagnostics.errorCount == before, checkCount(axes, included, at: section.place) else {
            return [plain]
        }
        let crossed = remaining(of: cross(axes, at: section.place), without: excluded)
        let added = included.flatMap { cross($0.axes, at: $0.place) }
        let variants = crossed.map { variant($0, isIncluded: false) } + added.map { variant($0, isIncluded: true) }
        if variants.isEmpty, checker.diagnostics.errorCount == before {
            checker.diagnostics.error("exclude leaves no variant", at: section.place)
        }
        checkNames(variants, places: crossed.map(\.place) + added.map(\.place))
        checkSizes(variants, at: section.place)
        checkOrientations(variants)
        return checker.diagnostics.errorCount == before ? variants : [plain]
    }

    private func variant(_ combination: Combination, isIncluded: Bool) -> SceneVariant {
        SceneVariant(combination.values, canvas: canvas, startValues: startValues, isIncluded: isIncluded)
    }
}

// MARK: Reading axes

extension VariantReader {
    /// An axis with its values.
    typealias Axis = (axis: VariantAxis, values: [VariantValue])
    /// An item of `include` or `exclude`.
    typealias Entry = (axes: [Axis], place: ScenePlace)

    /// The axes of a mapping, sorted.
    ///
    /// - Parameter declared: The values that the section gave names to, for items that use these.
    private func axes(_ mapping: SceneMapping, declared: [VariantAxis: [VariantValue]]) -> [Axis] {
        var found: [Axis] = []
        func add(_ axis: VariantAxis, _ entry: SceneEntry) {
            if found.contains(where: { $0.axis == axis }) {
                checker.diagnostics.error("\"\(axis.name)\" is there twice", at: entry.keyPlace)
            } else {
                found.append((axis, values(entry, of: axis, declared: declared[axis] ?? [])))
            }
        }
        for entry in mapping.entries where !["include", "exclude"].contains(entry.key) {
            if entry.key == "states" {
                for state in reader.mapping(entry.value, of: "states")?.entries ?? [] {
                    if stateNames.contains(state.key) {
                        add(.state(state.key), state)
                    } else {
                        reader.unknown("state", state.key, at: state.keyPlace, among: stateNames)
                    }
                }
            } else if let axis = VariantAxis.builtIn.first(where: { $0.name == entry.key }) {
                add(axis, entry)
            } else if stateNames.contains(entry.key) {
                add(.state(entry.key), entry)
            } else {
                let known = VariantAxis.builtIn.map(\.name) + stateNames
                let hint = VariantAxis.builtIn.first { $0.aliases.contains(entry.key) }
                guard let hint else {
                    reader.unknown("axis", entry.key, plural: "axes", at: entry.keyPlace, among: known)
                    continue
                }
                checker.diagnostics.error(
                    "unknown axis \"\(entry.key)\"", at: entry.keyPlace, hint: "did you mean \"\(hint.name)\"?")
            }
        }
        return found.sorted { $0.axis < $1.axis }
    }

    /// The items of `include` or `exclude`.
    private func entries(
        _ value: SceneValue?, of owner: String, declared: [VariantAxis: [VariantValue]]
    ) -> [Entry] {
        guard let value else { return [] }
        return (reader.sequence(value, of: owner) ?? []).compactMap { item in
            guard let mapping = reader.mapping(item, of: owner) else { return nil }
            for entry in mapping.entries where ["include", "exclude"].contains(entry.key) {
                checker.diagnostics.error("\"\(entry.key)\" cannot stand in \(owner)", at: entry.keyPlace)
            }
            let axes = axes(mapping, declared: declared)
            if mapping.entries.isEmpty {
                checker.diagnostics.error("an item of \(owner) has an axis with a value", at: item.place)
            }
            return (axes, item.place)
        }
    }

    private func values(_ entry: SceneEntry, of axis: VariantAxis, declared: [VariantValue]) -> [VariantValue] {
        let written = entry.value.sequence ?? [entry.value]
        if written.isEmpty {
            checker.diagnostics.error("\"\(axis.name)\" has no values", at: entry.value.place)
        }
        var found: [VariantValue] = []
        for value in written {
            guard let value = self.value(value, of: axis, declared: declared) else { continue }
            if found.contains(where: { $0.setting == value.setting }) {
                checker.diagnostics.error(
                    "\(value.text.abbreviated) is there twice among the values of \"\(axis.name)\"",
                    at: value.place ?? entry.value.place)
            } else {
                found.append(value)
            }
        }
        return found
    }

    /// A value, or a value with a name: `{name: value}`.
    private func value(_ value: SceneValue, of axis: VariantAxis, declared: [VariantValue]) -> VariantValue? {
        if let text = value.scalar?.text, let named = declared.first(where: { $0.text == text }) { return named }
        var (name, written) = (String?.none, value)
        if let entries = value.mapping, entries.count == 1, !ownKeys(of: axis).contains(entries[0].key) {
            (name, written) = (entries[0].key, entries[0].value)
        }
        guard let setting = setting(written, of: axis) else { return nil }
        if case .state(_, let datum) = setting, name == nil, datum.variantText == nil {
            checker.diagnostics.error(
                "this value of \"\(axis.name)\" needs a name, for its golden to have", at: value.place,
                hint: "write {name: value}")
            return nil
        }
        return VariantValue(setting, name: name, at: value.place)
    }

    /// The keys of mappings that are values of the axis.
    private func ownKeys(of axis: VariantAxis) -> [String] {
        guard case .state(let name) = axis, let type = states.first(where: { $0.name == name })?.value.type else {
            return []
        }
        switch type.unwrapped {
        case .record(let record): return record.fields.map(\.name)
        case .point: return LiteralShape.point.keys
        case .size: return LiteralShape.size.keys
        case .rect: return LiteralShape.rect.keys
        case .insets: return LiteralShape.insets.keys
        default: return []
        }
    }

    private func setting(_ value: SceneValue, of axis: VariantAxis) -> VariantValue.Setting? {
        if case .state(let name) = axis {
            guard let type = states.first(where: { $0.name == name })?.value.type else { return nil }
            return reader.value(value, as: type, in: TypeEnvironment())?.constant.map { .state(name, $0) }
        }
        // The canvas takes the same values, so its arguments say what may be written.
        guard let spec = SceneCanvas.arguments.first(where: { $0.name == axis.name }) else {
            preconditionFailure("The canvas has an argument for every axis that is no state.")
        }
        let entry = SceneEntry(key: axis.name, at: value.place, value: value)
        let call = CallReader(
            SceneCall(
                name: "variants", place: value.place, arguments: SceneValue(.mapping([entry]), at: value.place),
                beside: []), [spec], checker: checker, scope: CheckScope(part: PartContext(hasContent: false)))
        let before = checker.diagnostics.errorCount
        guard let datum = call.datum(axis.name)?.constant, checker.diagnostics.errorCount == before else {
            if value.isEmpty { reader.mismatch("a value", value, of: "\"\(axis.name)\"") }
            return nil
        }
        return VariantValue.Setting(axis, datum)
    }
}

extension VariantValue.Setting {
    /// A value of the canvas's argument of that name.
    fileprivate init?(_ axis: VariantAxis, _ datum: SceneDatum) {
        let (text, number) = (datum.string ?? "", datum.number ?? 0)
        switch axis {
        case .device:
            guard let device = SceneCanvas.devices.value(text) else { return nil }
            self = .device(device)
        case .orientation:
            guard let orientation = Choices.orientation.value(text) else { return nil }
            self = .orientation(orientation)
        case .colorScheme:
            guard let scheme = Choices.colorScheme.value(text) else { return nil }
            self = .colorScheme(scheme)
        case .contrast:
            guard let contrast = Choices.contrast.value(text) else { return nil }
            self = .contrast(contrast)
        case .legibilityWeight:
            guard let weight = Choices.legibilityWeight.value(text) else { return nil }
            self = .legibilityWeight(weight)
        case .dynamicTypeSize:
            guard let size = Choices.dynamicTypeSize.value(text) else { return nil }
            self = .dynamicTypeSize(size)
        case .locale: self = .locale(Locale(identifier: text.split(separator: "-").joined(separator: "_")))
        case .layoutDirection:
            guard let direction = Choices.layoutDirection.value(text) else { return nil }
            self = .layoutDirection(direction)
        case .platform:
            guard let platform = Choices.platform.value(text) else { return nil }
            self = .platform(platform)
        case .os: self = .os(Int(number))
        case .scale: self = .scale(thousandths: Int((number * 1000).rounded()))
        case .state: preconditionFailure("The canvas has no states.")
        }
    }
}
