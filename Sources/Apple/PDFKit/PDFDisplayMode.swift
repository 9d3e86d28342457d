/// A part of a page.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

/// The care with which pictures are scaled.
public enum PDFInterpolationQuality: Int, Sendable {
    case none, low, high
}
