import TintypeGraphics

extension FontRequest {
    /// The features of the face that are asked for, by their OpenType tags.
    var features: [String] {
        var features = hasMonospacedDigits ? ["tnum=1"] : []
        switch smallCaps {
        case .none: break
        case .lowercase: features.append("smcp=1")
        case .uppercase: features.append("c2sc=1")
        case .all: features += ["smcp=1", "c2sc=1"]
        }
        return features
    }
}
