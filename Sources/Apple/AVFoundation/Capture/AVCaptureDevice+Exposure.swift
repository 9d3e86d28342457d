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
    public var isAutoVideoFrameRateEnabled: Bool {
        get { false }
        set {}
    }
    public var activeDepthDataMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
}

/// The level of a light that is as bright as it may be at the moment.
public let AVCaptureMaxAvailableTorchLevel: Float = .greatestFiniteMagnitude
