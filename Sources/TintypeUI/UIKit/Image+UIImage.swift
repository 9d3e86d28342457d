import TintypeTree

extension Image {
    /// A picture of UIKit: a symbol is drawn as one.
    public init(uiImage: UIImage) {
        switch uiImage.content {
        case .symbol(let name): self.init(systemName: name)
        case .picture, .none: self.init(systemName: "photo")
        }
    }
}
