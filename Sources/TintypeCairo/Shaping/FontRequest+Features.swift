import TintypeGraphics

extension FontRequest {
    /// The features of the face that are asked for, by their OpenType tags. Small capitals are made of capitals: ``SmallCapitals``.
    var features: [String] { hasMonospacedDigits ? ["tnum=1"] : [] }
}
