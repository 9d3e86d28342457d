import Foundation
import SwiftUI

// The scenarios on badges as SwiftUI views. Written as for Apple's SwiftUI; each says what the scene file of its name in Fixtures/scenes/badges says.

extension View {
    func asIcon(color: Color) -> some View {
        padding()
            .foregroundStyle(.white)
            .background(color, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct BadgeLabel: View {
    var text: String

    var body: some View {
        Text(text)
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(.white)
            .padding(8)
            .frame(minWidth: 24, minHeight: 24)
            .background(Color.red.gradient, in: Capsule())
            .fixedSize()
    }
}

extension View {
    /// Puts the view's centre on the corner that an overlay at topTrailing starts from.
    func centeredOnCorner() -> some View {
        alignmentGuide(.top) { $0.height / 2 }
            .alignmentGuide(.trailing) { $0.width / 2 }
    }
}

/// B1.
struct InlineBadge: View {
    var body: some View {
        Image(systemName: "globe")
            .asIcon(color: .blue)
            .overlay(alignment: .topTrailing) { BadgeLabel(text: "100").centeredOnCorner().id("badge") }
            .id("icon")
    }
}

/// B2: covered, and mended for the first icon by a zIndex.
struct CoveredBadges: View {
    var liftsFirst = false

    var body: some View {
        HStack(spacing: 4) {
            if liftsFirst {
                badged(Image(systemName: "globe").asIcon(color: .blue), "100").zIndex(10)
            } else {
                badged(Image(systemName: "globe").asIcon(color: .blue), "100")
            }
            badged(Image(systemName: "phone").asIcon(color: .green), "3")
            Image(systemName: "message").asIcon(color: .orange)
        }
    }

    private func badged(_ icon: some View, _ text: String) -> some View {
        icon.overlay(alignment: .topTrailing) {
            if liftsFirst {
                BadgeLabel(text: text).centeredOnCorner()
            } else {
                BadgeLabel(text: text).centeredOnCorner().zIndex(10)
            }
        }
    }
}

/// B3: with defaults, and with the anchors and properties that a badge wants.
struct MatchedBadge: View {
    @Namespace private var namespace
    var usesDefaults = false

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "globe").asIcon(color: .blue)
            Image(systemName: "phone").asIcon(color: .green)
                .matchedGeometryEffect(id: "badge", in: namespace, anchor: usesDefaults ? .center : .topTrailing)
                .id("target")
            Image(systemName: "message").asIcon(color: .orange)
        }
        .overlay {
            if usesDefaults {
                BadgeLabel(text: "100")
                    .id("badge")
                    .matchedGeometryEffect(id: "badge", in: namespace, isSource: false)
            } else {
                BadgeLabel(text: "100")
                    .id("badge")
                    .matchedGeometryEffect(
                        id: "badge", in: namespace, properties: .position, anchor: .center, isSource: false)
            }
        }
    }
}

struct BadgePayload: Identifiable {
    var text: String
    var namespace: Namespace.ID
    var id: Namespace.ID { namespace }
}

struct BadgesKey: PreferenceKey {
    static var defaultValue: [BadgePayload] { [] }

    static func reduce(value: inout [BadgePayload], nextValue: () -> [BadgePayload]) {
        value.append(contentsOf: nextValue())
    }
}

struct BadgeModifier: ViewModifier {
    @Namespace private var namespace
    var text: String

    func body(content: Content) -> some View {
        content
            .matchedGeometryEffect(id: "badge", in: namespace, anchor: .topTrailing)
            .preference(key: BadgesKey.self, value: [BadgePayload(text: text, namespace: namespace)])
    }
}

/// B4.
struct GatheredBadges: View {
    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "globe").asIcon(color: .blue).modifier(BadgeModifier(text: "100")).id("icon-100")
            Image(systemName: "phone").asIcon(color: .green).modifier(BadgeModifier(text: "10")).id("icon-10")
            Image(systemName: "message").asIcon(color: .orange).modifier(BadgeModifier(text: "3")).id("icon-3")
        }
        .overlayPreferenceValue(BadgesKey.self) { badges in
            ForEach(badges) { badge in
                BadgeLabel(text: badge.text)
                    .id("badge-\(badge.text)")
                    .matchedGeometryEffect(
                        id: "badge", in: badge.namespace, properties: .position, anchor: .center, isSource: false)
            }
        }
    }
}

struct CollectsBadgesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var collectsBadges: Bool {
        get { self[CollectsBadgesKey.self] }
        set { self[CollectsBadgesKey.self] = newValue }
    }
}

