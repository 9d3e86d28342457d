public import Foundation
import TintypeGraphics
package import TintypeTree

/// A picture: a symbol, an asset, or pixels.
///
/// PNG files are read, from asset catalogues and from folders. A picture that is not there, or of another format, is drawn as
/// a grey placeholder, a symbol that is not in the table as a dashed square; both are noted.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String, isStrict: Bool = false)
        case asset(AssetName)
        case picture(AssetPicture, name: String)
        case missing(String)
        case drawing(DrawnImage)
    }

    let source: Source
    var options = ImageOptions()

    init(_ source: Source) {
        self.source = source
    }

    /// The symbol that SF Symbols calls `systemName`, in the font and style around it.
    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// A symbol of which a value from 0 to 1 lights a part, where it has such parts as the arcs of `wifi`.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        options.variableValue = variableValue
    }

    /// The asset of a name, in `bundle` or else beside the program.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetName(name, in: bundle?.resourcePath)))
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// An asset with the text that stands for it where pictures are not seen.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }

    /// An asset that says nothing where pictures are not seen.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    public init(_ resource: ImageResource) {
        self.init(.asset(resource.asset))
    }

    /// A symbol that is an error where it is not in the table.
    package init(checkedSystemName name: String, variableValue: Double? = nil) {
        self.init(.symbol(name, isStrict: true))
        options.variableValue = variableValue
    }

    /// Pixels that were made elsewhere; `name` is for dumps.
    package init(_ picture: AssetPicture, name: String) {
        self.init(.picture(picture, name: name))
    }

    /// An asset by the name that it is looked up by.
    package init(asset name: AssetName) {
        self.init(.asset(name))
    }

    /// The drawing of a closure.
    package init(_ drawing: DrawnImage) {
        self.init(.drawing(drawing))
    }

    /// The grey placeholder of a picture that is not there; `name` is for dumps.
    package init(missing name: String) {
        self.init(.missing(name))
    }

    func evaluate(into scope: inout Scope) {
        switch source {
        case .symbol(let name, let isStrict): scope.appendSymbol(name, options, isStrict: isStrict)
        case .asset(let name): scope.appendAsset(name, options)
        case .picture(let picture, let name): scope.appendPicture(picture, name: name, options)
        case .missing(let name): scope.appendMissingPicture(name: name, options)
        case .drawing(let drawing):
            scope.appendDrawing(size: drawing.size, options) { drawing.draw(on: $0) }
        }
    }
}

/// The name of an image of an asset catalogue, as generated code has it.
public struct ImageResource: Hashable, Sendable {
    private let name: String
    private let folder: String?

    package var asset: AssetName { AssetName(name, in: folder) }

    /// Creates a resource by the name of a picture in an asset catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.resourcePath
    }
}
