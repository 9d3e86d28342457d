import CoreHaptics
import Testing

@Suite("CoreHaptics")
struct CoreHapticsTests {
    @Test("no engine is made where nothing can be felt, and the capabilities say so")
    func engine() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }

    @Test("a pattern keeps its events: it lasts until the end of the last")
    func pattern() throws {
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0.75)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1)
        #expect(try CHHapticPattern(events: [tap, hum], parameters: []).duration == 1.5)
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
        let early = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -1)
        #expect(throws: CHHapticError(.invalidEventTime)) { try CHHapticPattern(events: [early], parameters: []) }
    }
}
