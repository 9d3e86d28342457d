package import Foundation

/// The page that shows results. It runs from a file or from a server, asks nobody for anything, and a browser runs no
/// script in it but its own.
package enum ReportPage {
    /// The page without results, as `tintype review` serves it: it asks the server for them.
    package static var served: Data { page(data: [], connects: true) }

    /// The rights of the page that is served, as a content security policy.
    package static var servedPolicy: String { policy(connects: true) + "; frame-ancestors 'none'" }

    /// The page with `data` at its end: elements that hold text, each a line or more.
    static func page(data: [[UInt8]], connects: Bool = false) -> Data {
        let parts = [
            "policy": [Array(policy(connects: connects).utf8)], "style": [style], "script": [script], "data": data,
        ]
        var page = Data()
        // The results may hold what looks like a mark, so each piece is filled in once, from the front.
        var rest = PackageResources.report_html[...]
        while let (before, name, after) = nextMark(in: rest) {
            page.append(contentsOf: before)
            guard let contents = parts[name] else { preconditionFailure("the page has no part named \(name)") }
            for bytes in contents { page.append(contentsOf: bytes) }
            rest = after
        }
        page.append(contentsOf: rest)
        return page
    }

    /// An element that holds JSON, which no browser runs; `<` is escaped, so that nothing in it can end the element.
    static func dataElement(id: String, json: Data) -> [UInt8] {
        var bytes = Array("<script type=\"application/json\" id=\"\(id)\">".utf8)
        bytes.reserveCapacity(json.count + 128)
        for byte in json {
            if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
        }
        return bytes + Array("</script>\n".utf8)
    }

    /// An element that holds a picture in Base64.
    static func pictureElement(key: String, bytes: [UInt8]) -> [UInt8] {
        Array("<script type=\"text/plain\" id=\"picture-\(key)\">".utf8) + Array(Data(bytes).base64EncodedData())
            + Array("</script>\n".utf8)
    }

    private static let style = joined([
        PackageResources.page_css, PackageResources.list_css, PackageResources.case_css, PackageResources.player_css,
        PackageResources.inspector_css,
    ])

    // In the order in which they need each other.
    private static let script = joined([
        PackageResources.elements_js, PackageResources.model_js, PackageResources.pictures_js,
        PackageResources.stage_js, PackageResources.overlay_js, PackageResources.player_js, PackageResources.list_js,
        PackageResources.case_js, PackageResources.inspector_js, PackageResources.tree_js, PackageResources.review_js,
        PackageResources.keys_js,
        PackageResources.main_js,
    ])

    private static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: [UInt8(ascii: "\n")])) }

    /// Script and style are known by their hashes, so no other runs, whatever the results hold.
    private static func policy(connects: Bool) -> String {
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
