public import Foundation
import TintypeGraphics
public import TintypeTree

/// The name of a colour of an asset catalogue, as generated code has it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let folder: String?

    /// Creates a resource by the name of a colour in an asset catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.resourcePath
    }
}

extension Color {
    /// The colour of an asset catalogue, in `bundle` or else beside the program. If there is none it is drawn grey, and
    /// that is noted.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(asset: AssetName(name, in: bundle?.resourcePath))
    }

    public init(_ resource: ColorResource) {
        self.init(asset: AssetName(resource.name, in: resource.folder))
    }
}
