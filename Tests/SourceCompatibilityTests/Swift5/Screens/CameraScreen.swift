import AVFoundation
import AVKit
import SwiftUI
import PhotosUI
import CoreLocation
import MapKit
import StoreKit
import WebKit
import UserNotifications
class Cam: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate,
    AVCaptureMetadataOutputObjectsDelegate, AVCaptureVideoDataOutputSampleBufferDelegate
{
    @Published var session = AVCaptureSession(); @Published var output = AVCapturePhotoOutput();
    @Published var preview: AVCaptureVideoPreviewLayer!; let movie = AVCaptureMovieFileOutput();
    let meta = AVCaptureMetadataOutput(); let video = AVCaptureVideoDataOutput()
    let queue = DispatchQueue(label: "q")
    func check() {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: setUp();
        case .notDetermined: AVCaptureDevice.requestAccess(for: .video) { if $0 { self.setUp() } };
        case .denied, .restricted: return;
        @unknown default: return
        }
        Task {
            let ok = await AVCaptureDevice.requestAccess(for: .audio); print(ok)
        }
    }
    func setUp() {
        do {
            session.beginConfiguration(); session.sessionPreset = .photo
            guard
                let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)
                    ?? AVCaptureDevice.default(for: .video)
            else { return }
            let input = try AVCaptureDeviceInput(device: device);
            if session.canAddInput(input) { session.addInput(input) };
            if session.canAddOutput(output) { session.addOutput(output); session.addOutput(movie) }
            session.addOutput(meta); meta.metadataObjectTypes = [.qr, .ean13];
            meta.setMetadataObjectsDelegate(self, queue: .main); video.setSampleBufferDelegate(self, queue: queue);
            video.alwaysDiscardsLateVideoFrames = true;
            video.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
            session.commitConfiguration(); try device.lockForConfiguration(); device.torchMode = .on;
            device.videoZoomFactor = 2; device.focusMode = .continuousAutoFocus; device.exposureMode = .autoExpose;
            device.focusPointOfInterest = .zero; device.unlockForConfiguration(); _ = device.hasTorch;
            _ = device.isFocusModeSupported(.autoFocus); _ = device.activeFormat.videoMaxZoomFactor;
            try device.setTorchModeOn(level: 1)
            let disc = AVCaptureDevice.DiscoverySession(
                deviceTypes: [.builtInDualCamera, .builtInTrueDepthCamera, .builtInUltraWideCamera, .external],
                mediaType: .video, position: .unspecified);
            _ = disc.devices.first?.localizedName; session.removeInput(input);
            _ = session.inputs.first as? AVCaptureDeviceInput; session.outputs.forEach { session.removeOutput($0) };
            _ = session.isRunning; _ = output.connection(with: .video)?.videoOrientation;
            output.connection(with: .video)?.isVideoMirrored = true;
            output.connection(with: .video)?.videoRotationAngle = 90
        } catch { print(error.localizedDescription) }
    }
    func take() {
        let s = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg]); s.flashMode = .auto;
        if output.supportedFlashModes.contains(.auto) { s.flashMode = .on };
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self);
        queue.async {
            self.session.startRunning(); self.session.stopRunning()
        };
        movie.startRecording(
            to: URL(fileURLWithPath: NSTemporaryDirectory() + "\(Date()).mov"), recordingDelegate: self);
        movie.stopRecording(); _ = movie.isRecording; _ = output.isHighResolutionCaptureEnabled
    }
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
        guard let d = photo.fileDataRepresentation(), let im = UIImage(data: d) else { return };
        UIImageWriteToSavedPhotosAlbum(im, nil, nil, nil); _ = photo.cgImageRepresentation()
    }
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: Error?
    ) {}
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        if let m = metadataObjects.first as? AVMetadataMachineReadableCodeObject, let s = m.stringValue {
            print(s); AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        }
    }
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) { guard let b = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }; _ = CVPixelBufferGetWidth(b) }
}
struct CamPrev: UIViewRepresentable {
    let cam: Cam; var frame: CGSize
    func makeUIView(context: Context) -> UIView {
        let v = UIView(frame: UIScreen.main.bounds); let p = AVCaptureVideoPreviewLayer(session: cam.session);
        p.frame = v.frame; p.videoGravity = .resizeAspectFill; p.masksToBounds = true;
        p.connection?.videoOrientation = .portrait; v.layer.addSublayer(p); cam.preview = p;
        _ = p.layerRectConverted(fromMetadataOutputRect: .zero);
        _ = p.captureDevicePointConverted(fromLayerPoint: .zero); return v
    }
    func updateUIView(_ v: UIView, context: Context) {}
}
class PlayerBox: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }; var pl: AVPlayerLayer { layer as! AVPlayerLayer };
    var player: AVPlayer? {
        get { pl.player }
        set { pl.player = newValue }
    }; var prev: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
}
class Aud: NSObject, ObservableObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate, AVSpeechSynthesizerDelegate {
    var p: AVAudioPlayer?; var r: AVAudioRecorder!; let synth = AVSpeechSynthesizer(); let engine = AVAudioEngine();
    let node = AVAudioPlayerNode(); var timeObs: Any?; let player = AVPlayer(url: URL(string: "a")!)
    func go() {
        do {
            try AVAudioSession.sharedInstance().setCategory(
                .playAndRecord, mode: .default, options: [.defaultToSpeaker, .mixWithOthers, .allowBluetooth]);
            try AVAudioSession.sharedInstance().setActive(true, options: .notifyOthersOnDeactivation);
            AVAudioSession.sharedInstance().requestRecordPermission { _ in };
            p = try AVAudioPlayer(contentsOf: URL(string: "a")!, fileTypeHint: nil); p?.delegate = self;
            p?.prepareToPlay(); p?.numberOfLoops = -1; p?.volume = 0.3; p?.enableRate = true; p?.rate = 2;
            p?.isMeteringEnabled = true; p?.updateMeters(); _ = p?.averagePower(forChannel: 0); p?.currentTime = 2;
            _ = p?.duration; p?.play(); p?.setVolume(1, fadeDuration: 2); p?.pause(); p?.stop(); _ = p?.isPlaying;
            p?.play(atTime: 2); p?.pan = 1
            r = try AVAudioRecorder(
                url: URL(string: "a")!,
                settings: [
                    AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
                    AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
                ]);
            r.isMeteringEnabled = true; r.record(); r.stop(); r.updateMeters(); _ = r.peakPower(forChannel: 0);
            _ = r.currentTime; r.delegate = self; r.deleteRecording()
            engine.attach(node); engine.connect(node, to: engine.mainMixerNode, format: nil); try engine.start();
            node.play(); let f = try AVAudioFile(forReading: URL(string: "a")!); node.scheduleFile(f, at: nil) {};
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) {
                b, t in _ = b.floatChannelData
            }; engine.inputNode.removeTap(onBus: 0); engine.stop(); engine.prepare()
        } catch {}
        let u = AVSpeechUtterance(string: "a"); u.voice = AVSpeechSynthesisVoice(language: "en");
        u.rate = AVSpeechUtteranceDefaultSpeechRate; u.pitchMultiplier = 1; u.volume = 1; u.preUtteranceDelay = 1;
        synth.speak(u); synth.delegate = self; synth.stopSpeaking(at: .immediate); synth.pauseSpeaking(at: .word);
        synth.continueSpeaking(); _ = AVSpeechSynthesisVoice.speechVoices().map { $0.name }
        player.play(); player.pause(); player.seek(to: .zero);
        player.seek(to: CMTime(seconds: 1, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero) {
            _ in
        }; player.rate = 1; player.isMuted = true; player.volume = 1; player.actionAtItemEnd = .none;
        timeObs = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) { t in
            _ = t.seconds; _ = CMTimeGetSeconds(t)
        }; player.removeTimeObserver(timeObs!); _ = player.currentItem?.duration.seconds;
        _ = player.timeControlStatus == .playing; _ = player.currentTime();
        _ = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
        ) { _ in }; _ = NotificationCenter.default.publisher(for: AVPlayerItem.didPlayToEndTimeNotification);
        player.replaceCurrentItem(with: AVPlayerItem(asset: AVAsset(url: URL(string: "a")!)));
        _ = AVPlayerLooper(player: AVQueuePlayer(), templateItem: AVPlayerItem(url: URL(string: "a")!));
        let asset = AVURLAsset(url: URL(string: "a")!); let gen = AVAssetImageGenerator(asset: asset);
        gen.appliesPreferredTrackTransform = true; gen.maximumSize = .zero;
        _ = try? gen.copyCGImage(at: .zero, actualTime: nil);
        Task {
            _ = try? await asset.load(.duration); let (d, t) = try await asset.load(.duration, .tracks); print(d, t);
            _ = try await asset.loadTracks(withMediaType: .video); _ = try await gen.image(at: .zero).image
        }; gen.generateCGImagesAsynchronously(forTimes: [NSValue(time: .zero)]) { _, im, _, _, _ in }
        let item = AVPlayerItem(url: URL(string: "a")!); _ = item.status == .readyToPlay;
        _ = item.observe(\.status, options: [.new]) { i, c in }; _ = item.publisher(for: \.status).sink { _ in };
        _ = item.loadedTimeRanges;
        let exp = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality);
        exp?.outputURL = nil; exp?.outputFileType = .mp4; exp?.exportAsynchronously {}
    }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {};
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {};
    func speechSynthesizer(
        _ s: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
struct VC: UIViewControllerRepresentable {
    var p: AVPlayer;
    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let c = AVPlayerViewController(); c.player = p; c.showsPlaybackControls = false;
        c.videoGravity = .resizeAspectFill; c.allowsPictureInPicturePlayback = true;
        c.entersFullScreenWhenPlaybackBegins = true; c.delegate = nil; return c
    }; func updateUIViewController(_ c: AVPlayerViewController, context: Context) {}
}
struct PhotoV: View {
    @State var items: [PhotosPickerItem] = []; @State var item: PhotosPickerItem?; @State var im: Image?
    var body: some View {
        PhotosPicker(
            selection: $items, maxSelectionCount: 3, selectionBehavior: .ordered,
            matching: .any(of: [.images, .not(.livePhotos), .videos]), preferredItemEncoding: .automatic,
            photoLibrary: .shared()
        ) { Text("") }.photosPickerStyle(.inline).photosPickerDisabledCapabilities(.selectionActions);
        PhotosPicker("a", selection: $item, matching: .images); PhotosPicker("a", selection: $item);
        Text("").photosPicker(isPresented: .constant(true), selection: $item, matching: .images).onChange(of: item) {
            _, n in
            Task {
                if let d = try? await n?.loadTransferable(type: Data.self), let u = UIImage(data: d) {
                    im = Image(uiImage: u)
                }; im = try? await n?.loadTransferable(type: Image.self); _ = n?.itemIdentifier;
                _ = n?.supportedContentTypes.first?.preferredFilenameExtension
            }
        }
    }
}
struct PHP: UIViewControllerRepresentable {
    func makeCoordinator() -> C { C() };
    func makeUIViewController(context: Context) -> PHPickerViewController {
        var c = PHPickerConfiguration(photoLibrary: .shared()); c.selectionLimit = 3; c.filter = .images;
        c.preferredAssetRepresentationMode = .current; let p = PHPickerViewController(configuration: c);
        p.delegate = context.coordinator; return p
    }; func updateUIViewController(_ c: PHPickerViewController, context: Context) {}
    class C: NSObject, PHPickerViewControllerDelegate {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true);
            for r in results where r.itemProvider.canLoadObject(ofClass: UIImage.self) {
                r.itemProvider.loadObject(ofClass: UIImage.self) { im, e in
                    DispatchQueue.main.async { _ = im }
                }
            }
        }
    }
}
class Ph: ObservableObject {
    @Published var assets: [PHAsset] = []; let mgr = PHCachingImageManager()
    func load() {
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { s in
            if s == .authorized || s == .limited {
                let o = PHFetchOptions(); o.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)];
                o.fetchLimit = 10; o.includeHiddenAssets = false; let r = PHAsset.fetchAssets(with: .image, options: o);
                r.enumerateObjects { a, i, stop in self.assets.append(a) }; _ = r.count; _ = r.firstObject;
                _ = r.object(at: 0)
            }
        }
        let op = PHImageRequestOptions(); op.deliveryMode = .highQualityFormat; op.isSynchronous = false;
        op.isNetworkAccessAllowed = true; op.resizeMode = .exact;
        mgr.requestImage(for: assets[0], targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: op) {
            im, info in
        }; PHImageManager.default().requestAVAsset(forVideo: assets[0], options: nil) { a, m, i in };
        PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.creationRequestForAsset(from: UIImage());
            PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: URL(string: "a")!)
        } completionHandler: { ok, e in
        };
        Task {
            _ = await PHPhotoLibrary.requestAuthorization(for: .addOnly);
            try await PHPhotoLibrary.shared().performChanges {}
        }; _ = PHPhotoLibrary.authorizationStatus(for: .readWrite); PHPhotoLibrary.requestAuthorization { _ in };
        _ = assets[0].mediaType == .video; _ = assets[0].duration; _ = assets[0].localIdentifier;
        _ = assets[0].pixelWidth;
        let c = PHAssetCollection.fetchAssetCollections(
            with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil);
        _ = c.firstObject?.localizedTitle
    }
}
