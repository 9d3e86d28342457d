import Foundation

/// The reason why a set of fonts cannot be declared.
package enum FontSetError: Error, Hashable, Sendable {
    /// A default font that is not installed; `package` is the Debian package that has it.
    case missing(file: String, package: String)
    /// A declared file that is not there or that is no font.
    case unreadable(String)
    /// The file could not be opened beside all that is open.
    case tooManyOpenFiles(String)

    /// The reason why a library could not read the file, which it has just been asked to.
    ///
    /// - Precondition: `errno` was 0 before.
    static func failure(_ file: String) -> FontSetError {
        errno == EMFILE || errno == ENFILE ? .tooManyOpenFiles(file) : .unreadable(file)
    }
}

extension FontSetError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let file, _): "the font file \(file) is missing"
        case .unreadable(let file): "\(file) cannot be read as a font"
        case .tooManyOpenFiles(let file): "cannot read \(file): too many files are open"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .missing(_, let package): "apt-get install \(package)"
        case .tooManyOpenFiles: "allow more with `ulimit -n`, or do less at a time with --jobs"
        case .unreadable: "declare a TrueType or OpenType file"
        }
    }
}
