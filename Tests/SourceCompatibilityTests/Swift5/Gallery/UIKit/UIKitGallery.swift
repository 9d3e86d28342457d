import SwiftUI
import UIKit

/// Screens of UIKit, laid out and drawn as SwiftUI's are.
let uikitGallery: [GalleryEntry] = [
    GalleryEntry("uikit-sign-in", width: 390, height: 600) { Page { SignInController() } },
    GalleryEntry("uikit-sign-in-dark", width: 390, height: 600, scheme: .dark) { Page { SignInController() } },
    GalleryEntry("uikit-contacts", width: 390, height: 600) {
        Page { UINavigationController(rootViewController: ContactsController()) }
    },
    GalleryEntry("uikit-swatches", width: 390, height: 420) { Page { SwatchesController() } },
    GalleryEntry("uikit-pass", width: 390, height: 340) { Page { PassController() } },
    GalleryEntry("uikit-preferences", width: 390, height: 600) { Page { PreferencesController() } },
    GalleryEntry("uikit-news", width: 390, height: 520) { Page { NewsController() } },
    GalleryEntry("uikit-news-rtl", width: 390, height: 520) {
        Page { NewsController() }.environment(\.layoutDirection, .rightToLeft)
    },
]

/// A view controller as a page of SwiftUI's.
private struct Page: UIViewControllerRepresentable {
    let make: () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
