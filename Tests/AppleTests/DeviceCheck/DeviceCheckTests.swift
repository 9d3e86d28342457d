import DeviceCheck
import Testing

@Suite("DeviceCheck")
struct DeviceCheckTests {
    @Test("nobody vouches for the device or the app")
    func refused() async {
        #expect(!DCDevice.current.isSupported)
        var answers = [DCError.Code?]()
        DCDevice.current.generateToken { _, error in answers.append((error as? DCError)?.code) }
        DCAppAttestService.shared.generateKey { _, error in answers.append((error as? DCError)?.code) }
        #expect(answers == [.featureUnsupported, .featureUnsupported])
        do { _ = try await DCAppAttestService.shared.generateKey() } catch DCError.featureUnsupported {
            answers = []
        } catch {}
        #expect(answers.isEmpty)
    }
}
