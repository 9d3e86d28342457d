/// A text with private characters of Unicode where its values belong, which Markdown takes for letters.
struct MarkedText {
    private(set) var format = ""
    private(set) var values: [Argument<SceneDatum>] = []

    /// The first of the characters; there are more than 65,000.
    private static let first: UInt32 = 0xF_0000

    init(_ text: TypedValue) {
        let parts = if case .text(let parts) = text.node { parts } else { [text.node] }
        for part in parts {
            if case .constant(let datum) = part, let literal = datum.string {
                format += literal
            } else if let scalar = Unicode.Scalar(Self.first + UInt32(values.count)) {
                format.unicodeScalars.append(scalar)
                values.append(
                    Argument(TypedValue(.text([part]), type: .string, at: text.place), fallback: .string("")))
            }
        }
    }

    static func filled(_ text: String, with values: [String]) -> String {
        guard !values.isEmpty else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.value >= first, Int(scalar.value - first) < values.count {
                result += values[Int(scalar.value - first)]
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
