import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("UIKit's families")
@MainActor
struct UIKitFamilyTests {
    @Test("a section's tree shows what stands below an item that is open")
    func sectionSnapshot() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "tools"])
        tree.append(["apple", "pear"], to: "fruit")
        #expect(tree.items == ["fruit", "apple", "pear", "tools"])
        #expect(tree.visibleItems == ["fruit", "tools"] && tree.level(of: "pear") == 1)
        tree.expand(["fruit"])
        #expect(tree.visibleItems == ["fruit", "apple", "pear", "tools"])
        tree.delete(["fruit"])
        #expect(tree.items == ["tools"])
    }

    @Test("a data source takes the seen items of a section")
    func sectionOfDataSource() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["hidden"], to: "a")
        source.apply(tree, to: 7)
        #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["a", "b"])
    }

    private final class Tilted: UICollectionViewLayoutAttributes {}

    @Test("a cell's place is copied with its class and values")
    func copiedPlace() {
        let place = Tilted(forCellWith: IndexPath(item: 3, section: 1))
        place.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        place.alpha = 0.5
        let copy = place.copy() as? Tilted
        #expect(copy !== place && copy?.frame == place.frame && copy?.alpha == 0.5)
        #expect(copy?.indexPath == IndexPath(item: 3, section: 1))
        #expect(
            Tilted(forDecorationViewOfKind: "line", with: IndexPath()).representedElementCategory == .decorationView)
    }

    @Test("a path is turned from its end to its beginning, curve by curve")
    func reversedPath() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 9, y: 0), controlPoint1: CGPoint(x: 1, y: 5), controlPoint2: CGPoint(x: 8, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 9))
        var wanted = Path()
        wanted.move(to: CGPoint(x: 9, y: 9))
        wanted.addLine(to: CGPoint(x: 9, y: 0))
        wanted.addCurve(to: .zero, control1: CGPoint(x: 8, y: 5), control2: CGPoint(x: 1, y: 5))
        #expect(Path(path.reversing().cgPath) == wanted)
        #expect(path.currentPoint == CGPoint(x: 9, y: 9) && !path.contains(CGPoint(x: 100, y: 0)))
    }

    @Test("code outside of views finds one scene in front, its key window and its safe area")
    func scene() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive)
        let window = try #require(scene.windows.first { $0.isKeyWindow })
        #expect(window === UIApplication.shared.windows.first && window.rootViewController != nil)
        #expect(window.safeAreaInsets.top == 47 && window.bounds.size == UIScreen.main.bounds.size)
    }

    private final class Picking: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let told: (String) -> Void

        init(_ told: @escaping (String) -> Void) {
            self.told = told
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { told("cancelled") }
    }

    @Test("a picture that is taken without a camera is cancelled")
    func camera() async throws {
        let picker = UIImagePickerController()
        var delegate: Picking?
        let end: String = try await answer { answer in
            delegate = Picking(answer)
            picker.delegate = delegate
            picker.takePicture()
        }
        #expect(end == "cancelled" && UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }

    @Test("a view controller's and a recognizer's subclass has an initializer without parameters of its own")
    func subclasses() {
        final class Page: UIViewController {
            let number: Int

            init() {
                number = 3
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }
        }
        final class Stack: UINavigationController {
            override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

            required init?(coder: NSCoder) {
                nil
            }
        }
        #expect(Stack(rootViewController: Page()).viewControllers.count == 1)
    }

    @Test("weights of fonts are numbers, and numbers are the nearest weight")
    func weights() {
        #expect(UIFont.Weight.bold.rawValue == 0.4 && UIFont.Weight(rawValue: 0.41) == .bold)
        #expect(UIFont.Weight(rawValue: -3) == .ultraLight)
    }

    @Test("a pattern is drawn as the mean of its picture")
    func pattern() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        var red: CGFloat = 0
        var green: CGFloat = 1
        UIColor(patternImage: picture).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red > 0.99 && green < 0.01)
    }

    @Test("the pasteboard gives things by their types")
    func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        board.setValue("plums", forPasteboardType: "public.utf8-plain-text")
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "plums")
        board.addItems([["public.png": Data([1])]])
        #expect(board.numberOfItems == 2 && board.strings == ["plums"])
    }

    @Test("a page without content is drawn as SwiftUI's")
    func unavailable() throws {
        var content = UIContentUnavailableConfiguration.search()
        content.text = "No maps"
        let texts = try LaidOutView(UnavailablePage(content: content)).texts
        #expect(texts.contains("No maps") && texts.contains("Check the spelling or try a new search."))
    }
}

private struct UnavailablePage: UIViewRepresentable {
    let content: UIContentUnavailableConfiguration

    func makeUIView(context: Context) -> UIContentUnavailableView { UIContentUnavailableView(configuration: content) }
    func updateUIView(_ view: UIContentUnavailableView, context: Context) {}
}
