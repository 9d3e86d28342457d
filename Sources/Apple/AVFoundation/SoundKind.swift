import Foundation

/// The kinds of files that hold sound, told by how they begin.
enum SoundKind {
    /// - Throws: An error of `NSOSStatusErrorDomain` for what begins as none of them.
    static func check(_ data: Data) throws {
        let bytes = [UInt8](data.prefix(12))
        func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
        let isContainer =
            has("RIFF") && has("WAVE", at: 8) || has("FORM") && (has("AIFF", at: 8) || has("AIFC", at: 8))
            || has("caff") || has("fLaC") || has("OggS") || has("ID3") || has("ftyp", at: 4) || has("#!AMR")
            || has(".snd")
        // MPEG's frames, with a layer or as AAC, begin with eleven bits that are set.
        let isStream = bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
        guard isContainer || isStream else {
            throw NSError(
                domain: NSOSStatusErrorDomain, code: Int(kAudioFileUnsupportedFileTypeError),
                userInfo: [NSLocalizedDescriptionKey: "The bytes are no sound that is known."])
        }
    }
}
