import SwiftUI

let containersGallery: [GalleryEntry] = [
    GalleryEntry("notice-board", width: 400, height: 450) { NoticeBoardView() },
    GalleryEntry("harvest-table", width: 720, height: 490) { HarvestTable() },
    GalleryEntry("harvest-table-phone", width: 390, height: 320) { HarvestTable() },
    GalleryEntry("harvest-table-dark", width: 720, height: 490, scheme: .dark) { HarvestTable() },
    GalleryEntry("avatar-badge", width: 340, height: 150) { AvatarBadge() },
    GalleryEntry("headline-wave", width: 360, height: 260) { HeadlineWave() },
]
