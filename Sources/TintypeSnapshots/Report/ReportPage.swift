import Foundation

/// The page that shows results. It runs from a file or from a server, asks nobody for anything, and a browser runs no
/// script in it but its own.
package enum ReportPage {
    /// The page without results, as `tintype review` serves it: it asks the server for them.
    package static let served = ScriptedPage(
        html: PackageResources.report_html, style: style, script: script, connects: true)

    /// The page with `data` at its end: elements that hold text, each a line or more.
    static func page(data: [[UInt8]]) -> Data {
        ScriptedPage(html: PackageResources.report_html, style: style, script: script, data: data).bytes
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

    private static let style = [
        PackageResources.page_css, PackageResources.list_css, PackageResources.case_css, PackageResources.player_css,
        PackageResources.inspector_css,
    ]

    // In the order in which they need each other.
    private static let script = [
        PackageResources.elements_js, PackageResources.server_js, PackageResources.model_js,
        PackageResources.pictures_js,
        PackageResources.stage_js, PackageResources.overlay_js, PackageResources.player_js, PackageResources.list_js,
        PackageResources.case_js, PackageResources.inspector_js, PackageResources.tree_js, PackageResources.review_js,
        PackageResources.keys_js,
        PackageResources.main_js,
    ]
}
