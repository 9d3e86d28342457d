import CCairo
import Foundation

/// The versions of the libraries that pixels depend on, as the running process has them.
///
/// A library that was told by a variable to work otherwise is another one: `0.42.2 with PIXMAN_DISABLE=fast`.
package enum LibraryVersions {
    /// Names and versions, in a fixed order.
    package static var current: [(name: String, version: String)] {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        let freeType = FreeTypeLibrary()
        withExtendedLifetime(freeType) { FT_Library_Version(freeType.library, &major, &minor, &patch) }
        let fontconfig = Int(FcGetVersion())
        return [
            ("cairo", text(cairo_version_string())),
            steered("pixman", pixman),
            steered("pango", text(pango_version_string())),
            steered("harfbuzz", text(hb_version_string())),
            ("freetype", "\(major).\(minor).\(patch)"),
            ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }

    /// The variables by which libraries draw other pixels, and that they cannot be told to pass over. Of all others that cairo, pango,
    /// fontconfig, FreeType and GLib read, none reaches a picture.
    package static let variables = [
        // Pixman reads it before `main`.
        ("pixman", "PIXMAN_DISABLE"),
        ("harfbuzz", "HB_SHAPER_LIST"), ("harfbuzz", "HB_OPTIONS"),
        // Where lines of Thai may end; read by libthai, which pango asks.
        ("pango", "LIBTHAI_DICTDIR"),
    ]

    private static func steered(_ name: String, _ version: String) -> (name: String, version: String) {
        let given = variables.filter { $0.0 == name }.compactMap { _, variable in
            getenv(variable).map { "\(variable)=\(String(cString: $0).prefix(100))" }
        }
        return (name, ([version] + given).joined(separator: " with "))
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
