// Inputs that are neither numbers with a fraction, nor places, nor pictures.
extension CIFilter {
    /// The bounds of the channels, which colours are clamped to.
    public var minComponents: CIVector {
        get { _value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0) }
        set { _setValue(newValue, forKey: "inputMinComponents") }
    }
    public var maxComponents: CIVector {
        get { _value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 1, y: 1, z: 1, w: 1) }
        set { _setValue(newValue, forKey: "inputMaxComponents") }
    }

    /// True where a corrected picture is cut to its rectangle.
    public var crop: Bool {
        get { _value(forKey: "inputCrop") as? Bool ?? true }
        set { _setValue(newValue, forKey: "inputCrop") }
    }

    /// The font that a text is drawn in, by its name.
    public var fontName: String {
        get { _value(forKey: "inputFontName") as? String ?? "HelveticaNeue" }
        set { _setValue(newValue, forKey: "inputFontName") }
    }

    /// The fineness of the mask of people: 0 is the finest.
    public var qualityLevel: Int {
        get { _value(forKey: "inputQualityLevel") as? Int ?? 0 }
        set { _setValue(newValue, forKey: "inputQualityLevel") }
    }
}
