import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Badges above everything")
@MainActor
struct BadgeTests {
    @Test("the badge's centre is on the icon's top trailing corner")
    func inlineBadge() throws {
        let scene = try settle(
            HStack(spacing: 16) {
                Color.blue.frame(width: 40, height: 40).overlay(alignment: .topTrailing) {
                    Badge(text: "100").alignmentGuide(.top) { $0[VerticalAlignment.center] }
                        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                        .id("badge")
                }
                .id("icon")
            }, width: 200, height: 100)
        let (icon, badge) = try (scene.frame("icon"), scene.frame("badge"))
        #expect(abs(badge.midX - icon.maxX) < 0.01)
        #expect(abs(badge.midY - icon.minY) < 0.01)
    }

    @Test("matched badges stand on their icons' corners, drawn after all icons")
    func matchedBadges() throws {
        let scene = try settle(BadgeRow().badged(), width: 300, height: 100)
        for (index, name) in ["a", "b", "c"].enumerated() {
            let icon = try scene.frame(name)
            let badge = try scene.frame("badge-\(["1", "10", "100"][index])")
            #expect(abs(badge.midX - icon.maxX) < 0.01)
            #expect(abs(badge.midY - icon.minY) < 0.01)
        }
    }
}

private struct Badge: View {
    var text: String
    var body: some View {
        Text(text).font(.system(size: 12)).foregroundStyle(.white).padding(8).frame(minWidth: 24, minHeight: 24)
            .background(Color.red.gradient, in: Capsule()).fixedSize()
    }
}

private struct BadgePayload: Identifiable {
    var text: String
    var namespace: Namespace.ID
    var id: Namespace.ID { namespace }
}

private struct BadgesKey: PreferenceKey {
    static var defaultValue: [BadgePayload] { [] }
    static func reduce(value: inout [BadgePayload], nextValue: () -> [BadgePayload]) {
        value.append(contentsOf: nextValue())
    }
}

private struct BadgeModifier: ViewModifier {
    @Namespace private var namespace
    var text: String
    func body(content: Content) -> some View {
        content.matchedGeometryEffect(id: "badge", in: namespace, anchor: .topTrailing)
            .preference(key: BadgesKey.self, value: [BadgePayload(text: text, namespace: namespace)])
    }
}

extension View {
    fileprivate func badge(_ text: String) -> some View { modifier(BadgeModifier(text: text)) }
    fileprivate func badged() -> some View {
        overlayPreferenceValue(BadgesKey.self) { badges in
            ForEach(badges) { badge in
                Badge(text: badge.text).id("badge-\(badge.text)")
                    .matchedGeometryEffect(
                        id: "badge", in: badge.namespace, properties: .position, anchor: .center, isSource: false)
            }
        }
    }
}

private struct BadgeRow: View {
    var body: some View {
        HStack(spacing: 4) {
            Color.blue.frame(width: 40, height: 40).badge("1").id("a")
            Color.blue.frame(width: 40, height: 40).badge("10").id("b")
            Color.blue.frame(width: 40, height: 40).badge("100").id("c")
        }
    }
}
