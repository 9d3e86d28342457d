import Foundation

/// The drawing of a view of UIKit, as far as it is known without UIKit.
struct RepresentedView: View {
    let view: UIView
    let name: String

    var body: some View {
        ZStack {
            if let color = view.backgroundColor { Color(uiColor: color) }
            content
        }
        .opacity(view.isHidden ? 0 : Double(view.alpha))
    }

    /// Indicates whether nothing but its name can be shown, in a box.
    var isPlaceholder: Bool {
        switch view {
        case is any _PicturedResponder, is UILabel, is UIVisualEffectView: false
        case let image as UIImageView where image.image != nil: false
        default: view.backgroundColor == nil && type(of: view) != UIView.self
        }
    }

    @ViewBuilder private var content: some View {
        switch view {
        case let pictured as any _PicturedResponder: pictured._picture
        case let label as UILabel:
            Text(verbatim: label.text ?? "")
                .font(label.font.map { Font($0) })
                .foregroundColor(label.textColor.map { Color($0) })
                .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
        case let blur as UIVisualEffectView: BlurVeil(style: (blur.effect as? UIBlurEffect)?.style)
        case let image as UIImageView where image.image?.renderingMode == .alwaysTemplate:
            Image(uiImage: image.image ?? UIImage()).foregroundStyle(Color(uiColor: image.tintColor))
        case let image as UIImageView where image.image != nil:
            Image(uiImage: image.image ?? UIImage())
        default:
            if isPlaceholder {
                RepresentedPlaceholder(name: name)
            } else {
                Color.clear
            }
        }
    }
}

/// A veil as pale or dark as a blur is.
private struct BlurVeil: View {
    let style: UIBlurEffect.Style?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Color(white: isDark ? 0.11 : 0.97).opacity(style == nil ? 0 : 0.72)
    }

    private var isDark: Bool {
        switch style {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        default: scheme == .dark
        }
    }
}

/// A box that says what is not drawn.
struct RepresentedPlaceholder: View {
    let name: String

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .background(RoundedRectangle(cornerRadius: 8).fill(.quaternary))
            .overlay {
                Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
            }
    }
}
