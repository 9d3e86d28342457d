let appsGallery: [GalleryEntry] = [
    GalleryEntry("FirstView", width: 200, height: 120) { FirstView() },
    GalleryEntry("WeatherCard", width: 300, height: 200) { WeatherCard() },
    GalleryEntry("CounterBoard", width: 300, height: 200) { CounterBoard() },
    GalleryEntry("ProfileHeader", width: 300, height: 120) { ProfileHeader(profile: .preview) },
    GalleryEntry("LibraryList", width: 240, height: 180) {
        LibraryList().environment(Library(titles: ["Emma", "Persuasion", "Sanditon"]))
    },
    GalleryEntry("PictureFeed", height: 340) { PictureFeed() },
    GalleryEntry("ShoppingCart", height: 300) { ShoppingCart() },
    GalleryEntry("GuidedTour", height: 260) { GuidedTour() },
]
