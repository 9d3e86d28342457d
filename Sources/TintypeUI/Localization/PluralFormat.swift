import TintypeGraphics

/// A format whose words follow numbers, as `.stringsdict` files hold them: `%#@name@` stands for one of the forms of `name`.
struct PluralFormat: Equatable, Sendable {
    /// The forms that stand for one of the values.
    struct Variable: Equatable, Sendable {
        var forms: [PluralCategory: String]
    }

    let format: String
    let variables: [String: Variable]

    /// Variables may hold each other; a ring of them ends here.
    private static let maximumDepth = 8

    /// The format of an entry of a `.stringsdict` file; nil for what is none.
    init?(_ entry: PropertyList) {
        guard case .table(let table) = entry, let format = table["NSStringLocalizedFormatKey"]?.text else { return nil }
        self.format = format
        variables = table.compactMapValues { value in
            guard case .table(let forms) = value else { return nil }
            let known = PluralCategory.allCases.map { ($0, forms[$0.rawValue]?.text) }
            return Variable(
                forms: Dictionary(uniqueKeysWithValues: known.compactMap { key, text in text.map { (key, $0) } }))
        }
    }

    /// The format with forms in the places of its variables, and the number of its value in each of its specifiers.
    ///
    /// - Parameter numbers: The values; nil for one that is no number, which takes the form `other`.
    func resolved(_ numbers: [PluralOperands?], language: String) -> String {
        var next = 0
        return expanded(format, own: nil, &next, numbers, language, depth: 0)
    }

    /// - Parameter own: The value of the variable whose form the text is; nil for the format itself.
    private func expanded(
        _ text: String, own: Int?, _ next: inout Int, _ numbers: [PluralOperands?], _ language: String, depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest.removeFirst()
                continue
            }
            var explicit: Int?
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
                explicit = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                let place = explicit ?? next
                if explicit == nil { next += 1 }
                guard depth < Self.maximumDepth, let form = form(of: name, at: place, numbers, language) else {
                    continue
                }
                result += expanded(form, own: place, &next, numbers, language, depth: depth + 1)
            } else if rest.hasPrefix("arg"), let own {
                // The variable's own value, in string catalogues.
                result += "%\(own + 1)$@"
                rest = rest.dropFirst(3)
            } else {
                let place = explicit ?? own ?? next
                if explicit == nil, own == nil { next += 1 }
                result += "%\(place + 1)$"
            }
        }
        return result + rest
    }

    private func form(
        of name: String, at place: Int, _ numbers: [PluralOperands?], _ language: String
    ) -> String? {
        let forms = variables[name]?.forms ?? [:]
        let number = numbers.indices.contains(place) ? numbers[place] : nil
        // "zero" may be given for any language, and is then taken for 0 alone.
        if let number, number.value == 0, let zero = forms[.zero] { return zero }
        let category = number.map { PluralCategory($0, in: language) } ?? .other
        return forms[category] ?? forms[.other]
    }
}
