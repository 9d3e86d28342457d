import TintypeGraphics

/// Finds the face that each character of a text is set in: the first of the chain that has all of it.
struct FaceChoice {
    let shaper: PangoTextShaper
    let request: TextRequest
    let primary: Int

    /// A face for each scalar, by index in the font set; nil for a scalar that shows nothing, and that of
    /// ``FontFace/codePointBoxes`` for one that no face has.
    ///
    /// - Throws: ``TextError/missingGlyph(_:in:package:)`` for the first scalar that no face has, unless the request wants boxes.
    func faces(of scalars: some Collection<Unicode.Scalar>) throws -> [Int?] {
        let primaryFace = try shaper.face(at: primary)
        // Most texts are set in one face: then nothing has to be taken apart.
        if scalars.allSatisfy({ (0x20..<0x7F).contains($0.value) && primaryFace.covers($0.value) }) {
            return [Int?](repeating: primary, count: scalars.count)
        }
        var faces: [Int?] = []
        faces.reserveCapacity(scalars.count)
        let chain = shaper.chain(from: primary, request)
        for character in request.text {
            let scalars = Array(character.unicodeScalars)
            let shown = scalars.filter { !isIgnorable($0) }
            if shown.isEmpty {
                // A joiner or a selector on its own follows what stands before it.
                faces += scalars.map { showsNothing($0) ? nil : faces.last ?? primary }
                continue
            }
            var candidates = chain.faces
            if let emoji = chain.emoji, isPicture(scalars) { candidates.insert(emoji, at: 0) }
            let face = try candidates.first { index in try shown.allSatisfy { try has($0, at: index) } }
            faces += try scalars.map { scalar in
                if showsNothing(scalar) { return nil }
                return try face ?? self.face(of: scalar, in: candidates)
            }
        }
        return faces
    }

    private func face(of scalar: Unicode.Scalar, in candidates: [Int]) throws -> Int {
        if isIgnorable(scalar) { return primary }
        if let face = try candidates.first(where: { try has(scalar, at: $0) }) { return face }
        if request.missingGlyphs == .box { return FontFace.codePointBoxes.index }
        throw shaper.fonts.missing(scalar.value, in: request.text)
    }

    /// Returns whether a face has a scalar. A face of other scripts is not opened for it.
    private func has(_ scalar: Unicode.Scalar, at index: Int) throws -> Bool {
        guard index == primary || shaper.fonts.faces[index].isAsked(for: scalar.value) else { return false }
        return try shaper.face(at: index).covers(scalar.value)
    }

    /// Returns whether a character asks to be shown as a picture: by its nature or by a variation selector.
    private func isPicture(_ scalars: [Unicode.Scalar]) -> Bool {
        if scalars.contains(where: { $0.value == 0xFE0F }) { return true }
        if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
        return scalars[0].properties.isEmojiPresentation
            || scalars.dropFirst().contains { $0.properties.isEmojiModifier }
    }

    /// Returns whether no font needs to have a scalar, since it only tells others what to do.
    private func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint || showsNothing(scalar)
    }

    /// Returns whether a scalar never reaches the shaper: controls and separators of lines.
    private func showsNothing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
