public import UIKit

/// Tips of which one is shown at a time.
@MainActor @preconcurrency
public final class TipGroup: Sendable {
    /// The choice of the tip.
    public enum Priority: Sendable {
        case firstAvailable, ordered
    }

    /// The tips.
    private let tips: [any Tip]

    /// Creates a group.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        self.tips = tips()
    }

    /// The tip that is shown now; nil where none is to be.
    public var currentTip: (any Tip)? { tips.first { $0.shouldDisplay } }
}

/// Builds the tips of a group.
@resultBuilder
public enum TipGroupBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    public static func buildLimitedAvailability(_ tips: [any Tip]) -> [any Tip] { tips }
}

extension Tips {
    /// A span of time by the calendar.
    public struct DonationTimeRange: Sendable {
        fileprivate let unit: Calendar.Component
        fileprivate let count: Int

        /// A number of units.
        public static func minutes(_ minutes: Int) -> DonationTimeRange { Self(unit: .minute, count: minutes) }
        public static func hours(_ hours: Int) -> DonationTimeRange { Self(unit: .hour, count: hours) }
        public static func days(_ days: Int) -> DonationTimeRange { Self(unit: .day, count: days) }
        public static func weeks(_ weeks: Int) -> DonationTimeRange { Self(unit: .weekOfYear, count: weeks) }
        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
    }

    /// A reason why tips cannot be kept.
    public struct TipKitError: Error, Hashable, Sendable {
        private let name: String
        public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
        public static let invalidPredicateValueType = TipKitError(name: "invalidPredicateValueType")
        public static let missingGroupContainerEntitlements = TipKitError(name: "missingGroupContainerEntitlements")
    }
}

extension Collection {
    /// The donations since the beginning of a span of time that ends now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        guard let start = Calendar.current.date(byAdding: range.unit, value: -range.count, to: Date()) else {
            return []
        }
        return filter { $0.date >= start }
    }

    /// The donations of the value that most have, or fewest, in the order of the collection: of two values, those of the
    /// one that comes first.
    public func largestSubset<Info, Value: Hashable>(groupedBy keyPath: KeyPath<Info, Value>) -> [Element]
    where Element == Tips.Event<Info>.Donation { groups(keyPath).max { $0.count < $1.count } ?? [] }
    public func smallestSubset<Info, Value: Hashable>(groupedBy keyPath: KeyPath<Info, Value>) -> [Element]
    where Element == Tips.Event<Info>.Donation { groups(keyPath).min { $0.count < $1.count } ?? [] }

    private func groups<Info, Value: Hashable>(_ keyPath: KeyPath<Info, Value>) -> [[Element]]
    where Element == Tips.Event<Info>.Donation {
        let values = map { $0[dynamicMember: keyPath] }
        let groups = Dictionary(grouping: zip(values, self)) { $0.0 }
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }.map { (groups[$0] ?? []).map(\.1) }
    }
}

extension View {
    /// The looks of tips' pictures within.
    public func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
    public func tipImageStyle(_ first: some ShapeStyle, _ second: some ShapeStyle) -> some View { self }
    public func tipAnchor<Value>(_ key: Value) -> some View { self }
}
