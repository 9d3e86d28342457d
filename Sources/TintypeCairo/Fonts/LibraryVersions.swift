import CCairo
import Foundation

/// The versions of the libraries that pixels depend on, as the running process has them.
package enum LibraryVersions {
    /// Names and versions, in a fixed order.
    package static var current: [(name: String, version: String)] {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        let freeType = FreeTypeLibrary()
        withExtendedLifetime(freeType) { FT_Library_Version(freeType.library, &major, &minor, &patch) }
        let fontconfig = Int(FcGetVersion())
        return [
            ("cairo", text(cairo_version_string())),
            ("pixman", pixman),
            ("pango", text(pango_version_string())),
            ("harfbuzz", text(hb_version_string())),
            ("freetype", "\(major).\(minor).\(patch)"),
            ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }

    /// Cairo brings pixman along without showing it, so its version is looked up by name among what is loaded.
    private static var pixman: String {
        typealias Version = @convention(c) () -> UnsafePointer<CChar>?
        guard let symbol = dlsym(nil, "pixman_version_string") else { return "unknown" }
        return text(unsafeBitCast(symbol, to: Version.self)())
    }

    private static func text(_ version: UnsafePointer<CChar>?) -> String {
        version.map { String(cString: $0) } ?? "unknown"
    }
}
