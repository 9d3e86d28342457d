import SwiftUI

/// A picture to zoom into, in a scroll view of UIKit, with a transition of the app's own.
struct ZoomableView<Content: View>: UIViewRepresentable {
    var maximumScale: CGFloat = 5
    @ViewBuilder var content: Content

    func makeUIView(context: Context) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.delegate = context.coordinator
        scrollView.maximumZoomScale = maximumScale
        scrollView.minimumZoomScale = 1
        scrollView.bouncesZoom = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.decelerationRate = .fast

        let hosted = context.coordinator.hostingController.view!
        hosted.translatesAutoresizingMaskIntoConstraints = true
        hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hosted.frame = scrollView.bounds
        hosted.backgroundColor = .clear
        scrollView.addSubview(hosted)

        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
        scrollView.panGestureRecognizer.require(toFail: doubleTap)
        return scrollView
    }

    func updateUIView(_ scrollView: UIScrollView, context: Context) {
        context.coordinator.hostingController.rootView = content
        if scrollView.zoomScale > scrollView.minimumZoomScale, !scrollView.isZooming {
            scrollView.setZoomScale(scrollView.minimumZoomScale, animated: context.transaction.animation != nil)
        }
    }

    static func dismantleUIView(_ scrollView: UIScrollView, coordinator: Coordinator) {
        scrollView.delegate = nil
        coordinator.hostingController.view.subviews.forEach { $0.removeFromSuperview() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(UIHostingController(rootView: content)) }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        let hostingController: UIHostingController<Content>

        init(_ hostingController: UIHostingController<Content>) {
            self.hostingController = hostingController
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { hostingController.view }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            let offset = CGPoint(
                x: max((scrollView.bounds.width - scrollView.contentSize.width) * 0.5, 0),
                y: max((scrollView.bounds.height - scrollView.contentSize.height) * 0.5, 0))
            scrollView.contentInset = UIEdgeInsets(top: offset.y, left: offset.x, bottom: 0, right: 0)
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            scrollView.isScrollEnabled = scale > 1
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if velocity == .zero { targetContentOffset.pointee = scrollView.contentOffset }
        }
    }
}

struct ImageViewerScreen: View {
    let images: [String]
    @State private var index = 0
    @State private var isChromeHidden = false
    @State private var dismissOffset: CGFloat = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TabView(selection: $index) {
            ForEach(images.indices, id: \.self) { index in
                ZoomableView {
                    Image(systemName: images[index]).resizable().scaledToFit().padding(40).foregroundStyle(.tint)
                }
                .ignoresSafeArea()
                .tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .interactive))
        .background(.black)
        .offset(y: dismissOffset)
        .simultaneousGesture(
            DragGesture(minimumDistance: 20)
                .onChanged {
                    if abs($0.translation.height) > abs($0.translation.width) { dismissOffset = $0.translation.height }
                }
                .onEnded { value in
                    if abs(value.predictedEndTranslation.height) > 300 {
                        dismiss()
                    } else {
                        withAnimation(.interpolatingSpring(stiffness: 200, damping: 20)) { dismissOffset = 0 }
                    }
                }
        )
        .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isChromeHidden.toggle() } }
        .overlay(alignment: .top) {
            if !isChromeHidden {
                HStack {
                    Button("Close", systemImage: "xmark", action: { dismiss() }).labelStyle(.iconOnly)
                    Spacer()
                    Text("\(index + 1) of \(images.count)").monospacedDigit().contentTransition(.numericText())
                    Spacer()
                    ShareLink(item: images[index])
                }
                .padding().foregroundStyle(.white).transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .statusBarHidden(isChromeHidden)
        .toolbarVisibility(.hidden, for: .navigationBar)
    }
}

#Preview { ImageViewerScreen(images: ["leaf", "drop", "flame"]) }
