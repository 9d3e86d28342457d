let screensGallery: [GalleryEntry] = [
    GalleryEntry("TodoListView") { TodoListView() },
    GalleryEntry("ContactsView") { ContactsView() },
    GalleryEntry("SettingsFormView", height: 844) { SettingsFormView() },
    GalleryEntry("RecipesView") { RecipesView() },
    GalleryEntry("TabbedAppView") { TabbedAppView() },
    GalleryEntry("PlayerSheetView", height: 844) { PlayerSheetView() },
    GalleryEntry("DeleteAlertView") { DeleteAlertView() },
    GalleryEntry("OnboardingView") { OnboardingView() },
]
