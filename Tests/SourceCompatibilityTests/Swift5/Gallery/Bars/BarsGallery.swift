import SwiftUI

/// Bars, and what comes up over a screen: all on both looks of iOS, one after the other.
let barsGallery: [GalleryEntry] = [
    GalleryEntry("SearchableNotes", width: 320, height: 360) { SearchableNotes() },
    GalleryEntry("SearchableNotesDark", width: 320, height: 360, scheme: .dark) { SearchableNotes() },
    GalleryEntry("DiscardDialog", width: 320, height: 360) { DiscardDialog() },
    GalleryEntry("DiscardDialogDark", width: 320, height: 360, scheme: .dark) { DiscardDialog() },
    GalleryEntry("DocumentTools", width: 320, height: 360) { DocumentTools() },
    GalleryEntry("MailboxRows", width: 320, height: 360) { MailboxRows() },
    GalleryEntry("TipPopover", width: 320, height: 260) { TipPopover() },
    GalleryEntry("PlainSections", width: 320, height: 360) { PlainSections() },
].map(\.sharp).flatMap { [$0, $0.before26] }
