import Testing
import TintypeGraphics
import UIKit

@Suite("Code outside of views finds the screen that is drawn on")
@MainActor
struct ScreenTests {
    @Test("the screen, the window in front and the status bar are those of the device", arguments: [false, true])
    func device(isLandscape: Bool) throws {
        let usual = UIScreen.current
        defer { UIScreen.current = usual }
        #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
        var screen = Screen(
            size: CGSize(width: 320, height: 568), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
            scale: 2)
        if isLandscape { screen = screen.landscape }
        UIScreen.current = screen
        #expect(UIScreen.main.bounds.size == screen.size && UIScreen.main.scale == 2)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 1136))
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = try #require(scene.windows.first)
        #expect(window.bounds.size == screen.size)
        #expect(window.safeAreaInsets.top == screen.safeArea.top && window.safeAreaInsets.bottom == 0)
        #expect(scene.statusBarManager?.statusBarFrame.height == screen.safeArea.top)
        #expect(UIWindow().bounds.size == screen.size)
        #expect(UIViewController().view.bounds.size == screen.size)
    }
}
