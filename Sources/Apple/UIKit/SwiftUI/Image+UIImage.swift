extension Image {
    /// A picture of UIKit: a symbol is drawn as one.
    public nonisolated init(uiImage: UIImage) {
        if uiImage.parts.tint != nil, uiImage.renderingMode != .alwaysTemplate {
            self.init(uiImage.tinted)
            return
        }
        let isTemplate = uiImage.renderingMode == .automatic ? nil : uiImage.renderingMode == .alwaysTemplate
        switch uiImage.content {
        case .symbol(let name): self.init(systemName: name)
        case .picture(let image):
            self.init(decorative: image, scale: uiImage.scale, orientation: uiImage.imageOrientation.turn)
        case .asset(let name): self.init(asset: name)
        case .drawing(let drawing): self.init(drawing)
        case .none: self.init(missing: "UIImage")
        }
        if let isTemplate { self = renderingMode(isTemplate ? .template : .original) }
    }
}
