import AuthenticationServices
import Testing

@Suite("Names for passwords")
struct ASCredentialIdentityStoreTests {
    @Test("the store is not enabled, and takes no names")
    func disabled() async {
        let store = ASCredentialIdentityStore.shared
        #expect(await !store.state().isEnabled)
        let site = ASCredentialServiceIdentifier(identifier: "example.org", type: .domain)
        let name = ASPasswordCredentialIdentity(serviceIdentifier: site, user: "me", recordIdentifier: nil)
        var answers = [Bool]()
        store.saveCredentialIdentities([name]) { saved, error in
            answers.append(saved)
            #expect((error as? ASCredentialIdentityStoreError)?.code == .storeDisabled)
        }
        store.replaceCredentialIdentities(with: [name]) { saved, _ in answers.append(saved) }
        store.removeAllCredentialIdentities { removed, _ in answers.append(removed) }
        #expect(answers == [false, false, false])
    }
}
