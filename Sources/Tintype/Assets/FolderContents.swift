import Foundation
import TintypeGraphics
import TintypeTree

/// The `Contents.json` of an asset catalogue's folder.
struct FolderContents: Decodable {
    struct Properties: Decodable {
        var namespace: Bool?

        enum CodingKeys: String, CodingKey {
            case namespace = "provides-namespace"
        }
    }

    var properties: Properties?
    var providesNamespace: Bool { properties?.namespace ?? false }
}
