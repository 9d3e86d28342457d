import SwiftUI
import UIKit
class TVC: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchResultsUpdating, UITextFieldDelegate,
    UITextViewDelegate, UIPickerViewDelegate, UIPickerViewDataSource, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UINavigationControllerDelegate, UIImagePickerControllerDelegate,
    UIScrollViewDelegate, UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate,
    UIContextMenuInteractionDelegate, UIDropInteractionDelegate, UIDragInteractionDelegate
{
    private lazy var tableView: UITableView = {
        let t = UITableView(frame: .zero, style: .insetGrouped); t.translatesAutoresizingMaskIntoConstraints = false;
        t.register(UITableViewCell.self, forCellReuseIdentifier: "c"); t.dataSource = self; t.delegate = self;
        t.rowHeight = UITableView.automaticDimension; t.estimatedRowHeight = 44; t.separatorStyle = .none;
        t.tableFooterView = UIView(); t.refreshControl = UIRefreshControl(); t.keyboardDismissMode = .interactive;
        t.contentInsetAdjustmentBehavior = .never; t.sectionHeaderTopPadding = 0; return t
    }()
    let label: UILabel = {
        let l = UILabel(); l.text = "a"; l.font = .preferredFont(forTextStyle: .headline);
        l.font = UIFont.systemFont(ofSize: 17, weight: .semibold).rounded; l.textColor = .secondaryLabel;
        l.numberOfLines = 0; l.textAlignment = .center; l.setContentHuggingPriority(.defaultLow, for: .horizontal);
        l.layer.cornerRadius = 3; l.layer.cornerCurve = .continuous; l.layer.masksToBounds = true;
        l.layer.shadowColor = UIColor.black.cgColor; l.adjustsFontForContentSizeCategory = true;
        l.attributedText = NSAttributedString(string: "a"); return l
    }()
    override func viewDidLoad() {
        super.viewDidLoad(); view.backgroundColor = .systemBackground; view.addSubview(tableView); title = "x";
        navigationItem.largeTitleDisplayMode = .always; navigationController?.navigationBar.prefersLargeTitles = true;
        navigationItem.searchController = UISearchController(searchResultsController: nil);
        navigationItem.searchController?.searchResultsUpdater = self;
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() });
        navigationItem.leftBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "a"), style: .plain, target: nil, action: nil), .fixedSpace(3),
            .flexibleSpace(),
        ];
        navigationItem.rightBarButtonItem?.menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "A", image: UIImage(systemName: "b"), attributes: .destructive, state: .on) { _ in },
                UIMenu(options: .displayInline, children: []),
            ])
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            tableView.heightAnchor.constraint(greaterThanOrEqualToConstant: 3),
            tableView.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
        ]); let c = tableView.centerXAnchor.constraint(equalTo: view.centerXAnchor); c.priority = .defaultHigh;
        c.priority = UILayoutPriority(999); c.isActive = true
        let stack = UIStackView(arrangedSubviews: [label]); stack.axis = .vertical; stack.spacing = 8;
        stack.alignment = .fill; stack.distribution = .equalSpacing; stack.isLayoutMarginsRelativeArrangement = true;
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4);
        stack.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4);
        stack.setCustomSpacing(3, after: label)
        var cfg = UIButton.Configuration.filled(); cfg.title = "a";
        cfg.image = UIImage(
            systemName: "b", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        ); cfg.imagePadding = 3; cfg.cornerStyle = .capsule; cfg.baseBackgroundColor = .systemBlue;
        cfg.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1);
        cfg.imagePlacement = .trailing;
        cfg.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { i in
            var o = i; o.font = .body; return o
        }; let b = UIButton(configuration: cfg, primaryAction: UIAction(handler: { _ in }));
        b.configurationUpdateHandler = { $0.configuration?.showsActivityIndicator = true };
        b.addAction(UIAction { _ in }, for: .touchUpInside); b.setTitle("a", for: .normal);
        b.titleLabel?.font = .boldSystemFont(ofSize: 3); b.tintColor = .red; b.isEnabled = false;
        b.showsMenuAsPrimaryAction = true
        let tf = UITextField(); tf.delegate = self; tf.placeholder = "a"; tf.borderStyle = .roundedRect;
        tf.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 3, height: 4));
        tf.inputView = UIPickerView(); tf.leftView = UIView(); tf.leftViewMode = .always; tf.becomeFirstResponder();
        tf.attributedPlaceholder = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]);
        tf.addAction(UIAction { _ in }, for: .editingChanged);
        let pos = tf.position(from: tf.beginningOfDocument, offset: 2);
        tf.selectedTextRange = pos.flatMap { tf.textRange(from: $0, to: $0) }; tf.smartQuotesType = .no
        let tv = UITextView(); tv.delegate = self; tv.isScrollEnabled = false; tv.textContainerInset = .zero;
        tv.textContainer.lineFragmentPadding = 0; tv.attributedText = NSAttributedString(string: "a");
        tv.typingAttributes = [.font: UIFont.systemFont(ofSize: 3)]; tv.dataDetectorTypes = .link;
        tv.linkTextAttributes = [.foregroundColor: UIColor.blue];
        tv.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 0));
        _ = tv.sizeThatFits(CGSize(width: 3, height: CGFloat.greatestFiniteMagnitude));
        tv.scrollRangeToVisible(NSRange(location: 0, length: 0));
        _ = tv.layoutManager.usedRect(for: tv.textContainer)
        let sw = UISwitch(); sw.isOn = true; sw.onTintColor = .red; let sl = UISlider(); sl.minimumValue = 0;
        sl.setValue(3, animated: true); sl.setThumbImage(UIImage(), for: .normal);
        let sg = UISegmentedControl(items: ["a", "b"]); sg.selectedSegmentIndex = 0;
        sg.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected); let pc = UIPageControl();
        pc.numberOfPages = 3; let dp = UIDatePicker(); dp.datePickerMode = .date; dp.preferredDatePickerStyle = .wheels;
        let ai = UIActivityIndicatorView(style: .large); ai.startAnimating();
        let pv = UIProgressView(progressViewStyle: .bar); pv.setProgress(3, animated: true); let st = UIStepper();
        st.stepValue = 2; let cw = UIColorWell(); cw.selectedColor = .red
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
            options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.view.layoutIfNeeded()
        } completion: { _ in
        };
        UIView.animate(withDuration: 0.3) {
            b.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).concatenating(.init(rotationAngle: .pi))
        };
        UIView.transition(
            with: label, duration: 0.3, options: .transitionCrossDissolve, animations: {}, completion: nil);
        UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {}.startAnimation(); UIView.performWithoutAnimation {};
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {}
        }
        let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert);
        alert.addTextField {
            $0.placeholder = "a"; $0.isSecureTextEntry = true
        }; alert.addAction(UIAlertAction(title: "ok", style: .default) { _ in _ = alert.textFields?.first?.text });
        alert.popoverPresentationController?.sourceView = view;
        alert.popoverPresentationController?.sourceRect = view.bounds;
        alert.popoverPresentationController?.permittedArrowDirections = []; alert.view.tintColor = .red;
        present(alert, animated: true);
        let act = UIActivityViewController(activityItems: ["a"], applicationActivities: nil);
        act.excludedActivityTypes = [.airDrop, .postToFacebook, .saveToCameraRoll];
        act.completionWithItemsHandler = { t, ok, items, e in }; let sheet = UIViewController();
        sheet.modalPresentationStyle = .pageSheet;
        if let s = sheet.sheetPresentationController {
            s.detents = [.medium(), .large(), .custom { c in c.maximumDetentValue * 0.3 }];
            s.prefersGrabberVisible = true; s.selectedDetentIdentifier = .medium;
            s.animateChanges { s.selectedDetentIdentifier = .large }
        }; sheet.transitioningDelegate = self; sheet.isModalInPresentation = true;
        let host = UIHostingController(rootView: Text("a")); addChild(host); view.addSubview(host.view);
        host.didMove(toParent: self); host.view.frame = view.bounds;
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]; host.sizingOptions = .intrinsicContentSize;
        host.view.backgroundColor = .clear; _ = host.sizeThatFits(in: .zero); let cp = UIColorPickerViewController();
        cp.selectedColor = .red; let fp = UIFontPickerViewController(); _ = fp.selectedFontDescriptor
        let g = CAGradientLayer(); g.colors = [UIColor.red.cgColor]; g.frame = view.bounds; g.startPoint = .zero;
        view.layer.insertSublayer(g, at: 0); let sh = CAShapeLayer();
        sh.path = UIBezierPath(roundedRect: .zero, cornerRadius: 3).cgPath; sh.lineCap = .round; sh.strokeEnd = 0;
        let an = CABasicAnimation(keyPath: "strokeEnd"); an.toValue = 1; an.duration = 1; an.fillMode = .forwards;
        an.isRemovedOnCompletion = false; an.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut);
        sh.add(an, forKey: "a"); let kf = CAKeyframeAnimation(keyPath: "position"); kf.values = [1, 2];
        kf.keyTimes = [0, 1]; let em = CAEmitterLayer(); em.emitterShape = .line; let cell = CAEmitterCell();
        cell.contents = UIImage(systemName: "a")?.cgImage; cell.birthRate = 3; em.emitterCells = [cell];
        var t3 = CATransform3DIdentity; t3.m34 = -1 / 500; t3 = CATransform3DRotate(t3, 1, 0, 1, 0);
        view.layer.transform = t3; view.layer.setAffineTransform(.identity); CATransaction.begin();
        CATransaction.setDisableActions(true); CATransaction.commit(); view.mask = UIView(); view.layer.mask = sh;
        let lp = UILongPressGestureRecognizer(target: nil, action: nil); lp.minimumPressDuration = 1;
        view.addGestureRecognizer(lp); let swp = UISwipeGestureRecognizer(); swp.direction = .left;
        view.isUserInteractionEnabled = true; view.addInteraction(UIContextMenuInteraction(delegate: self));
        view.addInteraction(UIDropInteraction(delegate: self)); view.addInteraction(UIDragInteraction(delegate: self));
        let hap = UIImpactFeedbackGenerator(style: .rigid); hap.prepare(); hap.impactOccurred(intensity: 1);
        UINotificationFeedbackGenerator().notificationOccurred(.success);
        UISelectionFeedbackGenerator().selectionChanged();
        UIPasteboard.general.setItems([["a": 1]], options: [.expirationDate: Date()]);
        UIAccessibility.post(notification: .announcement, argument: "a"); _ = UIAccessibility.isReduceMotionEnabled;
        UIDevice.current.isBatteryMonitoringEnabled = true; _ = UIDevice.current.userInterfaceIdiom == .pad;
        UIScreen.main.brightness = 1; _ = view.window?.windowScene?.statusBarManager?.statusBarFrame.height;
        _ = view.window?.safeAreaInsets;
        _ = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(
            where: \.isKeyWindow);
        _ = view.window?.windowScene?.interfaceOrientation.isLandscape; view.window?.overrideUserInterfaceStyle = .dark;
        (view.window?.windowScene)?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in };
        setNeedsUpdateOfSupportedInterfaceOrientations(); _ = traitCollection.userInterfaceStyle == .dark;
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, p: UITraitCollection) in };
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red];
        let ap = UINavigationBarAppearance(); ap.configureWithOpaqueBackground(); ap.backgroundColor = .red;
        UINavigationBar.appearance().standardAppearance = ap; UITabBar.appearance().isHidden = true;
        UITabBar.appearance().unselectedItemTintColor = .red;
        UISegmentedControl.appearance().selectedSegmentTintColor = .red;
        UITableView.appearance().backgroundColor = .clear; UIScrollView.appearance().bounces = false;
        UITextView.appearance().backgroundColor = .clear;
        UIPageControl.appearance().currentPageIndicatorTintColor = .red;
        UISlider.appearance().setThumbImage(nil, for: .normal);
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red;
        UITableViewCell.appearance().selectionStyle = .none;
        UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal);
        UISwitch.appearance().onTintColor = .red; UIWindow.appearance().tintColor = .red;
        UIRefreshControl.appearance().tintColor = .red; UITabBarItem.appearance().badgeColor = .red;
        UIButton.appearance().tintColor = .red; UISearchBar.appearance().tintColor = .red;
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .red
    }
    func add() {
        tableView.performBatchUpdates {
            self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }; tableView.reloadData();
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: true);
        tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: true);
        navigationController?.pushViewController(UIViewController(), animated: true);
        navigationController?.popViewController(animated: true); dismiss(animated: true) {};
        _ = navigationController?.viewControllers.first;
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true;
        tabBarController?.tabBar.isHidden = true; performSegue(withIdentifier: "a", sender: nil)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 };
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath);
        var c = cell.defaultContentConfiguration(); c.text = "a"; c.secondaryText = "b";
        c.image = UIImage(systemName: "a"); c.textProperties.font = .preferredFont(forTextStyle: .body);
        c.imageProperties.tintColor = .red; cell.contentConfiguration = c; cell.accessoryType = .disclosureIndicator;
        cell.selectionStyle = .none; cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 0);
        cell.backgroundConfiguration = .clear(); cell.textLabel?.text = "a"; cell.imageView?.image = nil; return cell
    }; func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {};
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let a = UIContextualAction(style: .destructive, title: "x") { a, v, done in done(true) };
        a.image = UIImage(systemName: "trash"); a.backgroundColor = .red;
        let c = UISwipeActionsConfiguration(actions: [a]); c.performsFirstActionWithFullSwipe = false; return c
    };
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .fade) } }
    func updateSearchResults(for searchController: UISearchController) { _ = searchController.searchBar.text };
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() };
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        guard let t = textField.text, let r = Range(range, in: t) else { return true };
        return t.replacingCharacters(in: r, with: string).count < 3
    }; func textViewDidChange(_ textView: UITextView) {};
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 };
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 };
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "" };
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 };
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) };
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero };
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { _ = info[.originalImage] as? UIImage; picker.dismiss(animated: true) };
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil };
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none };
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { An() };
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(title: "a", children: []) }
    };
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
    }; func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {};
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))]
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent };
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator); coordinator.animate(alongsideTransition: { _ in })
    }; override var inputAccessoryView: UIView? { label }; override var canBecomeFirstResponder: Bool { true };
    override var keyCommands: [UIKeyCommand]? { [] };
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event); _ = touches.first?.location(in: view); view.endEditing(true)
    }; override func motionEnded(_ m: UIEvent.EventSubtype, with event: UIEvent?) { if m == .motionShake {} };
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() };
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { _ = segue.destination };
    deinit { NotificationCenter.default.removeObserver(self) }
}
class An: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 };
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let to = ctx.view(forKey: .to), let vc = ctx.viewController(forKey: .to) else { return };
        ctx.containerView.addSubview(to); to.frame = ctx.finalFrame(for: vc);
        UIView.animate(withDuration: 1, animations: {}) { _ in ctx.completeTransition(!ctx.transitionWasCancelled) }
    }
}
extension UIFont {
    var rounded: UIFont {
        guard let d = fontDescriptor.withDesign(.rounded) else { return self };
        return UIFont(descriptor: d, size: pointSize)
    };
    func bold() -> UIFont {
        UIFont(descriptor: fontDescriptor.withSymbolicTraits(.traitBold) ?? fontDescriptor, size: 0)
    }
}
extension UIColor {
    convenience init(workbench hex: UInt) { self.init(red: 1, green: 1, blue: 1, alpha: 1) };
    static let workbench = UIColor(named: "a") ?? .red;
    var hexString: String {
        var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0; getRed(&r, green: &g, blue: &b, alpha: &a);
        return cgColor.components?.description ?? ""
    };
    func lighter() -> UIColor {
        var h: CGFloat = 0; getHue(&h, saturation: nil, brightness: nil, alpha: nil);
        return UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    }
}
extension UIImage {
    func resized(to s: CGSize) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(s, false, scale); defer { UIGraphicsEndImageContext() };
        draw(in: CGRect(origin: .zero, size: s)); return UIGraphicsGetImageFromCurrentImageContext() ?? self
    };
    func crop() -> UIImage? {
        guard let c = cgImage?.cropping(to: .zero) else { return nil };
        return UIImage(cgImage: c, scale: scale, orientation: imageOrientation)
    };
    func up() -> UIImage {
        if imageOrientation == .up { return self }; let f = UIGraphicsImageRendererFormat(); f.scale = 1;
        f.opaque = true;
        return UIGraphicsImageRenderer(size: size, format: f).image { c in
            c.cgContext.translateBy(x: 1, y: 2); c.cgContext.setFillColor(UIColor.red.cgColor);
            c.fill(CGRect(origin: .zero, size: size)); draw(at: .zero)
        }
    }; var data: Data? { jpegData(compressionQuality: 0.8) ?? pngData() ?? heicData() }
}
extension UIView {
    func asImage() -> UIImage { UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) } };
    func pin(to v: UIView) {
        [leadingAnchor.constraint(equalTo: v.leadingAnchor), topAnchor.constraint(equalTo: v.topAnchor)].forEach {
            $0.isActive = true
        }
    };
    var parentVC: UIViewController? {
        var r: UIResponder? = self; while r != nil { r = r?.next; if let v = r as? UIViewController { return v } };
        return nil
    }; func first<T: UIView>(of: T.Type) -> T? { subviews.compactMap { $0 as? T ?? $0.first(of: T.self) }.first }
}
class Card: UIView {
    override init(frame: CGRect) { super.init(frame: frame); setup() };
    required init?(coder: NSCoder) { super.init(coder: coder); setup() }; func setup() {};
    override func layoutSubviews() { super.layoutSubviews(); layer.shadowPath = UIBezierPath(rect: bounds).cgPath };
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 3) };
    override func draw(_ rect: CGRect) {
        guard let c = UIGraphicsGetCurrentContext() else { return }; c.setStrokeColor(UIColor.red.cgColor);
        c.strokePath(); UIColor.red.setFill(); UIBezierPath(ovalIn: rect).fill()
    }
}
class Cell2: UICollectionViewCell {
    static let id = String(describing: Cell2.self);
    override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(UIView()) };
    required init?(coder: NSCoder) { fatalError() }; override func prepareForReuse() { super.prepareForReuse() };
    override var isSelected: Bool { didSet {} }
}
class TC: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }; required init?(coder: NSCoder) { fatalError() };
    override func setSelected(_ s: Bool, animated: Bool) { super.setSelected(s, animated: animated) };
    override func awakeFromNib() { super.awakeFromNib() }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?; static var orientationLock = UIInterfaceOrientationMask.all;
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds);
        window?.rootViewController = UINavigationController(rootViewController: TVC()); window?.makeKeyAndVisible();
        return true
    };
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let s = options.shortcutItem { print(s.type) };
        let c = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role);
        c.delegateClass = SD.self; return c
    };
    func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { AppDelegate.orientationLock };
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.newData) }
}
class SD: NSObject, UIWindowSceneDelegate, ObservableObject {
    var window: UIWindow?;
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let ws = scene as? UIWindowScene else { return }; let w = UIWindow(windowScene: ws);
        w.rootViewController = UIHostingController(rootView: Text("")); window = w; w.makeKeyAndVisible();
        _ = connectionOptions.urlContexts.first?.url
    }; func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {};
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
struct PagesBridge: UIViewControllerRepresentable {
    var pages: [AnyView]; @Binding var cur: Int; func makeCoordinator() -> C { C(self) };
    func makeUIViewController(context: Context) -> UIPageViewController {
        let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal);
        p.dataSource = context.coordinator; p.delegate = context.coordinator; return p
    };
    func updateUIViewController(_ p: UIPageViewController, context: Context) {
        p.setViewControllers([context.coordinator.cs[cur]], direction: .forward, animated: true);
        _ = context.environment.colorScheme; _ = context.transaction.animation
    };
    class C: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var p: PagesBridge; var cs: [UIViewController];
        init(_ p: PagesBridge) { self.p = p; cs = p.pages.map { UIHostingController(rootView: $0) } };
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let i = cs.firstIndex(of: viewController) else { return nil }; return i == 0 ? nil : cs[i - 1]
        };
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
    }
}
class Hosting<V: View>: UIHostingController<V> {
    override init(rootView: V) { super.init(rootView: rootView) };
    @MainActor required dynamic init?(coder aDecoder: NSCoder) { fatalError() };
    override func viewDidLoad() { super.viewDidLoad() }; override var prefersHomeIndicatorAutoHidden: Bool { true }
}
