public import Foundation

/// The name of a kind of medical record.
public struct HKClinicalTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kinds.
    public static let allergyRecord = named("AllergyRecord")
    public static let clinicalNoteRecord = named("ClinicalNoteRecord")
    public static let conditionRecord = named("ConditionRecord")
    public static let coverageRecord = named("CoverageRecord")
    public static let immunizationRecord = named("ImmunizationRecord")
    public static let labResultRecord = named("LabResultRecord")
    public static let medicationRecord = named("MedicationRecord")
    public static let procedureRecord = named("ProcedureRecord")
    public static let vitalSignRecord = named("VitalSignRecord")

    private static func named(_ name: String) -> HKClinicalTypeIdentifier {
        HKClinicalTypeIdentifier(rawValue: "HKClinicalTypeIdentifier\(name)")
    }
}

/// A kind of medical record.
open class HKClinicalType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public init(_ identifier: HKClinicalTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

extension HKObjectType {
    /// Gives a kind of medical record by its name.
    public class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(identifier)
    }
}

/// A medical record. The store hands out none.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
    /// The kind of the record, its name, and what a hospital wrote: nothing.
    open var clinicalType: HKClinicalType { HKClinicalType(HKClinicalTypeIdentifier(rawValue: sampleType.identifier)) }
    open var displayName: String { "" }
    open var fhirResource: HKFHIRResource? { nil }
}

/// The kind of a resource.
public struct HKFHIRResourceType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kinds.
    public static let allergyIntolerance = HKFHIRResourceType(rawValue: "AllergyIntolerance")
    public static let condition = HKFHIRResourceType(rawValue: "Condition")
    public static let coverage = HKFHIRResourceType(rawValue: "Coverage")
    public static let diagnosticReport = HKFHIRResourceType(rawValue: "DiagnosticReport")
    public static let documentReference = HKFHIRResourceType(rawValue: "DocumentReference")
    public static let immunization = HKFHIRResourceType(rawValue: "Immunization")
    public static let medicationDispense = HKFHIRResourceType(rawValue: "MedicationDispense")
    public static let medicationOrder = HKFHIRResourceType(rawValue: "MedicationOrder")
    public static let medicationRequest = HKFHIRResourceType(rawValue: "MedicationRequest")
    public static let medicationStatement = HKFHIRResourceType(rawValue: "MedicationStatement")
    public static let observation = HKFHIRResourceType(rawValue: "Observation")
    public static let procedure = HKFHIRResourceType(rawValue: "Procedure")
}

/// A resource that a hospital wrote. The store hands out none.
open class HKFHIRResource: NSObject, @unchecked Sendable {
    /// The kind, the identity and the text of the resource, and the place that it comes from.
    public let resourceType: HKFHIRResourceType
    public let identifier: String
    public let data: Data
    public let sourceURL: URL?

    init(resourceType: HKFHIRResourceType, identifier: String, data: Data, sourceURL: URL?) {
        (self.resourceType, self.identifier, self.data, self.sourceURL) = (resourceType, identifier, data, sourceURL)
    }
}

extension HKQuery {
    /// Conditions on medical records.
    public class func predicateForClinicalRecords(withFHIRResourceType type: HKFHIRResourceType) -> NSPredicate {
        condition { ($0 as? HKClinicalRecord)?.fhirResource?.resourceType == type }
    }
    public class func predicateForClinicalRecords(
        from source: HKSource, fhirResourceType resourceType: HKFHIRResourceType, identifier: String
    ) -> NSPredicate {
        condition {
            let resource = ($0 as? HKClinicalRecord)?.fhirResource
            return resource?.resourceType == resourceType && resource?.identifier == identifier
        }
    }
}
