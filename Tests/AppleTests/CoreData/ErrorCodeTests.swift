import CoreData
import Testing

@Suite("Codes of CoreData's errors")
struct ErrorCodeTests {
    @Test("an error is caught by its code's name")
    func codes() {
        let error = CocoaError(.validationMissingMandatoryProperty)
        #expect(error.errorCode == NSValidationMissingMandatoryPropertyError)
        #expect(error.code == .validationMissingMandatoryProperty && error.code != .managedObjectMerge)
        #expect(CocoaError.persistentStoreOpen == CocoaError.Code(rawValue: NSPersistentStoreOpenError))
    }
}
