extension Image {
    /// A picture of UIKit: a symbol is drawn as one.
    public nonisolated init(uiImage: UIImage) {
        switch uiImage.content {
        case .symbol(let name): self.init(systemName: name)
        case .picture(let image): self.init(decorative: image, scale: uiImage.scale)
        case .asset(let name): self.init(asset: name)
        case .drawing(let drawing): self.init(drawing)
        case .none: self.init(missing: "UIImage")
        }
    }
}
