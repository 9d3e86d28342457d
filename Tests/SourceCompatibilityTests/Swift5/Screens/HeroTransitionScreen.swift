import SwiftUI
import UIKit

/// A gallery whose pages come and go by a controller transition of the app's own.
final class RiseTransition: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let page = context.viewController(forKey: isPresenting ? .to : .from) else {
            context.completeTransition(false)
            return
        }
        let end = context.finalFrame(for: page)
        if isPresenting { context.containerView.addSubview(page.view) }
        page.view.frame = isPresenting ? end.offsetBy(dx: 0, dy: end.height) : end
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
            animations: { page.view.frame = self.isPresenting ? end : end.offsetBy(dx: 0, dy: end.height) },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) {}
}

final class DimmedPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class RisingHost: UIHostingController<HeroPage>, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
{
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { RiseTransition(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        RiseTransition(isPresenting: false)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DimmedPresentation(presentedViewController: presented, presenting: presenting) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .none ? nil : RiseTransition(isPresenting: operation == .push)
    }
}

struct HeroPage: View {
    let title: String

    var body: some View {
        VStack {
            Circle().fill(.orange.gradient).frame(width: 120, height: 120).id("sun")
            Text(title).font(.title)
        }
    }
}

private struct RisingPage: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> RisingHost {
        let host = RisingHost(rootView: HeroPage(title: title))
        host.modalPresentationStyle = .custom
        host.modalTransitionStyle = .crossDissolve
        host.transitioningDelegate = host
        return host
    }

    func updateUIViewController(_ host: RisingHost, context: Context) { host.rootView = HeroPage(title: title) }
}

struct HeroTransitionScreen: View {
    @State private var title = "Dawn"

    var body: some View {
        VStack(spacing: 0) {
            RisingPage(title: title).frame(height: 300).id("page")
            Text("Presented from below").font(.footnote)
        }
    }
}

#Preview { HeroTransitionScreen() }
