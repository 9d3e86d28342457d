import SwiftUI

/// Controls on both looks of iOS, one after the other, and below them what is made of them.
let controlsGallery: [GalleryEntry] = controls.map(\.sharp).flatMap { [$0, $0.before26] } + made.map(\.sharp)

private let controls: [GalleryEntry] = [
    GalleryEntry("LoginCard", height: 520) { LoginCard() },
    GalleryEntry("ToggleStack", height: 480) { ToggleStack() },
    GalleryEntry("VolumeMixer", height: 420) { VolumeMixer() },
    GalleryEntry("OrderForm", height: 480) { OrderForm() },
    GalleryEntry("ButtonStyles", height: 640) { ButtonStyles() },
    GalleryEntry("ProgressBoard", height: 560) { ProgressBoard() },
    GalleryEntry("DateCard", height: 600) { DateCard() },
    GalleryEntry("WheelCard", height: 480) { WheelCard() },
    GalleryEntry("GaugeDashboard", height: 420) { GaugeDashboard() },
    GalleryEntry("TipCalculator", height: 480) { TipCalculator() },
    GalleryEntry("FrequentQuestions", height: 520) { FrequentQuestions() },
    GalleryEntry("NoteEditor", height: 400) { NoteEditor() },
]

private let made: [GalleryEntry] = [
    GalleryEntry("LoginCardDark", height: 520, scheme: .dark) { LoginCard() },
    GalleryEntry("ToggleStackDark", height: 480, scheme: .dark) {
        ToggleStack().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryEntry("OrderFormDark", height: 480, scheme: .dark) {
        OrderForm().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryEntry("Checklist", height: 440) { Checklist() },
    GalleryEntry("FilterBar", height: 360) { FilterBar() },
    GalleryEntry("CalculatorPad", height: 640) { CalculatorPad() },
    GalleryEntry("WheelCardDark", height: 480, scheme: .dark) { WheelCard() },
]
