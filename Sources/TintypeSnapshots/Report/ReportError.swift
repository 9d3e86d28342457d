import TintypeGraphics
package import TintypeImage

/// The reason why a report could not be written.
package enum ReportError: Error, Hashable, Sendable {
    case file(FileError)
    /// A single file needs more bytes than `limit` before the first picture is in it.
    case limitTooSmall(limit: Int, needed: Int)
    /// A file stands where the folder of the report belongs.
    case notAFolder(String)
}

extension ReportError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .file(let error): error.message
        case .limitTooSmall(let limit, let needed):
            "the report needs \(ByteCountText.text(needed)) without any picture, "
                + "and may have \(ByteCountText.text(limit))"
        case .notAFolder(let path): "\(path) is a file, and a report is a folder"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .file(let error): error.hint
        case .limitTooSmall: "allow more with --size-limit, or write a folder: leave out --single-file"
        case .notAFolder: "name a folder, or write one file with --single-file"
        }
    }
}

extension ReportError: ExplainedError {}

/// Numbers of bytes as people read them.
package enum ByteCountText {
    /// E.g. `812 bytes`, `4.2 KiB`, `64 MiB`; rounded up, so that what is named is enough.
    package static func text(_ count: Int) -> String {
        if count < 1024 { return count == 1 ? "1 byte" : "\(count) bytes" }
        let (unit, name) = count < 1 << 20 ? (1 << 10, "KiB") : (1 << 20, "MiB")
        let tenths = (count * 10 + unit - 1) / unit
        return tenths % 10 == 0 || tenths >= 1000
            ? "\((tenths + 9) / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
    }
}
