import Foundation
import Tintype

/// The words of Interface Builder for the values of UIKit.
@MainActor
enum NibWords {
    static func alignment(_ word: String?) -> NSTextAlignment? {
        switch word {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    static func lineBreak(_ word: String?) -> NSLineBreakMode? {
        switch word {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "tailTruncation": .byTruncatingTail
        case "middleTruncation": .byTruncatingMiddle
        default: nil
        }
    }

    static func contentMode(_ word: String?) -> UIView.ContentMode? {
        switch word {
        case "scaleToFill": .scaleToFill
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "redraw": .redraw
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        default: nil
        }
    }

    static func attribute(_ word: String?) -> NSLayoutConstraint.Attribute {
        switch word {
        case "left": .left
        case "right": .right
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "width": .width
        case "height": .height
        case "centerX": .centerX
        case "centerY": .centerY
        case "baseline", "lastBaseline": .lastBaseline
        case "firstBaseline": .firstBaseline
        case "leftMargin": .leftMargin
        case "rightMargin": .rightMargin
        case "topMargin": .topMargin
        case "bottomMargin": .bottomMargin
        case "leadingMargin": .leadingMargin
        case "trailingMargin": .trailingMargin
        case "centerXWithinMargins": .centerXWithinMargins
        case "centerYWithinMargins": .centerYWithinMargins
        default: .notAnAttribute
        }
    }

    static func event(_ word: String?) -> UIControl.Event {
        switch word {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchUpInside": .touchUpInside
        case "touchUpOutside": .touchUpOutside
        case "touchCancel": .touchCancel
        case "valueChanged": .valueChanged
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        default: .primaryActionTriggered
        }
    }

    static func semantics(_ word: String?) -> UISemanticContentAttribute {
        switch word {
        case "playback": .playback
        case "spatial": .spatial
        case "forceLeftToRight": .forceLeftToRight
        case "forceRightToLeft": .forceRightToLeft
        default: .unspecified
        }
    }

    static func presentation(_ word: String?) -> UIModalPresentationStyle? {
        switch word {
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        case "popover": .popover
        case "custom": .custom
        case "none": UIModalPresentationStyle.none
        case "automatic": .automatic
        default: nil
        }
    }

    static func systemItem(_ word: String?) -> UIBarButtonItem.SystemItem? {
        switch word {
        case "done": .done
        case "cancel": .cancel
        case "edit": .edit
        case "save": .save
        case "add": .add
        case "flexibleSpace": .flexibleSpace
        case "fixedSpace": .fixedSpace
        case "compose": .compose
        case "reply": .reply
        case "action": .action
        case "organize": .organize
        case "bookmarks": .bookmarks
        case "search": .search
        case "refresh": .refresh
        case "stop": .stop
        case "camera": .camera
        case "trash": .trash
        case "play": .play
        case "pause": .pause
        case "rewind": .rewind
        case "fastForward": .fastForward
        case "undo": .undo
        case "redo": .redo
        case "close": .close
        default: nil
        }
    }

    static func blur(_ word: String?) -> UIBlurEffect.Style {
        switch word {
        case "extraLight": .extraLight
        case "light": .light
        case "dark": .dark
        case "prominent": .prominent
        case "systemUltraThinMaterial": .systemUltraThinMaterial
        case "systemThinMaterial": .systemThinMaterial
        case "systemMaterial": .systemMaterial
        case "systemThickMaterial": .systemThickMaterial
        case "systemChromeMaterial": .systemChromeMaterial
        default: .regular
        }
    }
}

/// The fonts of Interface Builder.
enum NibFonts {
    static func style(_ word: String) -> UIFont.TextStyle? {
        switch word {
        case "UICTFontTextStyleTitle0": .largeTitle
        case "UICTFontTextStyleTitle1": .title1
        case "UICTFontTextStyleTitle2": .title2
        case "UICTFontTextStyleTitle3": .title3
        case "UICTFontTextStyleHeadline": .headline
        case "UICTFontTextStyleSubhead": .subheadline
        case "UICTFontTextStyleBody": .body
        case "UICTFontTextStyleCallout": .callout
        case "UICTFontTextStyleFootnote": .footnote
        case "UICTFontTextStyleCaption1": .caption1
        case "UICTFontTextStyleCaption2": .caption2
        default: nil
        }
    }

    static func weight(_ word: String) -> UIFont.Weight? {
        switch word {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }
}

extension UIImage.SymbolWeight {
    init(nib weight: UIFont.Weight) {
        let all: [(UIFont.Weight, Self)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium), (.semibold, .semibold),
            (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        self = all.first { $0.0 == weight }?.1 ?? .regular
    }
}

/// The system's colours by their names in documents: `systemBackgroundColor`, and `groupTableViewBackgroundColor` of old.
enum NibColors {
    static func named(_ name: String) -> UIColor? {
        all[name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast("Color".count)) : name]
    }

    private static let all: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "link": .link, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemOrange": .systemOrange,
        "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
        "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
        "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6, "tintColor": .tintColor, "darkText": .darkText, "lightText": .lightText,
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "black": .black, "white": .white, "gray": .gray, "lightGray": .lightGray, "darkGray": .darkGray,
        "clear": .clear, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
        "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
    ]
}

/// The colours of an app's catalogues.
@MainActor
enum NibAssets {
    static func isThere(_ name: String, in bundle: Bundle) -> Bool {
        let key = AssetName(name, in: bundle.resourcePath)
        if let known = known[key] { return known }
        let isThere = AssetFolders().color(key, AssetTraits(scale: 1, isDark: false)) != nil
        known[key] = isThere
        return isThere
    }
    private static var known: [AssetName: Bool] = [:]
}
