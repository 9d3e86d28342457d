import SwiftUI
import UIKit

/// Screens that hold views, controllers, recognizers and delegates of UIKit.
let uikitScreens = [
    ScreenCase(
        "FlipDeckScreen", .shows("Guten Morgen", "Thanks", "1 of 2 turned"), .lacks("Danke"), .size("card 1", 260, 160),
        .apart("card 1", \.maxY, "card 2", \.minY, by: 20), .colour("card 2", 90, 92, 243, x: 0.1, y: 0.1)
    ) { FlipDeckScreen() },
    ScreenCase(
        "ComicStripScreen", .shows("Page 3", "Next"), .size("strip", 358, 240), .size("dot 3", 24, 8),
        .apart("dot 3", \.maxX, "dot 4", \.minX, by: 6), .colour("strip", 85, 85, 85, x: 0.1, y: 0.1)
    ) { ComicStripScreen() },
    ScreenCase(
        "ExpenseTableScreen", .shows("Balance", "£1,195.50"), .size("table", 390, 400), .size("balance", 390, 56),
        .apart("table", \.maxY, "balance", \.minY)
    ) { ExpenseTableScreen() },
    ScreenCase(
        "HeroTransitionScreen", .shows("Dawn", "Presented from below"), .size("sun", 120, 120), .size("page", nil, 300),
        .apart("sun", \.midX, "Dawn", \.midX)
    ) { HeroTransitionScreen() },
    ScreenCase(
        "LaunchScreen", .shows("Courier", "no messages", "Scan a parcel"), .size("logo", 120, 120),
        .size("Scan a parcel", nil, nil), .stacked("logo", "Courier", "no messages", "Scan a parcel")
    ) { LaunchedCourier() },
    ScreenCase(
        "ReceiptShareScreen", .shows("Lentils", "10.00", "0 < 1000 < 2000"), .size("paper", 280, nil),
        .apart("Lentils", \.midY, "Rice", \.midY, by: 30), .size("picture", nil, 100), .inside("total", "paper"),
        .colour("picture", 255, 255, 255, x: 0.5, y: 0.05)
    ) { ReceiptShareScreen() },
    ScreenCase(
        "KnobPanelScreen", .shows("Cutoff", "Decay", "Mix", "0.25", "Peak 100%"), .size("knob Mix", 80, 80),
        .inLine("knob Cutoff", "knob Decay", "knob Mix"), .apart("knob Cutoff", \.midX, "Cutoff", \.midX)
    ) { KnobPanelScreen() },
    ScreenCase(
        "PinEntryScreen", .shows("Enter your pin", "3 digits, ends with 8", "spare key"), .size("field", 240, 50),
        .size("dot 0", 16, 16), .apart("dot 0", \.maxX, "dot 1", \.minX, by: 16), .colour("dot 2", 0, 0, 0)
    ) { PinEntryScreen() },
    ScreenCase(
        "SpellingDeskScreen", .shows("The", "brwn", "0 marked, 0 guesses", "Learned"), .size("editor", 358, 120),
        .size("word 2", nil, 30), .inLine("word 0", "word 1", "word 2", "word 3"), .inside("brwn", "word 2")
    ) { SpellingDeskScreen() },
    ScreenCase(
        "ImageViewerScreen", .shows("1 of 2"), .apart("1 of 2", \.minY, "1 of 2", \.minY)
    ) { ImageViewerScreen(images: ["leaf", "drop"]) },
    ScreenCase(
        "ToastWindow", .shows("Below"), .lacks("Saved")
    ) { RootView { Text("Below") } },
    ScreenCase(
        "UIKitWorkbench", .shows("second"), .lacks("first")
    ) { PagesBridge(pages: [AnyView(Text("first")), AnyView(Text("second"))], cur: .constant(1)) },
    ScreenCase(
        "VisitPlannerScreen", .shows("09:00", "10:00", "Taken", "Free", "2 free on 12 March", "March 2026"),
        .lacks("Nothing on 12 March"), .times("Taken", 2), .size("month", 390, 320),
        .stacked("month", "09:00", "footer")
    ) { VisitPlannerScreen() },
    ScreenCase(
        "StickerStudioScreen", .shows("2 outlines, hollow", "1 outlines, full"), .size("Ring picture", 96, 96),
        .inLine("Ring picture", "Flag picture"), .colour("Flag picture", 0, 128, 128),
        .colour("Ring picture", 242, 242, 242)
    ) { StickerStudioScreen() },
    ScreenCase(
        "MoodBoardScreen", .shows("Mood board", "1 stroke, 196 points wide", "IV", "mood scheme"),
        .size("sketch", 220, 80), .stacked("Mood board", "sketch", "IV", "mood scheme")
    ) { MoodBoardScreen() },
]

/// The launch screen, with its delegate in the environment as the app's adaptor puts it there.
private struct LaunchedCourier: View {
    @StateObject private var delegate = CourierAppDelegate()

    var body: some View {
        CourierLaunchScreen().environmentObject(delegate)
            .onAppear {
                _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
                delegate.application(
                    .shared, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
            }
    }
}
