let appsGallery: [GalleryEntry] = [
    GalleryEntry("FirstView", width: 200, height: 120) { FirstView() }
]
