import AVFoundation
import SwiftUI

/// A scanner of parcels: a capture session that reads codes, and a frame over what it sees.
final class ParcelScanner: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate
{
    enum State: Equatable { case idle, unavailable(String), scanning }

    @Published private(set) var state = State.idle
    @Published var code: String?
    let session = AVCaptureSession()
    private let queue = DispatchQueue(label: "scanner")
    private var device: AVCaptureDevice?

    func start() {
        guard AVCaptureDevice.authorizationStatus(for: .video) != .denied else {
            state = .unavailable("No permission")
            return
        }
        let discovery = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera, .builtInDualCamera], mediaType: .video, position: .back)
        guard let camera = discovery.devices.first ?? AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: camera)
        else {
            state = .unavailable("No camera")
            return
        }
        session.beginConfiguration()
        session.sessionPreset = .hd1280x720
        if session.canAddInput(input) { session.addInput(input) }
        let codes = AVCaptureMetadataOutput()
        if session.canAddOutput(codes) {
            session.addOutput(codes)
            codes.setMetadataObjectsDelegate(self, queue: .main)
            codes.metadataObjectTypes = [.qr, .ean13, .code128]
            codes.rectOfInterest = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        }
        let frames = AVCaptureVideoDataOutput()
        frames.alwaysDiscardsLateVideoFrames = true
        frames.setSampleBufferDelegate(self, queue: queue)
        session.commitConfiguration()
        queue.async { [session] in session.startRunning() }
        device = camera
        state = .scanning
    }

    func setTorch(_ isOn: Bool) {
        guard let device, device.hasTorch, (try? device.lockForConfiguration()) != nil else { return }
        device.torchMode = isOn ? .on : .off
        device.unlockForConfiguration()
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        guard let found = metadataObjects.first as? AVMetadataMachineReadableCodeObject else { return }
        code = found.stringValue
        session.stopRunning()
    }
}

private struct ScannerPreview: UIViewRepresentable {
    final class PreviewView: UIView {
        override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
        var previewLayer: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }
    }

    let session: AVCaptureSession

    func makeUIView(context: Context) -> PreviewView {
        let view = PreviewView()
        view.backgroundColor = .black
        view.previewLayer?.session = session
        view.previewLayer?.videoGravity = .resizeAspectFill
        return view
    }

    func updateUIView(_ view: PreviewView, context: Context) {}
}

struct ParcelScannerScreen: View {
    @StateObject private var scanner = ParcelScanner()
    @State private var isTorchOn = false

    var body: some View {
        ZStack {
            ScannerPreview(session: scanner.session).ignoresSafeArea().id("preview")
            RoundedRectangle(cornerRadius: 20).stroke(.white, lineWidth: 3).frame(width: 240, height: 240).id("window")
            VStack {
                Spacer()
                Text(caption).foregroundStyle(.white).padding().background(.black.opacity(0.6), in: .capsule)
                Toggle("Light", systemImage: "flashlight.off.fill", isOn: $isTorchOn)
                    .toggleStyle(.button)
                    .onChange(of: isTorchOn) { scanner.setTorch($1) }
            }
            .padding(.bottom, 40)
        }
        .onAppear(perform: scanner.start)
    }

    private var caption: String {
        switch scanner.state {
        case .idle: "Starting"
        case .unavailable(let reason): reason
        case .scanning: scanner.code ?? "Hold a code in the frame"
        }
    }
}

#Preview { ParcelScannerScreen() }
