public import Foundation

/// A question for data, which fails.
open class HKQuery: NSObject, @unchecked Sendable {
    private let told: () -> Void
    /// The condition and the kind of the data.
    public let predicate: NSPredicate?
    public let objectType: HKObjectType?
    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    init(_ predicate: NSPredicate? = nil, _ type: HKObjectType? = nil, _ told: @escaping () -> Void) {
        (self.predicate, objectType, self.told) = (predicate, type, told)
    }

    func fail() { told() }

    /// A condition on the span of time.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { sample, _ in
            guard let sample = sample as? HKSample else { return false }
            return options.allow(sample.startDate, sample.endDate, from: startDate, to: endDate)
        }
    }
}

/// The ends of a datum that must lie in the span.
public struct HKQueryOptions: OptionSet, Sendable {
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    func allow(_ first: Date, _ last: Date, from start: Date?, to end: Date?) -> Bool {
        start.map { (contains(.strictStartDate) ? first : last) >= $0 } ?? true
            && end.map { (contains(.strictEndDate) ? last : first) < $0 } ?? true
    }
}

let noData = HKError(.errorHealthDataUnavailable)

final class QueryBox<Query: HKQuery>: @unchecked Sendable {
    weak var query: Query?
}

/// A kind of data with a condition, of which a question may have several.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    /// The kind and the condition.
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    /// Creates a descriptor.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }
}

/// A place among the changes of the data.
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    private let value: Int

    /// Creates the place before all data.
    public init(fromValue value: Int) {
        self.value = value
    }

    /// Reads and writes the place.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        value = coder.decodeInteger(forKey: "value")
    }
    open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
}

/// A datum that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    /// The identity of the datum, and what the app kept with it.
    public let uuid = UUID()
    open var metadata: [String: Any]? { nil }
}

/// The name of a sort key.
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0
