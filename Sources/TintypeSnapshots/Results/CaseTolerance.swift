/// The tolerance of a comparison.
package struct CaseTolerance: Codable, Hashable, Sendable {
    /// The reason for the tolerance; never empty.
    package var reason: String
    /// The settings, by name, that differ from the exact comparison's.
    package var settings: [String: Double]

    package init(reason: String, settings: [String: Double]) {
        self.reason = reason
        self.settings = settings
    }
}

/// A part of a picture that was not compared.
package struct CaseMask: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        /// Left out of the comparison, and drawn as it is.
        case ignore
        /// Painted over in both pictures.
        case redact
    }

    package var kind: Kind
    /// The id of the view that it covers, or a rectangle as the user wrote it.
    package var target: String
    package var rects: [CaseRect]
    /// The number of pixels that the mask covers.
    package var pixels: Int

    package init(kind: Kind, target: String, rects: [CaseRect], pixels: Int) {
        self.kind = kind
        self.target = target
        self.rects = rects
        self.pixels = pixels
    }
}
