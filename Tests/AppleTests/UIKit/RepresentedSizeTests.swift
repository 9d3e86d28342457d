import Foundation
import SwiftUI
import Testing
import TintypeGraphics
import UIKit

@Suite("Representables say their size")
@MainActor
struct RepresentedSizeTests {
    private struct Fitting: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .red
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            proposal.width.map { CGSize(width: $0 / 2, height: 30) }
        }
    }

    private struct Overriding: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .blue
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
        func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
            size.height = 44
        }
    }

    private struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: Color.green)
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
        func sizeThatFits(
            _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
        ) -> CGSize? { CGSize(width: 70, height: 80) }
    }

    /// The size of a view within a canvas of 300 points a side.
    private func size(of view: some View) throws -> CGSize? {
        func all(_ view: SettledTree.View) -> [SettledTree.View] { [view] + view.children.flatMap(all) }
        return try all(LaidOutView(view.id("it")).tree.root).first { $0.id == "it" }?.frame.size
    }

    @Test("a view takes the room that its representable answers")
    func view() throws {
        #expect(try size(of: Fitting()) == CGSize(width: 150, height: 30))
        #expect(try size(of: Overriding()) == CGSize(width: 300, height: 44))
    }

    @Test("a page takes the room that its representable answers")
    func page() throws {
        #expect(try size(of: Page()) == CGSize(width: 70, height: 80))
    }
}
