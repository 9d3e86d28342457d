import SwiftUI
import UIKit

struct RootView<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var overlayWindow: UIWindow?
    var body: some View {
        content
            .onAppear {
                if let windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene, overlayWindow == nil
                {
                    let window = PassthroughWindow(windowScene: windowScene)
                    window.backgroundColor = .clear
                    let rootController = UIHostingController(rootView: ToastGroup())
                    rootController.view.frame = windowScene.keyWindow?.frame ?? .zero
                    rootController.view.backgroundColor = .clear
                    window.rootViewController = rootController
                    window.isHidden = false
                    window.isUserInteractionEnabled = true
                    window.windowLevel = .alert + 1
                    window.tag = 1009
                    overlayWindow = window
                }
            }
    }
}

fileprivate class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event), let rootView = rootViewController?.view else { return nil }
        if #available(iOS 18, *) {
            for subview in rootView.subviews.reversed() {
                let pointInSubView = subview.convert(point, from: rootView)
                if subview.hitTest(pointInSubView, with: event) != nil { return view }
            }
            return nil
        } else {
            return rootViewController?.view == view ? nil : view
        }
    }
}

@Observable
class Toast {
    static let shared = Toast()
    fileprivate var toasts: [ToastItem] = []

    func present(
        title: String, symbol: String?, tint: Color = .primary, isUserInteractionEnabled: Bool = false,
        timing: ToastTime = .medium
    ) {
        withAnimation(.snappy) {
            toasts.append(
                .init(
                    title: title, symbol: symbol, tint: tint, isUserInteractionEnabled: isUserInteractionEnabled,
                    timing: timing))
        }
    }
}

struct ToastItem: Identifiable {
    let id: UUID = .init()
    var title: String
    var symbol: String?
    var tint: Color
    var isUserInteractionEnabled: Bool
    var timing: ToastTime = .medium
}

enum ToastTime: CGFloat { case short = 1.0, medium = 2.0, long = 3.5 }

