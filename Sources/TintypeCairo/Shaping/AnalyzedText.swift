import CCairo
import TintypeGraphics

/// A text with what Pango knows about its characters: levels, scripts, break opportunities.
struct AnalyzedText {
    let scalars: [Unicode.Scalar]
    /// The offset of each scalar in UTF-8, and the end of the last one.
    private let offsets: [Int]
    /// UTF-8 with a final zero; zeros inside, which C would stop at, are replaced by another control character.
    private let bytes: [CChar]
    private(set) var levels: [UInt8]
    private(set) var scripts: [PangoScript]
    private let attributes: [PangoLogAttr]
    let language: OpaquePointer?
    /// The level of the first paragraph: 1 where its direction is right to left.
    private(set) var baseLevel: UInt8 = 0

    init(_ request: TextRequest) {
        let length = request.text.utf8.count
        var scalars: [Unicode.Scalar] = []
        var offsets: [Int] = []
        var bytes: [CChar] = []
        scalars.reserveCapacity(length)
        offsets.reserveCapacity(length + 1)
        bytes.reserveCapacity(length + 1)
        var offset = 0
        for scalar in request.text.unicodeScalars {
            scalars.append(scalar)
            offsets.append(offset)
            offset += Unicode.UTF8.width(scalar)
        }
        offsets.append(offset)
        for byte in request.text.utf8 { bytes.append(CChar(bitPattern: byte == 0 ? 1 : byte)) }
        bytes.append(0)
        (self.scalars, self.offsets, self.bytes) = (scalars, offsets, bytes)
        language = pango_language_from_string(request.language)
        levels = [UInt8](repeating: 0, count: scalars.count)
        scripts = [PangoScript](repeating: PANGO_SCRIPT_COMMON, count: scalars.count)

        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        pango_get_log_attrs(bytes, Int32(offset), -1, language, &attributes, Int32(attributes.count))
        self.attributes = attributes

        findLevels(isRightToLeft: request.isRightToLeft)
        findScripts()
    }

    var byteCount: Int { bytes.count - 1 }

    func withBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("the bytes end with a zero") }
            return body(start)
        }
    }

    func byteRange(of scalars: Range<Int>) -> Range<Int> {
        offsets[scalars.lowerBound]..<offsets[scalars.upperBound]
    }

    /// The index of the scalar that begins at a byte, or the number of scalars at the end.
    func scalarIndex(atByte byte: Int) -> Int {
        var (low, high) = (0, offsets.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func scalar(atByte byte: Int) -> UInt32 {
        let index = scalarIndex(atByte: byte)
        return index < scalars.count ? scalars[index].value : 0
    }

    /// The kind of break before the scalar at `index`; none at the end of the text, unless its last character says so.
    func breakBefore(_ index: Int) -> ShapedParagraph.Break {
        if index == scalars.count {
            return scalars.last.map(Self.endsLine) == true ? .mandatory : .none
        }
        return withUnsafePointer(to: attributes[index]) { attribute in
            switch ccairo_break_before(attribute) {
            case 2: .mandatory
            case 1: .allowed
            default: .none
            }
        }
    }

    /// Returns whether a character stands at `byte` that is not joined to the one before it, as a mark is to its letter.
    func beginsGrapheme(atByte byte: Int) -> Bool {
        withUnsafePointer(to: attributes[scalarIndex(atByte: byte)]) { ccairo_begins_grapheme($0) != 0 }
    }

    func isWhite(_ range: Range<Int>) -> Bool {
        range.allSatisfy { index in withUnsafePointer(to: attributes[index]) { ccairo_is_white($0) != 0 } }
    }

    /// The characters in runs of one level, script, face, span and height; `faces` has none for those that show nothing, and
    /// `spans` and `isSmall` are empty where all are of one.
    func runs(faces: [Int?], spans: [Int] = [], isSmall: [Bool] = []) -> [TextRun] {
        var runs: [TextRun] = []
        for index in scalars.indices {
            let content: TextRun.Content =
                if let face = faces[index] { .glyphs(face) } else if scalars[index] == "\t" { .tab } else { .invisible }
            let span = spans.isEmpty ? 0 : spans[index]
            let small = !isSmall.isEmpty && isSmall[index]
            if let last = runs.last, last.span == span, last.isSmall == small, case .glyphs = content,
                last.content == content,
                last.level == levels[index],
                last.script == scripts[index]
            {
                runs[runs.count - 1].scalars = last.scalars.lowerBound..<(index + 1)
            } else {
                runs.append(
                    TextRun(
                        scalars: index..<(index + 1), level: levels[index], script: scripts[index], content: content,
                        span: span, isSmall: small))
            }
        }
        return runs
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Paragraph by paragraph, as rule P1 of the bidi algorithm has it. The first strong character decides the direction
    /// of a paragraph, as in CoreText; only where there is none does the layout's direction.
    private mutating func findLevels(isRightToLeft: Bool) {
        var start = 0
        var isFirst = true
        while start < scalars.count {
            var end = start
            while end < scalars.count, scalars[end] != "\n", scalars[end] != "\r", scalars[end].value != 0x2029 {
                end += 1
            }
            let range = start..<min(end + 1, scalars.count)
            let base = findLevels(of: range, isRightToLeft: isRightToLeft)
            if isFirst { baseLevel = base }
            isFirst = false
            start = range.upperBound
        }
        if isFirst { baseLevel = isRightToLeft ? 1 : 0 }
    }

    private mutating func findLevels(of range: Range<Int>, isRightToLeft: Bool) -> UInt8 {
        // Nothing below the Hebrew block is right to left.
        if !isRightToLeft, scalars[range].allSatisfy({ $0.value < 0x590 }) { return 0 }
        var direction = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        let part = byteRange(of: range)
        let found = withBytes {
            pango_log2vis_get_embedding_levels($0 + part.lowerBound, Int32(part.count), &direction)
        }
        guard let found else { preconditionFailure("there is no memory for levels") }
        defer { g_free(found) }
        for (position, index) in range.enumerated() { levels[index] = found[position] }
        return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
    }

    private mutating func findScripts() {
        guard !scalars.isEmpty else { return }
        var scripts = scripts
        withBytes { start in
            let iterator = pango_script_iter_new(start, Int32(byteCount))
            defer { pango_script_iter_free(iterator) }
            var index = 0
            repeat {
                var end: UnsafePointer<CChar>?
                var script = PANGO_SCRIPT_COMMON
                pango_script_iter_get_range(iterator, nil, &end, &script)
                let reach = end.map { $0 - start } ?? byteCount
                while index < scalars.count, offsets[index] < reach {
                    scripts[index] = script
                    index += 1
                }
            } while pango_script_iter_next(iterator) != 0
        }
        self.scripts = scripts
    }
}
