let controlsGallery: [GalleryEntry] = []
