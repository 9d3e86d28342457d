import SwiftUI
import UIKit

/// Pages to leaf through, in the manner of Apple's first tutorials.
struct LeafedPages<Page: View>: UIViewControllerRepresentable {
    let pages: [Page]
    @Binding var current: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        controller.setViewControllers(
            [context.coordinator.controllers[current]], direction: .forward, animated: true)
    }

    class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let parent: LeafedPages
        let controllers: [UIViewController]

        init(_ parent: LeafedPages) {
            self.parent = parent
            controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            controllers.firstIndex(of: viewController).flatMap { $0 == 0 ? nil : controllers[$0 - 1] }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            controllers.firstIndex(of: viewController).flatMap {
                $0 + 1 < controllers.count ? controllers[$0 + 1] : nil
            }
        }
    }
}

/// Sections of tabs without values.
struct SectionedTabs: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home page") }
            TabSection("More") {
                Tab("Notes", systemImage: "note") { Text("Notes page") }
            }
        }
    }
}

func askForName(then greet: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in greet(alert.textFields?[0].text ?? "") })
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .systemRed
    UIView.appearance().tintColor = .systemGreen
    return alert
}

/// Rows of values that are known by themselves, and can be deleted and moved.
struct EditableNames: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
        List($names, id: \.self, editActions: .all) { $name in
            TextField("Name", text: $name)
        }
    }
}

/// A cache of pictures in the folder of an app.
func pictureCache() -> URLCache {
    URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, directory: URL.cachesDirectory.appending(path: "pictures"))
}
