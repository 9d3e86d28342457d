extension DebianFamily {
    /// The faces of single scripts. They come before faces that have a script among many others, as DejaVu has Arabic.
    static let scriptFamilies: [DebianFamily] = [
        notoUI("Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]),
        notoUI("Devanagari", [0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]),
        notoUI("Bengali", [0x980...0x9FF]),
        notoUI("Gurmukhi", [0xA00...0xA7F]),
        notoUI("Gujarati", [0xA80...0xAFF]),
        notoUI("Oriya", [0xB00...0xB7F]),
        notoUI("Tamil", [0xB80...0xBFF]),
        notoUI("Telugu", [0xC00...0xC7F]),
        notoUI("Kannada", [0xC80...0xCFF]),
        notoUI("Malayalam", [0xD00...0xD7F]),
        notoUI("Sinhala", [0xD80...0xDFF]),
        notoUI("Thai", [0xE00...0xE7F]),
        notoUI("Lao", [0xE80...0xEFF]),
        notoUI("Myanmar", [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
        notoUI("Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
        droid("Droid Sans Fallback", folder: "fonts-droid-fallback/truetype", stem: "DroidSansFallback"),
        // The same face without hangul and with the rarer characters of Extension A.
        droid("Droid Sans Fallback Full", folder: "fonts/truetype/droid", stem: "DroidSansFallbackFull"),
    ]

    private static func notoUI(_ script: String, _ scripts: [ClosedRange<UInt32>]) -> DebianFamily {
        DebianFamily(
            package: "fonts-noto-ui-core", folder: "fonts/truetype/noto", family: "Noto Sans \(script) UI",
            stem: "NotoSans\(script)UI",
            styles: [Style(name: "Regular", weight: 400), Style(name: "Bold", weight: 700)], role: .script,
            purpose: script, scripts: scripts)
    }

    private static func droid(_ family: String, folder: String, stem: String) -> DebianFamily {
        DebianFamily(
            package: "fonts-droid-fallback", folder: folder, family: family, stem: stem,
            // The file has one weight; titles would stand out no more than their texts.
            styles: [Style(name: "", weight: 400), Style(name: "", weight: 700, emboldening: 1 / 30)],
            role: .script, purpose: "Han, kana and hangul",
            scripts: [
                0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF,
                0xFE30...0xFE4F, 0xFF00...0xFFEF,
            ])
    }
}
