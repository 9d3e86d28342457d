import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("What UIKit's objects keep, and tell")
@MainActor
struct UIKitLifeTests {
    @Test("a view stands behind or in front of its sibling, wherever it stood before")
    func order() {
        let names = ["a", "b", "c"]
        for moved in names {
            for sibling in names where sibling != moved {
                for isAbove in [true, false] {
                    let parent = UIView()
                    let views = Dictionary(uniqueKeysWithValues: names.map { ($0, UIView()) })
                    for name in names { views[name].map(parent.addSubview) }
                    guard let view = views[moved], let other = views[sibling] else { continue }
                    if isAbove {
                        parent.insertSubview(view, aboveSubview: other)
                    } else {
                        parent.insertSubview(view, belowSubview: other)
                    }
                    var expected = names.filter { $0 != moved }
                    let place = expected.firstIndex(of: sibling) ?? 0
                    expected.insert(moved, at: isAbove ? place + 1 : place)
                    #expect(parent.subviews.map { view in names.first { views[$0] === view } } == expected)
                }
            }
        }
    }

    @Test("a stack does not arrange a view that has moved away")
    func stacks() {
        let (stack, view, other) = (UIStackView(), UIView(), UIView())
        stack.addArrangedSubview(view)
        other.addSubview(view)
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
    }

    @Test("a page goes though its presentation was asked for, and a control whose action ran")
    func life() {
        weak var page: UIViewController?
        weak var button: UIControl?
        do {
            let (owned, control) = (UIViewController(), UIButton(type: .system))
            (page, button) = (owned, control)
            owned.sheetPresentationController?.detents = [.medium()]
            #expect(owned.presentationController?.presentedViewController === owned)
            control.addAction(UIAction { _ in }, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
        }
        #expect(page == nil && button == nil)
    }

    @Test("of an action's events those go that are taken away, and no others")
    func events() {
        var count = 0
        let (control, action) = (UIControl(), UIAction { _ in count += 1 })
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @MainActor
    private final class Album: NSObject {
        var errors: [(any Error)?] = []
        func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
            errors.append(error)
        }
        func video(_ path: String, error: (any Error)?, contextInfo: UnsafeMutableRawPointer?) { errors.append(error) }
    }

    @Test("whoever puts a picture or a film into the album hears that it is not let in")
    func album() async throws {
        let album = Album()
        UIImageWriteToSavedPhotosAlbum(UIImage(), album, Selector(album.image), nil)
        UISaveVideoAtPathToSavedPhotosAlbum("film.mov", album, Selector(album.video), nil)
        for _ in 0..<1_000 where album.errors.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(album.errors.count == 2 && album.errors.allSatisfy { $0 != nil })
    }

    @Test("a picture that is begun inside of another's closure is a picture of its own")
    func pictures() throws {
        var inner: UIImage?
        let outer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
            inner = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
        }
        let empty = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(outer.pngData() == empty.pngData(), "nothing was drawn on it")
        #expect(try #require(inner).pngData() != empty.pngData())
    }
}
