public import Foundation
import TintypeTree
import TintypeUI

/// A text as a layer.
open class CATextLayer: CALayer {
    /// The text, a string with or without attributes, and its look; the size is in points. Nil as a font is Helvetica.
    open var string: Any? { didSet { if !CALayer.isSame(string, oldValue) { lookDidChange() } } }
    open var font: Any? { didSet { if !CALayer.isSame(font, oldValue) { lookDidChange() } } }
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { lookDidChange() } } }
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { if foregroundColor != oldValue { lookDidChange() } }
    }
    open var isWrapped = false { didSet { if isWrapped != oldValue { lookDidChange() } } }
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { lookDidChange() } }
    }
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { lookDidChange() } }
    }
    open var allowsFontSubpixelQuantization = false

    @MainActor override var ownPicture: AnyView? {
        switch string {
        case let text as String where !text.isEmpty: laidOut(AnyView(plain(text)))
        case let text as any LayerText: laidOut(text.layerText)
        default: nil
        }
    }

    @MainActor private func plain(_ text: String) -> some View {
        Text(verbatim: text)
            .font(shownFont)
            .foregroundStyle(foregroundColor.map { Color(cgColor: $0) } ?? .clear)
    }

    private var shownFont: Font {
        switch font {
        case let font as any LayerFont: font.layerFont(ofSize: fontSize)
        case let name as String: .custom(name, fixedSize: fontSize)
        case let font as CGFont: .custom((font.postScriptName as String?) ?? "Helvetica", fixedSize: fontSize)
        default: .custom("Helvetica", fixedSize: fontSize)
        }
    }

    /// The text from the top of the bounds on, cut off at them.
    @MainActor private func laidOut(_ text: AnyView) -> AnyView {
        let isCut = truncationMode != .none
        return AnyView(
            text
                .lineLimit(isWrapped ? nil : 1)
                .truncationMode(truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail)
                .multilineTextAlignment(alignment.text)
                .fixedSize(horizontal: !isWrapped && !isCut, vertical: !isCut)
                .frame(width: bounds.width, height: bounds.height, alignment: alignment.frame)
                .clipped())
    }

    private var alignment: (text: TextAlignment, frame: Alignment) {
        switch alignmentMode {
        case .center: (.center, .top)
        case .right: (.trailing, .topTrailing)
        default: (.leading, .topLeading)
        }
    }
}

/// The alignment of a layer's text.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The place at which a layer's text is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
