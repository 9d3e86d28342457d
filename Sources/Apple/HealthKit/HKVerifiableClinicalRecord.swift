public import Foundation

/// The person whom a signed record is about.
open class HKVerifiableClinicalRecordSubject: NSObject, @unchecked Sendable {
    /// The name, and the day of birth.
    public let fullName: String
    public let dateOfBirthComponents: DateComponents?

    init(fullName: String, dateOfBirthComponents: DateComponents?) {
        (self.fullName, self.dateOfBirthComponents) = (fullName, dateOfBirthComponents)
    }
}

/// A medical record that its issuer signed. The store hands out none.
open class HKVerifiableClinicalRecord: HKSample, @unchecked Sendable {
    /// The issuer and the person, and the kinds and names of what the record holds: nothing.
    open var issuerIdentifier: String { "" }
    open var subject: HKVerifiableClinicalRecordSubject {
        HKVerifiableClinicalRecordSubject(fullName: "", dateOfBirthComponents: nil)
    }
    open var recordTypes: [String] { [] }
    open var itemNames: [String] { [] }

    /// The days of the record.
    open var issuedDate: Date { startDate }
    open var relevantDate: Date { startDate }
    open var expirationDate: Date? { nil }

    /// The signed text: an empty one.
    open var jwsRepresentation: Data { Data() }
    open var dataRepresentation: Data { Data() }
}

/// A question for signed records, which fails.
open class HKVerifiableClinicalRecordQuery: HKQuery, @unchecked Sendable {
    /// The closure that is told of the answer.
    public typealias ResultsHandler = (
        HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?
    ) -> Void

    /// The kinds of the records.
    public let recordTypes: [String]

    /// Creates a question, which is answered with an error.
    public init(recordTypes: [String], predicate: NSPredicate?, resultsHandler: @escaping ResultsHandler) {
        self.recordTypes = recordTypes
        let box = QueryBox<HKVerifiableClinicalRecordQuery>()
        super.init(predicate) { box.query.map { resultsHandler($0, nil, noData) } }
        box.query = self
    }
}

extension HKQuery {
    /// A condition on the day that a signed record is about.
    public class func predicateForVerifiableClinicalRecords(
        withRelevantDateWithin dateInterval: DateInterval
    ) -> NSPredicate {
        condition { ($0 as? HKVerifiableClinicalRecord).map { dateInterval.contains($0.relevantDate) } ?? false }
    }
}
