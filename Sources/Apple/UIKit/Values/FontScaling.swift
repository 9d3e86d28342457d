import Foundation
import Synchronization

/// The way in which a font grows with the size that readers chose.
enum FontScaling: Sendable {
    /// The font of a style.
    case style(UIFont.TextStyle)
    /// A font, as large as it is at the usual size, that grows as a style does, to so many points at most.
    case metrics(UIFont.TextStyle, UIFont, maximum: CGFloat?)

    /// The font at a size that readers chose.
    func font(at typeSize: DynamicTypeSize) -> UIFont {
        switch self {
        case .style(let style): return UIFont(.system(style.style), size: style.size(at: typeSize))
        case .metrics(let style, let font, let maximum):
            let size = UIFontMetrics(forTextStyle: style).scaled(font.pointSize, at: typeSize, scale: 3)
            let used = maximum.map { min(size, $0) } ?? size
            return used == font.pointSize ? font : font.withSize(used)
        }
    }
}

extension UIFont {
    private final class Entry: @unchecked Sendable {
        weak var font: UIFont?
        let scaling: FontScaling
        let typeSize: DynamicTypeSize?

        init(_ font: UIFont, _ scaling: FontScaling, _ typeSize: DynamicTypeSize?) {
            self.font = font
            self.scaling = scaling
            self.typeSize = typeSize
        }
    }

    private struct Entries {
        var all: [ObjectIdentifier: Entry] = [:]
        /// The number at which those of fonts that are gone are taken out.
        var limit = 1_024
    }

    private static let entries = Mutex(Entries())

    private var entry: Entry? {
        UIFont.entries.withLock { entries in
            entries.all[ObjectIdentifier(self)].flatMap { $0.font === self ? $0 : nil }
        }
    }

    /// The way in which this very font grows; nil for one of a steady size.
    var scaling: FontScaling? { entry?.scaling }

    /// The size that readers chose where this very font was made; nil for one of a steady size, and for one that was made outside of
    /// all views, which is as large as the device has it: the size of the place where it is used.
    var madeTypeSize: DynamicTypeSize? { entry?.typeSize }

    /// A font of its own that grows so, in the size that readers chose here.
    static func growing(_ scaling: FontScaling, at typeSize: DynamicTypeSize) -> UIFont {
        let model = scaling.font(at: typeSize)
        let font = UIFont(model.font, size: model.pointSize, name: model.fontName)
        let made = UITraitCollection.said.value.flatMap { DynamicTypeSize($0) }
        entries.withLock { entries in
            if entries.all.count >= entries.limit {
                entries.all = entries.all.filter { $0.value.font != nil }
                entries.limit = max(1_024, 2 * entries.all.count)
            }
            entries.all[ObjectIdentifier(font)] = Entry(font, scaling, made)
        }
        return font
    }

    /// The font where a text is set at a size that readers chose; nil for a place that says none.
    func set(at typeSize: DynamicTypeSize?) -> UIFont {
        guard let typeSize, let scaling else { return self }
        return scaling.font(at: typeSize)
    }
}

extension DynamicTypeSize {
    /// The size that readers chose here, and the usual one where nothing is said.
    static var current: DynamicTypeSize { DynamicTypeSize(.current) ?? .large }

    /// The size that traits say; nil for none.
    init?(_ traits: UITraitCollection) { self.init(traits.preferredContentSizeCategory) }
}
