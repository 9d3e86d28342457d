import ReplayKit
import Testing

@Suite("ReplayKit")
struct ReplayKitTests {
    @Test("the screen is not recorded")
    func refused() async {
        var codes = [RPRecordingError.Code?]()
        let recorder = RPScreenRecorder.shared()
        recorder.startRecording { codes.append(($0 as? RPRecordingError)?.code) }
        recorder.startCapture(
            handler: { _, _, _ in codes = [] },
            completionHandler: {
                codes.append(($0 as? RPRecordingError)?.code)
            })
        recorder.stopRecording { page, error in if page == nil { codes.append((error as? RPRecordingError)?.code) } }
        #expect(codes == [.disabled, .disabled, .disabled])
        #expect(!recorder.isRecording)
    }
}
