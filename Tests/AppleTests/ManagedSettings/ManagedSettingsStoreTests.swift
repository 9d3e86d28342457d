import ManagedSettings
import Testing

@Suite("ManagedSettings")
struct ManagedSettingsStoreTests {
    @Test("stores of one name hold the same settings, until they are cleared")
    func kept() {
        let (one, other) = (ManagedSettingsStore(named: "focus"), ManagedSettingsStore(named: .init("focus")))
        one.shield.applicationCategories = .all()
        one.application.denyAppRemoval = true
        #expect(other.shield.applicationCategories == .all())
        #expect(other.application.denyAppRemoval == true)
        #expect(ManagedSettingsStore(named: "other").application.denyAppRemoval == nil)
        other.clearAllSettings()
        #expect(one.shield.applicationCategories == nil)
    }

    @Test("a shield that nobody wrote stays")
    func shield() {
        let domain = WebDomain(domain: "example.org")
        #expect(domain.token == nil)
        #expect(domain.domain == "example.org")
    }
}
