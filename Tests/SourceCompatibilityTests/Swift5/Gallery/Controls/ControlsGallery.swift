import SwiftUI

let controlsGallery: [GalleryEntry] = [
    GalleryEntry("LoginCard", height: 520) { LoginCard() },
    GalleryEntry("LoginCardDark", height: 520, scheme: .dark) { LoginCard() },
    GalleryEntry("ToggleStack", height: 480) { ToggleStack() },
    GalleryEntry("ToggleStackDark", height: 480, scheme: .dark) {
        ToggleStack().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryEntry("VolumeMixer", height: 420) { VolumeMixer() },
    GalleryEntry("OrderForm", height: 480) { OrderForm() },
    GalleryEntry("OrderFormDark", height: 480, scheme: .dark) {
        OrderForm().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryEntry("ButtonStyles", height: 640) { ButtonStyles() },
    GalleryEntry("Checklist", height: 440) { Checklist() },
    GalleryEntry("ProgressBoard", height: 560) { ProgressBoard() },
    GalleryEntry("FilterBar", height: 360) { FilterBar() },
    GalleryEntry("CalculatorPad", height: 640) { CalculatorPad() },
    GalleryEntry("DateCard", height: 600) { DateCard() },
    GalleryEntry("WheelCard", height: 480) { WheelCard() },
    GalleryEntry("WheelCardDark", height: 480, scheme: .dark) { WheelCard() },
    GalleryEntry("GaugeDashboard", height: 420) { GaugeDashboard() },
    GalleryEntry("TipCalculator", height: 480) { TipCalculator() },
    GalleryEntry("FrequentQuestions", height: 520) { FrequentQuestions() },
    GalleryEntry("NoteEditor", height: 400) { NoteEditor() },
]
