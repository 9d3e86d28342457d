public import TintypeTree

extension Font.Resolved {
    /// The font in Core Text's words.
    public var ctFont: CTFont { CTFont(font, size: pointSize) }
}
