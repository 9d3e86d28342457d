extension ImageRenderer {
    /// The picture, nil where it cannot be drawn. The throwing functions say why.
    public var cgImage: CGImage? {
        (try? laidOut().bitmap()).map(CGImage.init)
    }
}
