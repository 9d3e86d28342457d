import SwiftUI

/// A reader of comic strips, whose pages are in a scroll view of UIKit that pages, zooms and tells where it is.
struct StripPage: Identifiable, Hashable {
    let id: Int
    var title: String { "Page \(id)" }
}

private struct StripPager: UIViewRepresentable {
    let pages: [StripPage]
    @Binding var current: Int

    func makeCoordinator() -> Coordinator { Coordinator(current: $current) }

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.isPagingEnabled = true
        scroll.isDirectionalLockEnabled = true
        scroll.alwaysBounceHorizontal = true
        scroll.indicatorStyle = .white
        scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
        scroll.scrollIndicatorInsets = .zero
        scroll.contentInset.bottom = 8
        scroll.delaysContentTouches = false
        scroll.canCancelContentTouches = true
        scroll.scrollsToTop = false
        scroll.keyboardDismissMode = .onDrag
        scroll.contentLayoutGuide.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor).isActive = true
        scroll.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in })
        scroll.delegate = context.coordinator
        scroll.backgroundColor = .darkGray
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        let side = CGSize(width: 358, height: 240)
        scroll.contentSize = CGSize(width: side.width * CGFloat(pages.count), height: side.height)
        scroll.subviews.forEach { $0.removeFromSuperview() }
        for (index, page) in pages.enumerated() {
            let label = UILabel(frame: CGRect(origin: CGPoint(x: side.width * CGFloat(index), y: 0), size: side))
            label.text = page.title
            scroll.addSubview(label)
        }
        scroll.setContentOffset(CGPoint(x: side.width * CGFloat(current), y: 0), animated: false)
        scroll.scrollRectToVisible(CGRect(origin: scroll.contentOffset, size: side), animated: false)
        scroll.flashScrollIndicators()
    }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var current: Int

        init(current: Binding<Int>) {
            _current = current
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard scrollView.isDragging || scrollView.isTracking || scrollView.isDecelerating else { return }
            current = Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if !decelerate { scrollViewDidEndDecelerating(scrollView) }
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            current = min(max(current, 0), scrollView.subviews.count - 1)
        }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
}

struct ComicStripScreen: View {
    let pages = (1...4).map(StripPage.init)
    @State private var current = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(pages[current].title).font(.largeTitle.bold())
            StripPager(pages: pages, current: $current).frame(height: 240).id("strip")
            HStack(spacing: 6) {
                ForEach(pages) { page in
                    Capsule().fill(page.id - 1 == current ? Color.red : .gray.opacity(0.4))
                        .frame(width: page.id - 1 == current ? 24 : 8, height: 8)
                        .id("dot \(page.id)")
                }
            }
            .frame(maxWidth: .infinity)
            Spacer()
            Button("Next") { current = min(current + 1, pages.count - 1) }.disabled(current == pages.count - 1)
        }
        .padding()
    }
}

#Preview { ComicStripScreen() }
