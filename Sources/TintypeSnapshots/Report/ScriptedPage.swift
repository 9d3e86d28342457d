package import Foundation

/// A page in one piece: a browser runs no script in it but its own, and the page asks nobody but the server that it came from.
package struct ScriptedPage: Sendable {
    package let bytes: Data
    /// The rights of the page where a server hands it out, as a content security policy.
    package let servedPolicy: String

    /// The colours, type and controls that all pages have, for the beginning of a page's style.
    package static var sharedStyle: [UInt8] { PackageResources.page_css }
    /// The functions that all pages served here have: to make elements, and to ask the server. For the beginning of a script.
    package static var sharedScript: [[UInt8]] { [PackageResources.elements_js, PackageResources.server_js] }

    /// - Parameters:
    ///   - html: The page, with the marks `{{policy}}`, `{{style}}`, `{{script}}` and `{{data}}`.
    ///   - data: Elements that hold text, each a line or more.
    ///   - connects: True for a page that asks its server.
    package init(
        html: [UInt8], style: [[UInt8]], script: [[UInt8]], data: [[UInt8]] = [], connects: Bool = false
    ) {
        let (style, script) = (Self.joined(style), Self.joined(script))
        let policy = Self.policy(style: style, script: script, connects: connects)
        let parts = ["policy": [Array(policy.utf8)], "style": [style], "script": [script], "data": data]
        var page = Data()
        // The data may hold what looks like a mark, so each piece is filled in once, from the front.
        var rest = html[...]
        while let (before, name, after) = Self.nextMark(in: rest) {
            page.append(contentsOf: before)
            guard let contents = parts[name] else { preconditionFailure("the page has no part named \(name)") }
            for bytes in contents { page.append(contentsOf: bytes) }
            rest = after
        }
        page.append(contentsOf: rest)
        bytes = page
        servedPolicy = policy + "; frame-ancestors 'none'"
    }

    private static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: [UInt8(ascii: "\n")])) }

    /// Script and style are known by their hashes, so no other runs, whatever the data holds.
    private static func policy(style: [UInt8], script: [UInt8], connects: Bool) -> String {
        func source(_ bytes: [UInt8]) -> String {
            "'sha256-\(Data(SHA256(bytes).digest).base64EncodedString())'"
        }
        return [
            "default-src 'none'", "script-src \(source(script))", "style-src \(source(style))",
            "img-src 'self' blob: data:" + (connects ? "" : " file:"), connects ? "connect-src 'self'" : nil,
            "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
        ]
        .compactMap { $0 }.joined(separator: "; ")
    }

    private static func nextMark(
        in bytes: ArraySlice<UInt8>
    ) -> (before: ArraySlice<UInt8>, name: String, after: ArraySlice<UInt8>)? {
        guard let open = bytes.firstRange(of: Array("{{".utf8)),
            let close = bytes[open.upperBound...].firstRange(of: Array("}}".utf8))
        else { return nil }
        let name = String(decoding: bytes[open.upperBound..<close.lowerBound], as: UTF8.self)
        return (bytes[..<open.lowerBound], name, bytes[close.upperBound...])
    }
}
