package import TintypeGraphics

/// Escapes texts for the formats that reports are written in. Names and messages come from scenes, which anybody may write.
enum ReportText {
    /// For XML 1.0, in contents and in attributes: what XML has no place for becomes U+FFFD.
    static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 32 || (127...159).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// For one line of Markdown with GitHub's and GitLab's additions, in a table too: nothing in it is markup, a link or a mention.
    static func markdown(_ text: String) -> String {
        var result = ""
        for scalar in oneLine(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@": result += "&#64;"
            case "#": result += "&#35;"
            case ":": result += "&#58;"
            case "!": result += "&#33;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "~", "$", "+", "-", "=", ".":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// For a span of code in Markdown, with the marks around it.
    static func code(_ text: String) -> String {
        let text = String(
            String.UnicodeScalarView(
                oneLine(text).unicodeScalars.map { $0 == "`" ? "'" : $0 == "|" ? "¦" : $0 }))
        return "`\(text.isEmpty ? " " : text)`"
    }

    /// For the path of an address: nothing but slashes stands as it is besides letters, digits and `-._~`.
    static func address(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.map { byte in
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "-._~/".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
        .joined()
    }

    /// For the data of a workflow command of GitHub.
    static func command(_ text: String) -> String {
        escaped(CommandGuard.withoutMarks(text), [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
    }

    /// For a property of a workflow command of GitHub.
    static func property(_ text: String) -> String {
        escaped(
            CommandGuard.withoutMarks(text),
            [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
    }

    /// `text` without what would end the line, or steer what shows it.
    static func oneLine(_ text: String) -> String {
        var visibility = ScalarVisibility()
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    let stands = visibility.stands(scalar)
                    if scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\u{2028}"
                        || scalar == "\u{2029}"
                    {
                        return " "
                    }
                    return stands ? scalar : "\u{FFFD}"
                }))
    }

    private static func escaped(_ text: String, _ pairs: [(Unicode.Scalar, String)]) -> String {
        var result = ""
        var visibility = ScalarVisibility()
        for scalar in text.unicodeScalars {
            let stands = visibility.stands(scalar)
            if let pair = pairs.first(where: { $0.0 == scalar }) {
                result += pair.1
            } else if !stands {
                result += "\u{FFFD}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Double {
    /// Milliseconds as seconds with three decimals, e.g. `0.084`.
    var millisecondsAsSeconds: String {
        guard isFinite, self >= 0, self < 1e15 else { return "0.000" }
        let whole = Int(rounded())
        let fraction = String(whole % 1000)
        return "\(whole / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}

extension RunResults {
    /// The cases that the run fails by, and those set aside: what a reader looks for first.
    var reported: [CaseResult] { cases.filter { $0.status.fails || $0.status == .quarantined } }
}

extension CaseResult {
    /// The message without the verdict at its front, for where the verdict stands in a place of its own.
    var detail: String {
        guard let colon = message.range(of: ": ") else { return message }
        let verdicts = ["changed", "missing", "not comparable", "recorded", "error", "passed", "quarantined"]
        guard verdicts.contains(String(message[..<colon.lowerBound])) else { return message }
        let rest = message[colon.upperBound...]
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }

    /// The place of the first cause that has one, else that of the case.
    package var place: SourceLocation? { causes.first { $0.source != nil }?.source ?? source }
}
