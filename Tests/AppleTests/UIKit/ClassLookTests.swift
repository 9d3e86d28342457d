import SwiftUI
import Testing
import TintypeTree
import UIKit

@Suite("What is said for all bars and controls of a class is seen in SwiftUI's and in UIKit's")
@MainActor
struct ClassLookTests {
    private let mark = UIColor(red: 0.8, green: 0.2, blue: 0.6, alpha: 1)
    private let other = UIColor(red: 0.1, green: 0.6, blue: 0.2, alpha: 1)

    private func drawn(_ view: some View, _ width: Int = 300, _ height: Int = 400) throws -> DrawnPixels {
        let renderer = ImageRenderer(content: view.frame(width: CGFloat(width), height: CGFloat(height)))
        renderer.scale = 1
        return try DrawnPixels(#require(renderer.uiImage))
    }

    /// A view's own pixels, which has come into a window.
    private func ownPixels(of view: UIView) throws -> DrawnPixels {
        let window = UIWindow(frame: view.bounds)
        window.addSubview(view)
        return try DrawnPixels(view)
    }

    /// The number of pixels about of a colour in an area of a picture.
    private func count(_ color: UIColor, _ pixels: DrawnPixels, _ width: Int = 300, _ height: Int = 400) -> Int {
        pixels.count(color, width, height)
    }

    @Test("titles take their colour, under the words of a view's own", arguments: [true, false])
    func titles(isLarge: Bool) throws {
        let bar = UINavigationBar.appearance()
        defer { (bar.titleTextAttributes, bar.largeTitleTextAttributes) = (nil, nil) }
        let page = NavigationStack {
            Color.clear.navigationTitle("Harbour").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        }
        #expect(try count(mark, drawn(page)) == 0)
        bar.titleTextAttributes = [.foregroundColor: isLarge ? other : mark]
        bar.largeTitleTextAttributes = [.foregroundColor: isLarge ? mark : other]
        #expect(try count(mark, drawn(page)) > 30)
        #expect(try count(other, drawn(page)) == 0)
    }

    @Test("a bar has the surface of the appearance for content that is not scrolled, under a surface of its own")
    func surfaces() throws {
        let bar = UINavigationBar.appearance()
        defer { (bar.scrollEdgeAppearance, bar.standardAppearance) = (nil, UINavigationBarAppearance()) }
        let page = NavigationStack { Color.clear.navigationTitle("Harbour") }
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = mark
        bar.standardAppearance = look
        #expect(try count(mark, drawn(page)) == 0)
        bar.scrollEdgeAppearance = look
        #expect(try count(mark, drawn(page)) > 10_000)
        let own = NavigationStack {
            Color.clear.navigationTitle("Harbour").toolbarBackground(Color(uiColor: other), for: .navigationBar)
        }
        #expect(try count(mark, drawn(own)) == 0)
        #expect(try count(other, drawn(own)) > 10_000)
        let hidden = NavigationStack {
            Color.clear.navigationTitle("Harbour").toolbarBackground(.hidden, for: .navigationBar)
        }
        #expect(try count(mark, drawn(hidden)) == 0)
    }

    @Test("before iOS 26 the button that leads back has the tint that is said for all bars, under one around it")
    func back() throws {
        let bar = UINavigationBar.appearance()
        defer { bar.tintColor = nil }
        let stack = NavigationStack(path: .constant([1])) {
            Color.clear.navigationTitle("Harbour").navigationDestination(for: Int.self) { _ in Color.clear }
        }
        .environment(\.platform, Platform(version: 18))
        #expect(try count(mark, drawn(stack)) == 0)
        bar.tintColor = mark
        #expect(try count(mark, drawn(stack)) > 30)
        #expect(try count(mark, drawn(stack.tint(Color(uiColor: other)))) == 0)
    }

    @Test("an item's own appearance without a colour goes before the colour that is said for all bars")
    func ownSurface() throws {
        let bar = UINavigationBar.appearance()
        defer { bar.scrollEdgeAppearance = nil }
        let look = UINavigationBarAppearance()
        look.backgroundColor = mark
        bar.scrollEdgeAppearance = look
        for own in [nil, UINavigationBarAppearance()] {
            let page = UIViewController()
            page.navigationItem.title = "Harbour"
            page.navigationItem.scrollEdgeAppearance = own
            let stack = UINavigationController(rootViewController: page)
            stack.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            #expect((try count(mark, DrawnPixels(stack.view)) > 10_000) == (own == nil))
        }
    }

    @Test("a chosen tab has the colour that is said for all bars, under a tint around it", arguments: [18, 26])
    func tabs(version: Int) throws {
        let bar = UITabBar.appearance()
        defer { (bar.tintColor, bar.unselectedItemTintColor, bar.barTintColor) = (nil, nil, nil) }
        let tabs = TabView {
            Color.clear.tabItem { Label("WWW", systemImage: "square.fill") }
            Color.clear.tabItem { Label("MMM", systemImage: "square.fill") }
        }
        .environment(\.platform, Platform(version: version))
        #expect(try count(mark, drawn(tabs)) == 0)
        bar.tintColor = mark
        #expect(try count(mark, drawn(tabs)) > 100)
        #expect(try count(mark, drawn(tabs.tint(Color(uiColor: other)))) == 0)
        bar.unselectedItemTintColor = other
        #expect((try count(other, drawn(tabs)) > 100) == (version < 26))
        (bar.tintColor, bar.unselectedItemTintColor, bar.barTintColor) = (nil, nil, mark)
        #expect((try count(mark, drawn(tabs)) > 5000) == (version < 26))
    }

    @Test("the chosen segment has its colour, and words theirs, in both")
    func segments() throws {
        let control = UISegmentedControl.appearance()
        defer {
            control.selectedSegmentTintColor = nil
            control.setTitleTextAttributes(nil, for: .selected)
        }
        control.selectedSegmentTintColor = mark
        control.setTitleTextAttributes([.foregroundColor: other], for: .selected)
        let picker = Picker("", selection: .constant(0)) {
            Text("WWW").tag(0)
            Text("MMM").tag(1)
        }
        .pickerStyle(.segmented)
        let pixels = try drawn(picker, 300, 60)
        #expect(count(mark, pixels, 300, 60) > 2000)
        #expect(count(other, pixels, 300, 60) > 10)
        let segmented = UISegmentedControl(items: ["WWW", "MMM"])
        segmented.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        segmented.selectedSegmentIndex = 0
        #expect(try count(mark, ownPixels(of: segmented), 300, 32) > 2000)
        segmented.selectedSegmentTintColor = .blue
        #expect(try count(mark, ownPixels(of: segmented), 300, 32) == 0)
        #expect(try count(other, ownPixels(of: segmented), 300, 32) > 10)
    }

    @Test("dots of pages have their colours, in both")
    func dots() throws {
        let all = UIPageControl.appearance()
        defer { (all.currentPageIndicatorTintColor, all.pageIndicatorTintColor) = (nil, nil) }
        (all.currentPageIndicatorTintColor, all.pageIndicatorTintColor) = (mark, other)
        let pages = TabView { ForEach(0..<3) { _ in Color.white } }.tabViewStyle(.page)
        let pixels = try drawn(pages)
        let (chosen, rest) = (count(mark, pixels), count(other, pixels))
        #expect(chosen > 20 && rest == 2 * chosen)
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        control.numberOfPages = 3
        #expect(try count(mark, ownPixels(of: control), 120, 30) > 20)
        #expect(try count(other, ownPixels(of: control), 120, 30) > 40)
    }

    @Test("switches and sliders have the colours that are said for all, where they have none of their own")
    func switchesAndSliders() throws {
        let (switches, sliders) = (UISwitch.appearance(), UISlider.appearance())
        defer { (switches.onTintColor, sliders.minimumTrackTintColor) = (nil, nil) }
        (switches.onTintColor, sliders.minimumTrackTintColor) = (mark, mark)
        let (toggle, slider) = (UISwitch(), UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30)))
        toggle.frame.size = CGSize(width: 63, height: 28)
        toggle.isOn = true
        slider.value = 1
        for (view, other) in [(toggle as UIView, other), (slider, other)] {
            let (width, height) = (Int(view.bounds.width), Int(view.bounds.height))
            #expect(try count(mark, ownPixels(of: view), width, height) > 200)
            (view as? UISwitch)?.onTintColor = other
            (view as? UISlider)?.minimumTrackTintColor = other
            #expect(try count(mark, ownPixels(of: view), width, height) == 0)
        }
    }
}
