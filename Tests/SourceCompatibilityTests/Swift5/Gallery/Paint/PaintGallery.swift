let paintGallery: [GalleryEntry] = []