struct AdaptiveBadge: ViewModifier {
    @Environment(\.collectsBadges) private var collectsBadges
    @Namespace private var namespace
    var text: String

    func body(content: Content) -> some View {
        if collectsBadges {
            content
                .matchedGeometryEffect(id: "badge", in: namespace, anchor: .topTrailing)
                .preference(key: BadgesKey.self, value: [BadgePayload(text: text, namespace: namespace)])
        } else {
            content.overlay(alignment: .topTrailing) { BadgeLabel(text: text).centeredOnCorner() }
        }
    }
}

extension View {
    func cornerBadge(_ text: String) -> some View { modifier(AdaptiveBadge(text: text)) }

    func applyBadges() -> some View {
        environment(\.collectsBadges, true)
            .overlayPreferenceValue(HighlightsKey.self) { highlights in
                GeometryReader { proxy in
                    ForEach(Array(highlights.enumerated()), id: \.offset) { _, highlight in
                        Ellipse()
                            .stroke(highlight.color, lineWidth: 2)
                            .padding(-10)
                            .frame(width: proxy[highlight.bounds].width, height: proxy[highlight.bounds].height)
                            .offset(x: proxy[highlight.bounds].minX, y: proxy[highlight.bounds].minY)
                    }
                }
            }
            .overlayPreferenceValue(BadgesKey.self) { badges in
                ForEach(badges) { badge in
                    BadgeLabel(text: badge.text)
                        .matchedGeometryEffect(
                            id: "badge", in: badge.namespace, properties: .position, anchor: .center, isSource: false)
                }
            }
    }
}

struct HighlightPayload {
    var bounds: Anchor<CGRect>
    var color: Color
}

struct HighlightsKey: PreferenceKey {
    static var defaultValue: [HighlightPayload] { [] }

    static func reduce(value: inout [HighlightPayload], nextValue: () -> [HighlightPayload]) {
        value.append(contentsOf: nextValue())
    }
}

/// B5.
struct AppliedBadges: View {
    var body: some View {
        HStack(spacing: 24) {
            HStack(spacing: 4) {
                Image(systemName: "globe").asIcon(color: .blue).cornerBadge("100")
                Image(systemName: "phone").asIcon(color: .green)
            }
            .applyBadges()
            Image(systemName: "message").asIcon(color: .orange).cornerBadge("3")
        }
    }
}

struct CornerPayload: Identifiable {
    var text: String
    var corner: Anchor<CGPoint>
    var id: String { text }
}

struct CornersKey: PreferenceKey {
    static var defaultValue: [CornerPayload] { [] }

    static func reduce(value: inout [CornerPayload], nextValue: () -> [CornerPayload]) {
        value.append(contentsOf: nextValue())
    }
}

/// B6 by anchors.
struct AnchoredBadges: View {
    var body: some View {
        HStack(spacing: 4) {
            corner(Image(systemName: "globe").asIcon(color: .blue), "100")
            corner(Image(systemName: "phone").asIcon(color: .green), "10")
            corner(Image(systemName: "message").asIcon(color: .orange), "3")
        }
        .overlayPreferenceValue(CornersKey.self) { corners in
            GeometryReader { proxy in
                ForEach(corners) { corner in
                    BadgeLabel(text: corner.text).position(proxy[corner.corner])
                }
            }
        }
    }

    private func corner(_ icon: some View, _ text: String) -> some View {
        icon.anchorPreference(key: CornersKey.self, value: .topTrailing) { [CornerPayload(text: text, corner: $0)] }
    }
}

struct HiddenBadge: ViewModifier {
    @Namespace private var namespace
    var text: String

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .topTrailing) {
                BadgeLabel(text: text)
                    .matchedGeometryEffect(id: "badge", in: namespace)
                    .centeredOnCorner()
                    .opacity(0)
            }
            .preference(key: BadgesKey.self, value: [BadgePayload(text: text, namespace: namespace)])
    }
}

/// B6 by hidden badges.
struct HiddenInlineBadges: View {
    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "globe").asIcon(color: .blue).modifier(HiddenBadge(text: "100"))
            Image(systemName: "phone").asIcon(color: .green).modifier(HiddenBadge(text: "10"))
            Image(systemName: "message").asIcon(color: .orange).modifier(HiddenBadge(text: "3"))
        }
        .overlayPreferenceValue(BadgesKey.self) { badges in
            ForEach(badges) { badge in
                BadgeLabel(text: badge.text)
                    .matchedGeometryEffect(id: "badge", in: badge.namespace, isSource: false)
            }
        }
    }
}
