import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Screens of 393×852 points without a status bar. On iOS 26 a bar is 64 high there, on iOS 18 44; a large title adds 52.
@Suite("Content beneath bars")
@MainActor
struct ScrollEdgeTests {
    private func settled(_ view: some View, _ platform: Platform = Platform(.iOS, version: 26)) throws -> SettledScene {
        try settle(view, width: 393, height: 852, context: .blocks(platform: platform))
    }

    /// A screen with a large title whose content is scrolled by `distance`, in points, as far as it goes.
    private func scrolled(by distance: CGFloat, _ platform: Platform = Platform(.iOS, version: 26)) -> some View {
        let bars: CGFloat = (platform.version >= 26 ? 64 : 44) + 52
        return NavigationStack {
            ScrollView { Color.red.frame(height: 852 - bars + distance).id("content") }
                .defaultScrollAnchor(.bottom)
                .navigationTitle("T")
        }
    }

    /// The masks and clips of a scene, from the outside in.
    private func covers(of scene: SettledScene) -> [DisplayEffect] {
        func covers(_ item: DisplayItem) -> [DisplayEffect] {
            guard case .group(let effect, let items) = item else { return [] }
            let inner = items.flatMap(covers)
            switch effect {
            case .mask, .clip: return [effect] + inner
            default: return inner
            }
        }
        return scene.displayList(background: nil).items.flatMap(covers)
    }

    private func fades(in scene: SettledScene) -> Int {
        covers(of: scene).count { if case .mask = $0 { true } else { false } }
    }

    @Test(
        "a large title goes along with the content; where it has gone the small one stands in the bar, and content beneath it fades, or before iOS 26 brings a surface",
        arguments: [18, 26])
    func law(version: Int) throws {
        let platform = Platform(.iOS, version: version)
        let bar: CGFloat = version == 26 ? 64 : 44
        let rest = try #require(try settled(scrolled(by: 0, platform), platform).tree.root.all("Text").first).frame
        #expect(rest.minX == 16 && rest.minY > bar && rest.maxY <= bar + 52)
        for distance: CGFloat in [0, 0.5, 1, 20, 51, 52, 52.5, 60, 300] {
            let scene = try settled(scrolled(by: distance, platform), platform)
            #expect(try scene.frame("content").minY == bar + 52 - distance)
            let titles = scene.tree.root.all("Text").map(\.frame)
            #expect(titles.count == 1)
            let title = try #require(titles.first)
            if distance < 52 {
                #expect(title == rest.offsetBy(dx: 0, dy: -distance))
            } else {
                #expect(title.maxY < bar && abs(title.midX - 393 / 2) < 0.5)
            }
            let surfaces = scene.tree.root.all("BarSurface").map(\.frame)
            let isCovered = version == 18 && distance > 52
            #expect(surfaces == (isCovered ? [CGRect(x: 0, y: 0, width: 393, height: bar)] : []))
            let follows = distance > 0 && distance < 52 ? 1 : 0
            #expect(fades(in: scene) == follows + (version == 26 && distance > 0 ? 1 : 0))
        }
    }

    @Test("what is scrolled to stands below what is left of the bar")
    func target() throws {
        func frame(_ number: Int, _ anchor: UnitPoint?) throws -> CGRect {
            let view = NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).id($0).id("row \($0)") }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: .constant(number), anchor: anchor)
                .navigationTitle("T")
            }
            return try settled(view).frame("row \(number)")
        }
        #expect(try frame(0, .top).minY == 116)
        for number in [1, 2, 3, 30, 60] { #expect(try frame(number, .top).minY == 64) }
        #expect(try frame(50, .center).midY == (64 + 852) / 2)
        #expect(try frame(50, .bottom).maxY == 852)
        #expect(try frame(99, .top).maxY == 852)
    }

    @Test("a search goes along with the large title unless something is searched")
    func search() throws {
        func field(_ text: String, by distance: CGFloat) throws -> CGFloat? {
            let view = NavigationStack {
                ScrollView { Color.red.frame(height: 852 - 116 - 56 + distance) }
                    .defaultScrollAnchor(.bottom)
                    .navigationTitle("T")
                    .searchable(text: .constant(text))
            }
            return try settled(view).tree.root.all("Image").first?.frame.midY
        }
        let rest = try #require(try field("", by: 0))
        #expect(try abs(#require(try field("", by: 30)) - (rest - 30)) < 0.01)
        #expect(try field("", by: 108) == nil)
        #expect(try abs(#require(try field("x", by: 30)) - (rest - 30)) < 0.01)
        #expect(try abs(#require(try field("x", by: 300)) - (rest - 52)) < 0.01)
    }

    @Test("the fade is left out, or hard, where a view around says so; one around it does not undo that")
    func styles() throws {
        func covers(_ change: (AnyView) -> some View) throws -> [DisplayEffect] {
            self.covers(of: try settled(change(AnyView(scrolled(by: 100)))))
        }
        let soft = try covers { $0 }
        #expect(try covers { $0.scrollEdgeEffectStyle(.soft, for: .all) } == soft)
        #expect(try covers { $0.scrollEdgeEffectStyle(.hard, for: .bottom) } == soft)
        let hard = try covers { $0.scrollEdgeEffectStyle(.hard, for: .top) }
        #expect(hard != soft && hard.count == soft.count)
        let none = try covers { $0.scrollEdgeEffectHidden() }
        #expect(none == [.clip(Path(CGRect(x: 0, y: 0, width: 393, height: 852)), FillStyle())])
        #expect(try covers { $0.scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden() } == none)
        #expect(try covers { $0.scrollEdgeEffectHidden(false).scrollEdgeEffectHidden() } == soft)
    }

    @Test("beneath a surface that was chosen content is seen as it is; a bar of macOS cuts it off")
    func others() throws {
        let chosen = try settled(scrolled(by: 100).toolbarBackground(.visible, for: .navigationBar))
        #expect(fades(in: chosen) == 1, "the modifier is outside of the stack")
        let view = NavigationStack {
            ScrollView { Color.red.frame(height: 2000) }
                .defaultScrollAnchor(.bottom)
                .navigationTitle("T")
                .toolbarBackground(.visible, for: .navigationBar)
        }
        let scene = try settled(view)
        #expect(fades(in: scene) == 0)
        #expect(scene.tree.root.all("BarSurface").map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 64)])
        let mac = try settled(view, Platform(.macOS, version: 26))
        let bar = CGRect(x: 0, y: 52, width: 393, height: 800)
        #expect(covers(of: mac).contains(.clip(Path(bar), FillStyle())))
    }

    @Test("at rest nothing fades: content stands below the bar")
    func rest() throws {
        let view = NavigationStack {
            List(0..<100) { Text("\($0)") }.navigationTitle("T")
        }
        #expect(fades(in: try settled(view)) == 0)
    }
}
