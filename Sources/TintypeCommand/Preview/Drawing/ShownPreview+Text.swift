import TintypeGraphics

extension ShownPreview {
    /// The place in the source as it is seen from the working folder; the name where no source is known.
    var heading: String { Self.heading(file, line) ?? name }

    /// The failure as people read it, with the line that crashed, where that is known.
    func complaint(_ error: Failure) -> ShownText {
        let hint = error.hint.map { "\nhint: \($0)" } ?? ""
        let place = Self.heading(error.place?.file, error.place?.line) ?? heading
        return "\(lines: "\(place): error: \(name): \(error.message)\(hint)")"
    }

    private static func heading(_ file: String?, _ line: Int?) -> String? {
        file.map { RelativePath.text($0, from: ".") + (line.map { $0 > 0 ? ":\($0)" : "" } ?? "") }
    }

    /// The place as results name it; nil where no source is known.
    var source: SourceLocation? {
        let place = error?.place.map { ($0.file, $0.line) } ?? file.map { ($0, line ?? 1) }
        return place.map { file, line in
            SourceLocation(file: RelativePath.text(file, from: "."), line: max(line, 1), column: 1)
        }
    }
}
