import SwiftUI

struct Plant: Identifiable, Hashable, Codable {
    enum Light: String, CaseIterable, Identifiable, Codable {
        case shade
        case halfShade
        case sun

        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .shade: "Shade"
            case .halfShade: "Half shade"
            case .sun: "Full sun"
            }
        }

        var symbol: String {
            switch self {
            case .shade: "cloud.fill"
            case .halfShade: "cloud.sun.fill"
            case .sun: "sun.max.fill"
            }
        }
    }

    var id: Int
    var name: String
    var latinName: String
    var light: Light
    /// From dry, 0, to wet, 1.
    var moisture: Double
    /// In centimetres.
    var height: Double
    var isFavorite = false

    var needsWater: Bool { moisture < 0.35 }
}
