import CoreHaptics
import Foundation
import Testing

@Suite("Patterns in files")
struct HapticFileTests {
    @Test("a pattern is read from a file and from a dictionary")
    func reading() throws {
        let json = """
            {"Version": 1, "Pattern": [
              {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1.5,
                "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
              {"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        try Data(json.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try CHHapticPattern(contentsOf: file).duration == 2)
        let event: [CHHapticPattern.Key: Any] = [.eventType: CHHapticEvent.EventType.hapticTransient, .time: 3.0]
        #expect(try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]]).duration == 3)
        #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [:]) }
    }
}
