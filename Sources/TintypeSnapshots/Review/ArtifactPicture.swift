import TintypeGraphics
import TintypeImage

/// A picture of an artifact, before anything in it is believed.
struct ArtifactPicture {
    private let id: String
    private let picture: DrawnPicture

    init(_ bytes: [UInt8], of item: CaseResult, limits: ArtifactLimits) throws(ArtifactError) {
        id = item.id
        // Size first: to decode asks for memory by the size that the file tells.
        if bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) {
            let sides = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            guard sides[0] * sides[1] <= limits.pixels else {
                throw .limit("the picture of \(ReviewError.shown(id)) has more than \(limits.pixels) pixels")
            }
        }
        let picture: DrawnPicture
        do {
            picture = try DrawnPicture(bytes: bytes)
        } catch {
            throw .implausible(id: id, error.message)
        }
        guard picture.hash == item.files.actualHash else {
            throw .implausible(id: id, "its picture is not the one that its results tell of")
        }
        self.picture = picture
        if let scale = picture.metadata.scale, abs(scale - item.scale) > 0.001 {
            throw .implausible(id: id, "its picture is of another scale")
        }
    }

    /// The picture as a file of our own: its pixels, and what a run writes beside them, read and written anew.
    ///
    /// - Parameter differences: In what this machine differs from a fingerprint; nil takes any.
    func encoded(expecting differences: ((Fingerprint) -> [String])?) throws(ArtifactError) -> [UInt8] {
        let told = picture.metadata
        var metadata = PNGMetadata(scale: told.scale)
        if let name = told.sceneName, name.utf8.count <= 1024, ReviewError.shown(name) == name {
            metadata.sceneName = name
        }
        guard let text = told.fingerprint, text.utf8.count <= 1 << 16, let fingerprint = Fingerprint(text: text) else {
            throw .implausible(id: id, "its picture does not say what drew it")
        }
        if let moved = differences?(fingerprint), !moved.isEmpty {
            throw .fingerprint(artifact: fingerprint.id, moved: moved)
        }
        metadata.fingerprint = fingerprint.text
        if let text = told.layout {
            guard text.utf8.count <= 1 << 24, let layout = LayoutText.decode(text) else {
                throw .implausible(id: id, "its picture carries a layout that cannot be read")
            }
            metadata.layout = LayoutText.encode(layout)
        }
        if let text = told.furtherLayouts { metadata.furtherLayouts = try furtherLayouts(text) }
        metadata.format = told.format
        do {
            return try picture.encoded(metadata, level: .fast)
        } catch {
            throw .implausible(id: id, error.message)
        }
    }

    /// The layouts of an animation's frames, each read and written anew.
    private func furtherLayouts(_ text: String) throws(ArtifactError) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let layout = line.isEmpty ? nil : LayoutText.decode(String(line))
            guard line.isEmpty || layout != nil, text.utf8.count <= 1 << 24 else {
                throw .implausible(id: id, "its animation carries a layout that cannot be read")
            }
            lines.append(layout.map(LayoutText.encode) ?? "")
        }
        return lines.joined(separator: "\n")
    }
}
