import Foundation

extension UIViewController {
    /// Makes the view that a storyboard or a nib has for the controller; false where there is none.
    func loadNib() -> Bool {
        if let nibScene { return nibScene.loadView(of: self) }
        guard let name = ownNib.name ?? nibFile else { return false }
        _ = UINib(nibName: name, bundle: ownNib.bundle).instantiate(withOwner: self)
        return isViewLoaded
    }

    /// The name of the nib that is there for the controller: the one that was asked for, or the usual one; nil where there is none.
    var nibFile: String? {
        let bundle = ownNib.bundle ?? .main
        guard let name = ownNib.name else { return usualNibName(in: bundle) }
        return NibFiles.path(name, "xib", in: bundle) == nil ? nil : name
    }

    /// The name of a nib that is called as the class, with or without its ending `Controller`; nil where there is none.
    private func usualNibName(in bundle: Bundle) -> String? {
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        let name = "\(type(of: self))"
        let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
        return names.first { NibFiles.path($0, "xib", in: bundle) != nil }
    }

    /// Goes the way of an identifier that the storyboard has from here.
    func goSegue(_ identifier: String, sender: Any?) {
        guard let nibScene else { return }
        let ways = nibScene.controllerElement?.all.filter { $0.name == "segue" } ?? []
        guard let way = ways.first(where: { $0["identifier"] == identifier }) else {
            nibScene.document.tell(
                nibScene.controllerElement,
                NibFault(
                    "it has no segue with the identifier \(identifier)",
                    "draw one in Xcode and give it the identifier, or name it as it is called there"))
            return
        }
        go(way, sender: sender, asks: false)
    }

    /// Goes a segue's way.
    ///
    /// - Parameter asks: True for a touch, which `shouldPerformSegue(withIdentifier:sender:)` may forbid.
    func go(_ way: NibElement, sender: Any?, asks: Bool = true) {
        let identifier = way["identifier"]
        if asks, !shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
        if way["kind"] == "unwind" { return goBack(way, sender: sender) }
        guard !["relationship", "embed"].contains(way["kind"] ?? ""),
            let page = nibScene?.destination(of: way, sender: sender)
        else { return }
        let segue: UIStoryboardSegue
        if let name = way["customClass"],
            let type = NibClasses.named(name, module: way["customModule"]) as? UIStoryboardSegue.Type
        {
            segue = type.made(identifier: identifier, source: self, destination: page)
        } else {
            segue = UIStoryboardSegue(identifier: identifier, source: self, destination: page) { [weak self] in
                self?.arrive(at: page, way, sender)
            }
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func arrive(at page: UIViewController, _ way: NibElement, _ sender: Any?) {
        if let style = NibWords.presentation(way["modalPresentationStyle"]) { page.modalPresentationStyle = style }
        switch way["kind"] {
        case "show", "push": show(page, sender: sender)
        case "showDetail", "replace": showDetailViewController(page, sender: sender)
        case "popoverPresentation", "popover":
            page.modalPresentationStyle = .popover
            present(page, animated: way.flag("animates") ?? true)
        default: present(page, animated: way.flag("animates") ?? true)
        }
    }
}

// The same step as in ``_NSObjectMaking``: a segue of an app's class is made by the class's own initializer.
extension UIStoryboardSegue {
    @_silgen_name("tintype_UIStoryboardSegue_ends_made")
    convenience init(
        _identifier identifier: String?, source: UIViewController, destination: UIViewController
    ) { self.init(identifier: identifier, source: source, destination: destination) }
    @_silgen_name("tintype_UIStoryboardSegue_ends_made")
    fileprivate class func made(
        identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
    ) -> Self
}
