import Foundation
import Testing
import UIKit

@MainActor
@Suite("A scroll view")
struct ScrollViewTests {
    private final class Told: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []
        var zoomed: UIView?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private func made(_ contentSize: CGSize = CGSize(width: 100, height: 1000)) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
        scroll.contentSize = contentSize
        return scroll
    }

    /// A scroll view in all of a view controller's view, whose safe area is 50 points at the top and 30 at the bottom.
    private func safe(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ contentSize: CGSize)
        -> (UIViewController, UIScrollView)
    {
        let (controller, scroll) = (UIViewController(), made(contentSize))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        scroll.frame = controller.view.bounds
        scroll.contentInsetAdjustmentBehavior = behavior
        controller.view.addSubview(scroll)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        controller.view.layoutIfNeeded()
        return (controller, scroll)
    }

    @Test("is scrolled to the origin of its bounds, and tells its delegate of each place")
    func offset() {
        let (scroll, told, child) = (made(), Told(), UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        around.addSubview(scroll)
        scroll.addSubview(child)
        scroll.delegate = told
        scroll.contentOffset = CGPoint(x: 0, y: 60)
        #expect(scroll.bounds == CGRect(x: 0, y: 60, width: 100, height: 200))
        #expect(scroll.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(scroll.convert(child.frame, to: around) == CGRect(x: 10, y: 60, width: 50, height: 50))
        scroll.bounds.origin.y = 70
        scroll.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
        #expect(told.offsets == [CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 70)])
        #expect(scroll.clipsToBounds)
    }

    @Test("keeps content at its start there as insets change, and elsewhere where it is")
    func insets() {
        let scroll = made()
        scroll.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -40))
        scroll.contentInset.top = 10
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -10))
        scroll.contentOffset.y = 5
        scroll.contentInset.top = 90
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 5))
    }

    @Test("insets its content by the safe area as its behavior says")
    func safeArea() {
        let tall = CGSize(width: 100, height: 1000)
        let (controller, scroll) = safe(.automatic, tall)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -50))
        scroll.contentInset.top = 7
        #expect(scroll.adjustedContentInset.top == 57 && scroll.contentOffset.y == -57)
        controller.additionalSafeAreaInsets.top = 20
        #expect(scroll.adjustedContentInset.top == 27 && scroll.contentOffset.y == -27)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset && scroll.contentOffset.y == -7)

        let (keptShort, short) = safe(.scrollableAxes, CGSize(width: 100, height: 20))
        #expect(short.adjustedContentInset == .zero && short.contentOffset == .zero)
        short.alwaysBounceVertical = true
        #expect(short.adjustedContentInset.top == 50 && short.contentOffset.y == -50)
        let (keptAlways, always) = safe(.always, .zero)
        #expect(always.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        _ = (keptShort, keptAlways)
    }

    @Test("passes no safe area on to content that it insets")
    func innerSafeArea() {
        let (controller, scroll) = safe(.automatic, CGSize(width: 100, height: 1000))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
        scroll.addSubview(child)
        scroll.contentOffset.y = 400
        #expect(child.safeAreaInsets == .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        child.frame = CGRect(x: 0, y: 400, width: 100, height: 200)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        _ = controller
    }

    @Test("shows rectangles by the shortest way, and nothing beyond its content")
    func visibleRectangles() {
        var random = SystemRandomNumberGenerator()
        let scroll = made(CGSize(width: 400, height: 1000))
        scroll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
        for _ in 0..<200 {
            let rect = CGRect(
                x: .random(in: 0...330, using: &random), y: .random(in: 0...850, using: &random),
                width: .random(in: 1...70, using: &random), height: .random(in: 1...150, using: &random))
            let old = scroll.bounds.inset(by: scroll.adjustedContentInset)
            func shows(_ seen: CGRect, _ rect: CGRect) -> Bool {
                seen.minX <= rect.minX + 0.001 && seen.minY <= rect.minY + 0.001 && seen.maxX >= rect.maxX - 0.001
                    && seen.maxY >= rect.maxY - 0.001
            }
            let (place, wasSeen) = (scroll.contentOffset, shows(old.insetBy(dx: 0.01, dy: 0.01), rect))
            scroll.scrollRectToVisible(rect, animated: false)
            #expect(shows(scroll.bounds.inset(by: scroll.adjustedContentInset), rect))
            if wasSeen { #expect(scroll.contentOffset == place) }
            #expect(scroll.contentOffset.x >= -5 && scroll.contentOffset.x <= 400 + 15 - 100)
            #expect(scroll.contentOffset.y >= -10 && scroll.contentOffset.y <= 1000 + 20 - 200)
        }
    }

    @Test("scales the zoomed view between its limits, with its content")
    func zoom() {
        let (scroll, told) = (made(CGSize(width: 100, height: 200)), Told())
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.addSubview(child)
        told.zoomed = child
        scroll.delegate = told
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1 && child.transform.isIdentity)
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 2
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(child.bounds.size == CGSize(width: 100, height: 200))
        #expect(scroll.contentSize == CGSize(width: 200, height: 400))
        scroll.setZoomScale(9, animated: false)
        #expect(scroll.zoomScale == 3 && child.frame.size == CGSize(width: 300, height: 600))
        scroll.zoomScale = 1
        scroll.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 100), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 100, y: 200))
    }
}