fileprivate struct ToastGroup: View {
    var model = Toast.shared
    var body: some View {
        GeometryReader {
            let size = $0.size
            let safeArea = $0.safeAreaInsets
            ZStack {
                ForEach(model.toasts) { toast in
                    ToastView(size: size, item: toast)
                        .scaleEffect(scale(toast))
                        .offset(y: offsetY(toast))
                        .zIndex(Double(model.toasts.firstIndex(where: { $0.id == toast.id }) ?? 0))
                }
            }
            .padding(.bottom, safeArea.top == .zero ? 15 : 10)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
    }
    func offsetY(_ item: ToastItem) -> CGFloat {
        let index = CGFloat(model.toasts.firstIndex(where: { $0.id == item.id }) ?? 0)
        let totalCount = CGFloat(model.toasts.count) - 1
        return (totalCount - index) >= 2 ? -20 : ((totalCount - index) * -10)
    }
    func scale(_ item: ToastItem) -> CGFloat {
        let index = CGFloat(model.toasts.firstIndex(where: { $0.id == item.id }) ?? 0)
        return 1.0 - ((CGFloat(model.toasts.count) - 1 - index) >= 2 ? 0.2 : 0)
    }
}

fileprivate struct ToastView: View {
    var size: CGSize
    var item: ToastItem
    @State private var delayTask: DispatchWorkItem?
    var body: some View {
        HStack(spacing: 0) {
            if let symbol = item.symbol { Image(systemName: symbol).font(.title3).padding(.trailing, 10) }
            Text(item.title).lineLimit(1)
        }
        .foregroundStyle(item.tint)
        .padding(.horizontal, 15)
        .padding(.vertical, 8)
        .background(
            .background.shadow(.drop(color: .primary.opacity(0.06), radius: 5, x: 5, y: 5)).shadow(
                .drop(color: .primary.opacity(0.06), radius: 8, x: -5, y: -5)), in: .capsule
        )
        .contentShape(.capsule)
        .gesture(
            DragGesture(minimumDistance: 0).onEnded({ value in
                guard item.isUserInteractionEnabled else { return }
                if (value.translation.height + (value.velocity.height / 5)) > 100 { removeToast() }
            })
        )
        .onAppear {
            guard delayTask == nil else { return }
            delayTask = .init(block: { removeToast() })
            if let delayTask {
                DispatchQueue.main.asyncAfter(deadline: .now() + item.timing.rawValue, execute: delayTask)
            }
        }
        .frame(maxWidth: size.width * 0.7)
        .transition(.offset(y: 150))
    }
    func removeToast() {
        if let delayTask { delayTask.cancel() }
        withAnimation(.snappy) { Toast.shared.toasts.removeAll(where: { $0.id == item.id }) }
    }
}

struct CustomBlurView: UIViewRepresentable {
    var effect: UIBlurEffect.Style
    var onChange: (UIVisualEffectView) -> ()
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: effect)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        DispatchQueue.main.async { onChange(uiView) }
    }
}
class CustomUIBlur: UIVisualEffectView {
    private var theEffect: UIVisualEffect
    private var customIntensity: CGFloat
    private var animator: UIViewPropertyAnimator?
    init(effect: UIVisualEffect, intensity: CGFloat) {
        theEffect = effect
        customIntensity = intensity
        super.init(effect: nil)
    }
    required init?(coder aDecoder: NSCoder) { nil }
    deinit { animator?.stopAnimation(true) }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        effect = nil
        animator?.stopAnimation(true)
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [unowned self] in self.effect = theEffect }
        animator?.fractionComplete = customIntensity
        animator?.pausesOnCompletion = true
    }
}
extension UIVisualEffectView {
    var backDrop: UIView? { subView(forClass: NSClassFromString("_UIVisualEffectBackdropView")) }
    var gaussianBlur: NSObject? { backDrop?.value(key: "filters", filter: "gaussianBlur") }
    var gaussianBlurRadius: CGFloat {
        get { gaussianBlur?.values?["inputRadius"] as? CGFloat ?? 0 }
        set {
            gaussianBlur?.values?["inputRadius"] = newValue
            backDrop?.perform(Selector(("applyRequestedFilterEffects")))
        }
    }
}
extension UIView {
    func subView(forClass: AnyClass?) -> UIView? {
        subviews.first { view in type(of: view) == forClass }
    }
}
extension NSObject {
    var values: [String: Any]? {
        get { value(forKeyPath: "requestedValues") as? [String: Any] }
        set { setValue(newValue, forKeyPath: "requestedValues") }
    }
    func value(key: String, filter: String) -> NSObject? {
        (value(forKey: key) as? [NSObject])?.first(where: { obj in
            obj.value(forKeyPath: "filterType") as? String == filter
        })
    }
}
struct TransparentBlurView: UIViewRepresentable {
    var removeAllFilters: Bool = false
    func makeUIView(context: Context) -> TransparentBlurViewHelper {
        TransparentBlurViewHelper(removeAllFilters: removeAllFilters)
    }
    func updateUIView(_ uiView: TransparentBlurViewHelper, context: Context) {}
}
class TransparentBlurViewHelper: UIVisualEffectView {
    init(removeAllFilters: Bool) {
        super.init(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        if subviews.indices.contains(1) { subviews[1].alpha = 0 }
        if let backdropLayer = layer.sublayers?.first {
            if removeAllFilters {
                backdropLayer.filters = []
            } else {
                backdropLayer.filters?.removeAll(where: { filter in String(describing: filter) != "gaussianBlur" })
            }
        }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
struct ScrollDetector: UIViewRepresentable {
    var onScroll: (CGFloat) -> ()
    var onDraggingEnd: (CGFloat, CGFloat) -> ()
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
        DispatchQueue.main.async {
            if let scrollview = uiView.superview?.superview?.superview as? UIScrollView,
                !context.coordinator.isDelegateAdded
            {
                scrollview.delegate = context.coordinator
                context.coordinator.isDelegateAdded = true
            }
        }
    }
    class Coordinator: NSObject, UIScrollViewDelegate {
        var parent: ScrollDetector
        var isDelegateAdded = false
        init(parent: ScrollDetector) { self.parent = parent }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { parent.onScroll(scrollView.contentOffset.y) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            parent.onDraggingEnd(targetContentOffset.pointee.y, velocity.y)
        }
    }
}
extension View {
    func snapshot() -> UIImage {
        let controller = UIHostingController(
            rootView: self.ignoresSafeArea().fixedSize(horizontal: true, vertical: true))
        guard let view = controller.view else { return UIImage() }
        let targetSize = view.intrinsicContentSize
        view.bounds = CGRect(origin: .zero, size: targetSize)
        view.backgroundColor = .clear
        return UIGraphicsImageRenderer(size: targetSize).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }
    func safeArea() -> UIEdgeInsets {
        guard let screen = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return .zero }
        guard let safeArea = screen.windows.first?.safeAreaInsets else { return .zero }
        return safeArea
    }
    func screenBounds() -> CGRect { UIScreen.main.bounds }
}
struct PanGesture: UIGestureRecognizerRepresentable {
    var handle: (UIPanGestureRecognizer) -> ()
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let gesture = UIPanGestureRecognizer()
        gesture.delegate = context.coordinator
        gesture.isEnabled = true
        gesture.name = "PAN"
        return gesture
    }
    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
        recognizer.isEnabled = true
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        let location = context.converter.localLocation
        let translation = recognizer.translation(in: recognizer.view)
        if recognizer.state == .began || recognizer.state == .changed {
            handle(recognizer); _ = location.x + translation.x
        }
    }
    class Coordinator: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer)
            -> Bool
        { other.view is UIScrollView }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
            let velocity = pan.velocity(in: pan.view)
            return abs(velocity.x) > abs(velocity.y)
        }
    }
}
struct Host: View {
    @State var p: CGPoint = .zero
    var body: some View {
        Color.red.gesture(PanGesture { _ in }).onTapGesture { Toast.shared.present(title: "A", symbol: nil) }
    }
}
