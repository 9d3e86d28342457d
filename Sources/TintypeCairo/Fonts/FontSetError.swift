/// Why a set of fonts cannot be declared.
package enum FontSetError: Error, Hashable, Sendable {
    /// A default font that is not installed; `package` is the Debian package that has it.
    case missing(file: String, package: String)
    /// A declared file that is not there or that is no font.
    case unreadable(String)
}

extension FontSetError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let file, _): "the font file \(file) is missing"
        case .unreadable(let file): "\(file) cannot be read as a font"
        }
    }

    /// What the user can do about it.
    package var hint: String {
        switch self {
        case .missing(_, let package): "apt-get install \(package)"
        case .unreadable: "declare a TrueType or OpenType file"
        }
    }
}
