public import Foundation

/// A control on a camera's own button. There is no such button.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    override init() {}
    /// The switch of the control.
    open var isEnabled = true
}

/// A control of the zoom.
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    /// Creates the control of a camera; nothing calls the action.
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) {}
}

/// A control of the exposure.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    /// Creates the control of a camera; nothing calls the action.
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping (Float) -> Void) {}
}

/// A control of a value.
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    /// The value, its name and its picture.
    open var value: Float
    public let localizedTitle: String
    public let symbolName: String
    open var prominentValues: [Float] = []
    open var localizedValueFormat: String?
    open var accessibilityIdentifier: String?

    /// Creates the control of values.
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
    }
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
    }
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
        (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, values.first ?? 0)
    }

    /// Takes an action for a changed value; nobody changes it.
    open func setActionQueue(_ queue: DispatchQueue, action: @escaping (Float) -> Void) {}
}

/// A control of choices.
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    /// The choice, and the names of all.
    open var selectedIndex = 0
    public let numberOfIndexes: Int
    public let localizedTitle: String
    public let symbolName: String
    public let localizedIndexTitles: [String]

    /// Creates the control of choices, of which some are named by a closure.
    public convenience init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
        self.init(localizedTitle, symbolName: symbolName, numberOfIndexes: numberOfIndexes) { "\($0)" }
    }
    public convenience init(
        _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
        localizedTitleTransform: (Int) -> String
    ) {
        self.init(
            localizedTitle, symbolName: symbolName,
            localizedIndexTitles: (0..<max(numberOfIndexes, 0)).map(localizedTitleTransform))
    }

    /// Creates the control of choices.
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        self.localizedIndexTitles = localizedIndexTitles
        numberOfIndexes = localizedIndexTitles.count
    }

    /// Takes an action for a changed choice; nobody changes it.
    open func setActionQueue(_ queue: DispatchQueue, action: @escaping (Int) -> Void) {}
}

/// The receiver of what happens with the controls. Nothing does.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    /// Tells of the controls.
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

extension AVCaptureSession {
    /// The controls of the session: none can be added.
    public var supportsControls: Bool { false }
    public var maxControlsCount: Int { 0 }
    public var controls: [AVCaptureControl] { [] }
    public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    public func addControl(_ control: AVCaptureControl) {}
    public func removeControl(_ control: AVCaptureControl) {}
    public func setControlsDelegate(
        _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: DispatchQueue?
    ) {}
    public var controlsDelegate: (any AVCaptureSessionControlsDelegate)? { nil }
    public var controlsDelegateCallbackQueue: DispatchQueue? { nil }

    /// The start of outputs that can wait for the first picture: there is none to wait for.
    public var isManualDeferredStartSupported: Bool { false }
    public var automaticallyRunsDeferredStart: Bool {
        get { true }
        set {}
    }
    public func runDeferredStartWhenNeeded() {}

    /// A wish of how sound is recorded, which is not kept.
    public var configuresApplicationAudioSessionForBluetoothHighQualityRecording: Bool {
        get { false }
        set {}
    }

    /// The cost of what is captured, 0...1: nothing is.
    public var hardwareCost: Float { 0 }

    /// The reason of an interruption.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
        case sensitiveContentMitigationActivated
    }
}

/// A session of several cameras. None is supported.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    /// The answer, and the cost: no.
    open class var isMultiCamSupported: Bool { false }
    open var systemPressureCost: Float { 0 }
}

/// The keys of what a session tells, and of what an error tells of a recording.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
public let AVErrorDeviceKey = "AVErrorDeviceKey"
public let AVErrorTimeKey = "AVErrorTimeKey"
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
