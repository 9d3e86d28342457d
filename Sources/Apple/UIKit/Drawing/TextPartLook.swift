import Foundation

/// The looks of a part of a text that the renderer of UIKit's texts adds.
struct TextPartLook: TextAttribute, Hashable {
    struct Shadow: Hashable {
        let color: Color
        /// In points.
        let radius: CGFloat
        let offset: CGSize
    }

    struct Stroke: Hashable {
        let color: Color
        /// In points.
        let width: CGFloat
        /// Indicates whether the letters are filled below the stroke.
        let isFilled: Bool
    }

    struct Line: Hashable {
        let color: Color
        let isDouble: Bool
        let isThick: Bool
        /// Indicates whether there is no line below spaces.
        let isByWord: Bool
    }

    var shadow: Shadow?
    var stroke: Stroke?
    var line: Line?
    /// The size of the font, in points.
    let fontSize: CGFloat

    /// nil where the attributes say nothing that the renderer draws.
    init?(_ attributes: [NSAttributedString.Key: Any], color: Color, fontSize: CGFloat) {
        self.fontSize = fontSize
        if let said = attributes[.shadow] as? NSShadow, let tint = said.shadowColor as? UIColor {
            // The blur is twice the deviation, as Core Graphics has it.
            shadow = Shadow(color: tint.color, radius: said.shadowBlurRadius / 2, offset: said.shadowOffset)
        }
        if let width = TextPart.length(attributes[.strokeWidth]), width != 0 {
            let tint = (attributes[.strokeColor] as? UIColor)?.color ?? color
            stroke = Stroke(color: tint, width: abs(width) * fontSize / 100, isFilled: width < 0)
        }
        let style = NSUnderlineStyle(rawValue: TextPart.lineNumber(attributes[.underlineStyle]))
        let (isDouble, isByWord) = (style.contains(.double), style.contains(.byWord))
        let isThick = style.contains(.thick)
        if isDouble || isThick || isByWord, style.rawValue & 0xF != 0 {
            let tint = (attributes[.underlineColor] as? UIColor)?.color ?? color
            line = Line(color: tint, isDouble: isDouble, isThick: isThick, isByWord: isByWord)
        }
        if shadow == nil, stroke == nil, line == nil { return nil }
    }
}
