public import Foundation
public import TintypeTree

/// The pictures that a test has of a view: each value of an axis with each of the others, every one with a golden of its own.
///
/// ```swift
/// assertSnapshots(
///     of: Card(), as: .image,
///     across: SnapshotVariants(schemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3])
///         .excluding { $0.scheme == .dark && $0.dynamicTypeSize != .large })
/// ```
public struct SnapshotVariants: Sendable {
    /// In the order in which they are drawn: the first axis changes slowest.
    public private(set) var all: [SnapshotVariant]

    /// Crosses the axes that have values. One without leaves it to the strategy.
    ///
    /// - Parameters:
    ///   - devices: Screens by the names that goldens call them.
    ///   - states: The changes of the environment, by the names that goldens call them, e.g. `["disabled": { $0.isEnabled =
    ///     false }]`.
    ///   - systems: The generations of iOS whose looks are drawn, e.g. `[18, 26]`.
    ///   - scales: In pixels a point.
    public init(
        devices: KeyValuePairs<String, ViewImageConfig> = [:], schemes: [ColorScheme] = [],
        dynamicTypeSizes: [DynamicTypeSize] = [], locales: [Locale] = [], layoutDirections: [LayoutDirection] = [],
        systems: [Int] = [], states: KeyValuePairs<String, @Sendable (inout EnvironmentValues) -> Void> = [:],
        scales: [CGFloat] = []
    ) {
        all = [SnapshotVariant()]
        cross(Array(devices)) { $0.device = ($1.key, $1.value) }
        cross(schemes) { $0.scheme = $1 }
        cross(dynamicTypeSizes) { $0.dynamicTypeSize = $1 }
        cross(locales) { $0.locale = $1 }
        cross(layoutDirections) { $0.layoutDirection = $1 }
        cross(systems) { $0.os = $1 }
        cross(Array(states)) { variant, state in
            variant.state = state.key
            variant.change = state.value
        }
        cross(scales) { $0.scale = $1 }
    }

    /// Without the variants that `isExcluded` holds for.
    public func excluding(_ isExcluded: (SnapshotVariant) -> Bool) -> SnapshotVariants {
        var variants = self
        variants.all.removeAll(where: isExcluded)
        return variants
    }

    /// Returns the variants with those of `others`, which come after.
    public func including(_ others: SnapshotVariants) -> SnapshotVariants {
        var variants = self
        variants.all += others.all
        return variants
    }

    private mutating func cross<Value>(_ values: [Value], _ set: (inout SnapshotVariant, Value) -> Void) {
        guard !values.isEmpty else { return }
        all = all.flatMap { variant in
            values.map { value in
                var variant = variant
                set(&variant, value)
                return variant
            }
        }
    }
}

/// Compares every variant of what `snapshotting` makes of `value` with a golden of its own. `value` is made anew for each.
///
/// The golden of a variant is called by what is not the default in it, after `name`: `card.dark-ax3.png`. Variants that changed for
/// one cause are one failure, which lists them.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    across variants: SnapshotVariants, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name)
    var outcomes: [SnapshotOutcome] = []
    call.each(of: variants) { call in
        outcomes.append(call.verify(value, as: snapshotting, record: record, isolation: isolation))
    } refuse: {
        outcomes.append($0)
    }
    call.report(outcomes)
}

/// Compares every variant of what `snapshotting` makes of `value` with its golden, and leaves it to the caller to fail.
///
/// - Returns: The failure of each variant that has one.
public func verifySnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    across variants: SnapshotVariants, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) -> [String] {
    var call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name)
    call.directory = snapshotDirectory
    var failures: [String?] = []
    call.each(of: variants) { call in
        failures.append(call.verify(value, as: snapshotting, record: record, isolation: isolation).failure)
    } refuse: {
        failures.append($0.failure)
    }
    return failures.compactMap { $0 }
}

extension SnapshotCall {
    /// The call for each variant, or why there is none.
    fileprivate func each(
        of variants: SnapshotVariants, _ body: (SnapshotCall) -> Void,
        refuse: (SnapshotOutcome) -> Void
    ) {
        guard !variants.all.isEmpty else {
            return refuse(.failed("\(displayName) has no variants", hint: "all of them are excluded"))
        }
        var known: Set<String?> = []
        for variant in variants.all {
            let parts = [name, variant.name].compactMap { $0 }
            var call = self
            call.name = parts.isEmpty ? nil : parts.joined(separator: "-")
            call.variant = variant
            if known.insert(call.name).inserted {
                body(call)
            } else {
                refuse(.failed("two variants share the golden \(call.displayName)", hint: "exclude one of them"))
            }
        }
    }
}
