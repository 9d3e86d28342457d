import Foundation

/// The view in a window that holds the view of a page which is presented there. Pages that cover the window are drawn
/// in it; sheets, alerts and dialogs are drawn as SwiftUI's are.
final class PresentedHolder: UIView {
    let page: UIViewController

    init(_ page: UIViewController) {
        self.page = page
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Puts the page's view in front, over what its presentation has put here.
    func show() {
        if let view = presentedView { addSubview(view) }
    }

    /// The page's view, or the one that a presentation of its own puts around it.
    private var presentedView: UIView? { page.ownPresentation?.presentedView ?? page.view }

    required init?(coder: NSCoder) {
        nil
    }

    override var drawsSubviews: Bool { page.isInWindow }

    override func layoutSubviews() {
        super.layoutSubviews()
        let presentation = page.ownPresentation
        presentation?.containerViewWillLayoutSubviews()
        if let view = presentedView, view.superview === self, view.surroundings == nil {
            view.frame = presentation?.frameOfPresentedViewInContainerView ?? bounds
        }
        presentation?.containerViewDidLayoutSubviews()
    }
}

extension UIViewController {
    /// Indicates whether the view controller, which is presented, covers the window alone or with others that do.
    var isInWindow: Bool {
        guard covering == .whole || covering == .over else { return false }
        guard let presenter = ownPresenting, presenter.ownPresenting != nil else { return true }
        return presenter.isInWindow
    }

    /// The first of the view controllers presented one over another from this one on that does not cover the window,
    /// which SwiftUI presents.
    fileprivate var firstCard: UIViewController? {
        guard let page = ownPresented else { return nil }
        return page.isInWindow ? page.firstCard : page
    }
}

extension UIWindow {
    /// The anchor of what SwiftUI presents over the window; nil for nothing.
    var presentationPicture: AnyView? {
        let roots = subviews.compactMap { ($0 as? PresentedHolder) == nil ? $0.controller : nil }
        guard let card = roots.lazy.compactMap(\.firstCard).first else { return nil }
        return AnyView(Color.clear.modifier(PresentedCard(page: card, around: self)).inStyle(of: self))
    }
}

/// Presents a page as SwiftUI does.
private struct PresentedCard: ViewModifier {
    let page: UIViewController
    /// The view whose picture presents the page.
    let around: UIView

    @ViewBuilder func body(content: Content) -> some View {
        switch page.covering {
        case .alert, .dialog: alert(content)
        case .whole, .over:
            content.fullScreenCover(isPresented: isPresented) { PresentedPage(page: page) }
        case .sheet: sheet(content)
        case .popover: popover(content)
        }
    }

    /// A popover beside its source; a sheet where there is little room, unless the delegate says another thing.
    private func popover(_ content: Content) -> some View {
        let popover = page.popoverPresentationController
        let (room, size) = (popover?.source(in: around) ?? around.bounds, page.popoverSize)
        return content.overlay(alignment: .topLeading) {
            Color.clear.frame(width: room.width, height: room.height)
                .popover(isPresented: isPresented) {
                    PresentedPage(page: page).frame(idealWidth: size.width, idealHeight: size.height)
                        .presentationCompactAdaptation(popover?.compactAdaptation ?? .automatic)
                }
                .offset(x: room.minX, y: room.minY)
        }
    }

    /// A person's choice ends the presentation.
    private var isPresented: Binding<Bool> {
        Binding {
            page.ownPresenting != nil
        } set: { isPresented in
            if !isPresented { page.ownPresenting?.dismiss(animated: true) }
        }
    }

    @ViewBuilder private func alert(_ content: Content) -> some View {
        if let alert = page as? UIAlertController {
            if alert.preferredStyle == .alert {
                content.alert(alert.title ?? "", isPresented: isPresented) {
                    AlertParts(alert: alert)
                } message: {
                    if let message = alert.message { Text(verbatim: message) }
                }
            } else {
                content.confirmationDialog(
                    alert.title ?? "", isPresented: isPresented,
                    titleVisibility: alert.title?.isEmpty == false ? .visible : .hidden
                ) {
                    AlertParts(alert: alert)
                } message: {
                    if let message = alert.message { Text(verbatim: message) }
                }
            }
        }
    }

    private func sheet(_ content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            let sheet = page.sheetPresentationController
            PresentedPage(page: page)
                .presentationDetents(sheet?.swiftUIDetents ?? [.large])
                .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
                .presentationCornerRadius(sheet?.preferredCornerRadius)
        }
    }
}

extension UIViewController {
    /// The size of the view in a popover, in points: as it is preferred, or 320 times 1100 at most, as UIKit has it.
    fileprivate var popoverSize: CGSize {
        loadViewIfNeeded()
        let size = preferredContentSize
        return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 1_100)
    }
}

extension UIPopoverPresentationController {
    /// The form of the popover where there is little room.
    fileprivate var compactAdaptation: PresentationAdaptation {
        guard let delegate else { return .automatic }
        let traits = presentedViewController.traitCollection
        return switch delegate.adaptivePresentationStyle(for: self, traitCollection: traits) {
        case .none, .popover: .popover
        case .fullScreen, .overFullScreen: .fullScreenCover
        default: .automatic
        }
    }
}

/// A page that SwiftUI presents, and what it presents itself.
private struct PresentedPage: View {
    let page: UIViewController

    var body: some View {
        if let next = page.ownPresented {
            HostedPage(view: page.view).modifier(PresentedCard(page: next, around: page.view))
        } else {
            HostedPage(view: page.view)
        }
    }
}

/// The fields and the buttons of an alert.
private struct AlertParts: View {
    let alert: UIAlertController

    var body: some View {
        let (fields, actions) = (alert.textFields ?? [], alert.actions)
        ForEach(0..<fields.count, id: \.self) { index in
            let text = Binding {
                fields[index].text ?? ""
            } set: { text in
                fields[index].text = text
            }
            if fields[index].isSecureTextEntry {
                SecureField(text: text, prompt: nil) { Text(verbatim: fields[index].placeholder ?? "") }
            } else {
                TextField(text: text, prompt: nil) { Text(verbatim: fields[index].placeholder ?? "") }
            }
        }
        ForEach(0..<actions.count, id: \.self) { index in
            let action = actions[index]
            let button = Button(role: action.role) {
                action.handler?(action)
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
            if action === alert.preferredAction { button.keyboardShortcut(.defaultAction) } else { button }
        }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

extension UISheetPresentationController {
    /// The heights in SwiftUI's words. A height that a closure gives is that of the screen.
    fileprivate var swiftUIDetents: Set<PresentationDetent> {
        let surroundings = DetentSurroundings()
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
        guard let chosen else { return [.large] }
        switch chosen.identifier {
        case .medium: return [.medium]
        case .large: return [.large]
        default:
            guard let height = chosen.resolvedValue(in: surroundings) else { return [.large] }
            return [height >= surroundings.maximumDetentValue ? .large : .height(height)]
        }
    }
}

/// The surroundings of a sheet's height on the screen.
private final class DetentSurroundings: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection.current
    /// In points: the screen without the status bar and the gap above a sheet.
    let maximumDetentValue = UIScreen.current.size.height - UIScreen.current.safeArea.top - 10
}
