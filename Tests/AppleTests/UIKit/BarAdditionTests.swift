import Testing

@testable import UIKit

@Suite("What apps put into bars")
@MainActor
struct BarAdditionTests {
    private func box(_ color: UIColor, _ frame: CGRect) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = color
        return box
    }

    private func drawn(_ controller: UIViewController) throws -> DrawnPixels {
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        return try DrawnPixels(controller.view)
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    @Test("views in a navigation's bars are drawn where they stand, unless a bar is hidden", arguments: [true, false])
    func navigation(isSeen: Bool) throws {
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let stack = UINavigationController(rootViewController: page)
        stack.isToolbarHidden = !isSeen
        stack.isNavigationBarHidden = !isSeen
        stack.navigationBar.addSubview(box(red, CGRect(x: 20, y: 10, width: 40, height: 20)))
        stack.navigationBar.insertSubview(box(green, CGRect(x: 0, y: 10, width: 300, height: 20)), at: 0)
        stack.toolbar.addSubview(box(red, CGRect(x: 130, y: 10, width: 40, height: 20)))
        let pixels = try drawn(stack)
        #expect(pixels.isAbout(red, 40, 20) == isSeen && pixels.isAbout(green, 100, 20) == isSeen)
        #expect(pixels.isAbout(red, 150, 500 - 56 + 20) == isSeen)
        #expect(pixels.isAbout(.white, 150, 200))
    }

    @Test("bars are as wide as the screen by the time pages load")
    func widths() {
        final class Page: UIViewController {
            var bar = CGSize.zero
            override func viewDidLoad() {
                super.viewDidLoad()
                bar = navigationController?.navigationBar.bounds.size ?? .zero
            }
        }
        let page = Page()
        let stack = UINavigationController(rootViewController: page)
        stack.view.layoutIfNeeded()
        page.loadViewIfNeeded()
        #expect(page.bar == CGSize(width: UIScreen.main.bounds.width, height: 44))
        withExtendedLifetime(stack) {}
        #expect(UITabBarController().tabBar.bounds.size == CGSize(width: UIScreen.main.bounds.width, height: 49))
    }

    @Test("a view follows its constraints to a bar")
    func constraints() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let line = box(red, .zero)
        line.translatesAutoresizingMaskIntoConstraints = false
        let bar = stack.navigationBar
        bar.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bar.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 4),
        ])
        #expect(try drawn(stack).isAbout(red, 290, 52))
    }

    @Test("layers of a tab bar, and what its class draws, lie behind its items, and its views in front")
    func tabs() throws {
        let tabs = UITabBarController()
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
        tabs.viewControllers = [page]
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: -20, width: 300, height: 69)).cgPath
        shape.fillColor = green.cgColor
        tabs.tabBar.layer.insertSublayer(shape, at: 0)
        tabs.tabBar.addSubview(box(red, CGRect(x: 140, y: 10, width: 20, height: 20)))
        let pixels = try drawn(tabs)
        #expect(pixels.isAbout(green, 10, 440) && pixels.isAbout(green, 10, 490) && pixels.isAbout(red, 150, 471))
        // The platter of the items lies over the shape, which shines through.
        #expect(!pixels.isAbout(green, 115, 480) && !pixels.isAbout(.white, 115, 480))
    }

    @Test("a bar by itself is drawn under its views, and clear where it draws nothing")
    func alone() throws {
        final class Drawn: UITabBar {
            override func draw(_ rect: CGRect) {
                UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60)).fill()
            }
        }
        let bar = Drawn(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
        bar.addSubview(box(red, CGRect(x: 140, y: 10, width: 20, height: 20)))
        let pixels = try DrawnPixels(bar)
        #expect(pixels.isAbout(green, 30, 30) && pixels.isAbout(red, 150, 20) && pixels.isClear(80, 30))
    }
}
