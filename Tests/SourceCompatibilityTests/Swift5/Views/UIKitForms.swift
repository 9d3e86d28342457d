import SwiftUI

// The forms in which SwiftUI files use UIKit's companions. That they compile is what they claim.

extension UIColor {
    static let brand = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
    static let card = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }

    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}

extension Color {
    static let surface = Color(UIColor.secondarySystemBackground)
    static let line = Color(uiColor: .separator)

    var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue)
    }
}

extension CGFloat {
    static let screenWidth = UIScreen.main.bounds.width
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
    }
}

struct ActivityView: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: UIViewControllerRepresentableContext<ActivityView>) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(
        _ uiViewController: UIActivityViewController, context: UIViewControllerRepresentableContext<ActivityView>
    ) {}
}

struct Spinner: UIViewRepresentable {
    @Binding var isAnimating: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
    }

    class Coordinator: NSObject {
        var parent: Spinner

        init(_ parent: Spinner) {
            self.parent = parent
        }
    }
}

struct UIKitForms: View {
    init() {
        UINavigationBar.appearance().largeTitleTextAttributes = [
            .foregroundColor: UIColor.systemBlue, .font: UIFont.systemFont(ofSize: 30, weight: .bold),
        ]
        UITableView.appearance().backgroundColor = .clear
        UITableView.appearance().separatorStyle = .none
        UISegmentedControl.appearance().selectedSegmentTintColor = .brand
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.normal.iconColor = .gray
        UITabBar.appearance().standardAppearance = appearance
        UITabBar.appearance().scrollEdgeAppearance = appearance
        UIPageControl.appearance().currentPageIndicatorTintColor = .label
    }

    private var topInset: CGFloat {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .first?.windows.first?.safeAreaInsets.top ?? UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
    }

    var body: some View {
        VStack(spacing: 8) {
            Text("a").foregroundColor(Color(.label)).background(Color(.systemGray5))
            Text("b").font(Font(UIFont.preferredFont(forTextStyle: .headline))).foregroundColor(
                Color(UIColor(hex: 0x336699)))
            Color(.brand).frame(width: min(.screenWidth - 32, 60), height: 20).cornerRadius(
                8, corners: [.topLeft, .bottomRight])
            Image(uiImage: UIImage(systemName: "star") ?? UIImage())
            BlurView(style: .systemThinMaterialDark).frame(width: 60, height: 20)
            ActivityView(items: ["text"]).frame(width: 120, height: 30)
            Spinner(isAnimating: .constant(true)).frame(width: 20, height: 20)
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : UIDevice.current.model)
        }
        .padding(.top, topInset)
        .onTapGesture {
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            UIPasteboard.general.string = "copied"
            if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
                UIApplication.shared.open(url)
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
            notification in
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            print(frame.height)
        }
    }
}
