import SwiftUI

/// Screens on frameworks of space, games, pictures and reckoning.
let spaceScreens = [
    ScreenCase(
        "OrreryScreen", .shows("Ember", "4, 0", "0, -8", "-12, 0"), .size("sky", 358, 300),
        .stacked("sky", "planet Ember", "planet Moss", "planet Frost"), .colour("sky", 0, 0, 51)
    ) { OrreryScreen() },
    ScreenCase(
        "FurniturePreviewScreen", .shows("Your device sees no room", "50 × 70 × 50 cm"), .size("card", 300, 120),
        .inside("card", "room"), .colour("room", 51, 102, 153, x: 0.5, y: 0.3)
    ) { FurniturePreviewScreen() },
    ScreenCase(
        "TunerScreen", .shows("440 Hz", "A", "0.73"), .size("band 13", 16, 100), .size("band 3", 16, 25),
        .size("band 0", 16, 4), .apart("band 13", \.maxY, "band 3", \.maxY)
    ) { TunerScreen() },
    ScreenCase(
        "VaultScreen", .shows("3 notes", "Water the roses", "Spare key", "Not yours", "ba7816bf", "ddaf35a1"),
        .size("banner", 326, 48), .stacked("banner", "note 0", "note 1", "note 2")
    ) { VaultScreen() },
    ScreenCase(
        "ContactSheetScreen", .shows("400 × 200", "100 × 400", "Unreadable"), .size("small Field", 60, 30),
        .size("small Tower", 15, 60), .colour("small Field", 0, 255, 0), .colour("small Tower", 255, 0, 0)
    ) { ContactSheetScreen() },
    ScreenCase(
        "LobbyScreen", .shows("Offline", "Nobody signed in", "40% kept here", "No table", "The rules"),
        .size("bar", 390, 40), .size("link", 300, 62), .stacked("bar", "Nobody signed in", "link")
    ) { LobbyScreen() },
]
