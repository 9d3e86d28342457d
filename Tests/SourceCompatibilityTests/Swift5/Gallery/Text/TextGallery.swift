let textGallery: [GalleryEntry] = []
