import AVFoundation
import Testing

@Suite("AVFoundation")
@MainActor
struct AVFoundationTests {
    private static let wave = Data("RIFF".utf8) + Data([36, 0, 0, 0]) + Data("WAVEfmt ".utf8)

    @Test("a player of a sound never claims to play it")
    func sound() throws {
        let player = try AVAudioPlayer(data: Self.wave)
        #expect(!player.prepareToPlay())
        #expect(!player.play())
        #expect(!player.play(atTime: 1))
        #expect(!player.isPlaying)
    }

    @Test(
        "bytes that are no sound are refused as unsupported",
        arguments: [
            Data(), Data("hello".utf8), Data([0x89, 0x50, 0x4E, 0x47]), Data("RIFF1234WEBP".utf8), Data([0xFF]),
        ])
    func noSound(data: Data) {
        let error = #expect(throws: NSError.self) { try AVAudioPlayer(data: data) }
        #expect(error?.domain == NSOSStatusErrorDomain && error?.code == 1_954_115_647)
    }

    @Test(
        "each kind of sound is taken",
        arguments: [
            "ID3\u{3}", "fLaC", "OggS", "caff", "\0\0\0\u{20}ftypM4A ", "FORM1234AIFF", "RIFF1234WAVE",
        ])
    func kinds(start: String) {
        #expect(throws: Never.self) { try AVAudioPlayer(data: Data(start.utf8)) }
    }

    @Test("a jump in a film ends, unfinished")
    func seek() async throws {
        let player = AVPlayer()
        player.play()
        #expect(player.rate == 0 && player.timeControlStatus == .paused)
        player.seek(to: .zero) { finished in #expect(!finished) }
        let finished = try await answer { told in
            player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: told)
        }
        #expect(!finished)
        #expect(await player.seek(to: .zero) == false)
    }

    @Test("a queue keeps its films in order")
    func queue() {
        let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mov")) }
        let player = AVQueuePlayer(items: [items[0], items[2]])
        player.insert(items[1], after: items[0])
        #expect(player.items() == items)
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.currentItem == nil)
    }

    @Test("no camera is there: nothing can be added, and a session that is started fails aloud")
    func session() throws {
        let session = AVCaptureSession()
        #expect(!session.canAddInput(AVCaptureInput()))
        #expect(throws: AVError(.deviceNotConnected)) { try AVCaptureDeviceInput(device: AVCaptureDevice()) }
        nonisolated(unsafe) var failure: AVError?
        let token = NotificationCenter.default.addObserver(
            forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil
        ) { failure = $0.userInfo?[AVCaptureSessionErrorKey] as? AVError }
        session.startRunning()
        NotificationCenter.default.removeObserver(token)
        #expect(failure?.code == .deviceNotConnected && !session.isRunning)
    }

    @Test("a photograph that is asked for fails, and so does its capture")
    func photograph() async throws {
        let settings = AVCapturePhotoSettings()
        let camera = Camera()
        let told: [String] = try await answer { told in
            camera.told = told
            AVCapturePhotoOutput().capturePhoto(with: settings, delegate: camera)
        }
        #expect(told == ["photo -11814", "capture \(settings.uniqueID) -11814"])
    }

    @Test("a text that is to be said is cancelled, as no voice is there")
    func speech() async throws {
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        let text: String = try await answer { told in
            listener.told = told
            synthesizer.speak(AVSpeechUtterance(string: "hello"))
        }
        #expect(text == "hello" && AVSpeechSynthesisVoice(language: "en-US") == nil)
    }

    @Test("what an app wants of its sound is kept, but no sound becomes active")
    func audioSession() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, options: .mixWithOthers)
        #expect(session.category == .playback && session.mode == .spokenAudio)
        #expect(throws: NSError.self) { try session.setActive(true) }
        #expect(throws: Never.self) { try session.setActive(false) }
    }
}

private final class Camera: NSObject, AVCapturePhotoCaptureDelegate {
    var told: (([String]) -> Void)?
    private var lines: [String] = []

    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        lines.append("photo \((error as? AVError)?.errorCode ?? 0)")
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {
        lines.append("capture \(resolvedSettings.uniqueID) \((error as? AVError)?.errorCode ?? 0)")
        told?(lines)
    }
}

private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var told: ((String) -> Void)?

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        told?(utterance.speechString)
    }
}
