let textGallery: [GalleryEntry] = [
    GalleryEntry("ArticlePage", height: 520) { ArticlePage() },
    GalleryEntry("RichText", height: 520) { RichText() },
    GalleryEntry("MarkdownNotes", height: 560, scheme: .dark) { MarkdownNotes() },
    GalleryEntry("FontSpecimen", height: 640) { FontSpecimen() },
    GalleryEntry("PriceTags", height: 360) { PriceTags() },
    GalleryEntry("LabelStyles", height: 640) { LabelStyles() },
    GalleryEntry("RightToLeft", height: 360) { RightToLeft() },
    GalleryEntry("DatesAndNumbers", height: 660) { DatesAndNumbers() },
    GalleryEntry("TruncatedText", height: 700) { TruncatedText() },
]
