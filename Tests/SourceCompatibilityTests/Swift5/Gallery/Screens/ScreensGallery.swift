let screensGallery: [GalleryEntry] = []
