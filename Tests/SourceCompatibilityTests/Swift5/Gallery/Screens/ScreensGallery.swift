/// Screens on both looks of iOS, one after the other, and some of them in the dark and for readers of large text.
let screensGallery: [GalleryEntry] = screens.map(\.sharp).flatMap { [$0, $0.before26] } + more.map(\.sharp)

private let more: [GalleryEntry] = [
    GalleryEntry("SettingsFormViewDark", height: 600, scheme: .dark) { SettingsFormView() },
    GalleryEntry("TabbedAppViewDark", scheme: .dark) { TabbedAppView() },
    GalleryEntry("DeleteAlertViewDark", height: 360, scheme: .dark) { DeleteAlertView() },
    GalleryEntry("TodoListView") { TodoListView() }.large(height: 720),
    GalleryEntry("SettingsFormView") { SettingsFormView() }.large(height: 844),
]

private let screens: [GalleryEntry] = [
    GalleryEntry("TodoListView") { TodoListView() },
    GalleryEntry("ContactsView") { ContactsView() },
    GalleryEntry("SettingsFormView", height: 844) { SettingsFormView() },
    GalleryEntry("RecipesView") { RecipesView() },
    GalleryEntry("TabbedAppView") { TabbedAppView() },
    GalleryEntry("PlayerSheetView", height: 844) { PlayerSheetView() },
    GalleryEntry("DeleteAlertView") { DeleteAlertView() },
    GalleryEntry("OnboardingView") { OnboardingView() },
]
