/// The kinds of characters that names and spaces are made of. Nearly all are ASCII, for which Unicode's tables are not asked.
extension Unicode.Scalar {
    /// True for letters and `_`.
    var beginsName: Bool {
        guard isASCII else { return properties.isIDStart }
        return isASCIILetter || self == "_"
    }

    /// True for letters, digits and `_`.
    var continuesName: Bool {
        guard isASCII else { return properties.isIDContinue }
        return isASCIILetter || self == "_" || ("0"..."9").contains(self)
    }

    /// True for spaces, tabs and the ends of lines.
    var isSpace: Bool {
        guard isASCII else { return properties.isWhitespace }
        return self == " " || ("\t"..."\r").contains(self)
    }

    private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension String {
    /// The text of a part of some characters. Each is taken by itself: a slice is gone through by calls that are not specialized.
    init(_ scalars: [Unicode.Scalar], in range: Range<Int>) {
        var view = String.UnicodeScalarView()
        for index in range { view.append(scalars[index]) }
        self.init(view)
    }
}
