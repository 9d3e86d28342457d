extension AVCaptureDevice {
    /// Sets the light and the focus by numbers: there is no camera, and the time is that of nothing.
    @discardableResult
    public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { .zero }
    @discardableResult
    public func setFocusModeLocked(lensPosition: Float) async -> CMTime { .zero }
    @discardableResult
    public func setExposureTargetBias(_ bias: Float) async -> CMTime { .zero }

    /// The colour of gains, as of none.
    public func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
        WhiteBalanceChromaticityValues()
    }
    public func deviceWhiteBalanceGains(for chromaticityValues: WhiteBalanceChromaticityValues) -> WhiteBalanceGains {
        WhiteBalanceGains()
    }

    /// The colour of a white.
    public struct WhiteBalanceChromaticityValues: Hashable, Sendable {
        /// The place in the plane of colours.
        public var x: Float
        public var y: Float

        /// Creates a colour.
        public init(x: Float = 0, y: Float = 0) {
            (self.x, self.y) = (x, y)
        }
    }

    /// The wishes that no camera takes.
    public var isContinuityCamera: Bool { false }
    public var canPerformReactionEffects: Bool { false }
    public var availableReactionTypes: Set<AVCaptureReactionType> { [] }
    public var isFlashActive: Bool { false }
    public var flashMode: FlashMode {
        get { .off }
        set {}
    }
    public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { flashMode == .off }

    /// No sign is shown in the picture of the camera.
    public func performEffect(for reactionType: AVCaptureReactionType) {}
    public var isAutoVideoFrameRateEnabled: Bool {
        get { false }
        set {}
    }
    public var activeDepthDataMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
}

/// A sign of the hand that a camera answers by a picture.
public struct AVCaptureReactionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The signs, and the name of a symbol for each.
    public static let thumbsUp = AVCaptureReactionType(rawValue: "ReactionThumbsUp")
    public static let thumbsDown = AVCaptureReactionType(rawValue: "ReactionThumbsDown")
    public static let balloons = AVCaptureReactionType(rawValue: "ReactionBalloons")
    public static let heart = AVCaptureReactionType(rawValue: "ReactionHeart")
    public static let fireworks = AVCaptureReactionType(rawValue: "ReactionFireworks")
    public static let rain = AVCaptureReactionType(rawValue: "ReactionRain")
    public static let confetti = AVCaptureReactionType(rawValue: "ReactionConfetti")
    public static let lasers = AVCaptureReactionType(rawValue: "ReactionLasers")
    public var systemImageName: String {
        switch self {
        case .thumbsUp: "hand.thumbsup.fill"
        case .thumbsDown: "hand.thumbsdown.fill"
        case .balloons: "balloon.2.fill"
        case .heart: "heart.fill"
        case .fireworks: "fireworks"
        case .rain: "cloud.rain.fill"
        case .confetti: "party.popper.fill"
        default: "laser.burst"
        }
    }
}

/// The level of a light that is as bright as it may be at the moment.
public let AVCaptureMaxAvailableTorchLevel: Float = .greatestFiniteMagnitude
