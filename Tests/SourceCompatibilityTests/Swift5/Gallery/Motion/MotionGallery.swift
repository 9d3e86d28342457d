let motionGallery: [GalleryEntry] = []
