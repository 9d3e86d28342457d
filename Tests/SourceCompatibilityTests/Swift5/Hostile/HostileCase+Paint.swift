import Foundation
import SwiftUI
import UIKit

// Components and stops.
extension HostileCase where Number == CGFloat {
    @MainActor static let paint: [HostileCase] = [
        HostileCase("colormult") { Text("a").colorMultiply(Color(red: $0, green: $0, blue: $0, opacity: $0)) },
        HostileCase("color") { Color(red: $0, green: 0.5, blue: -$0) },
        HostileCase("color.hsb") { Color(hue: $0, saturation: $0, brightness: $0, opacity: $0) },
        HostileCase("color.white") { Color(white: $0, opacity: $0) },
        HostileCase("color.p3") { Color(.displayP3, red: $0, green: $0, blue: $0, opacity: $0) },
        HostileCase("color.mix") { Color.red.mix(with: .blue, by: $0) },
        HostileCase("color.opacity") { Color.red.opacity($0) },
        HostileCase("color.lin") { Color(.sRGBLinear, red: $0, green: 0, blue: 0) },
        HostileCase("colorgradient") { Rectangle().fill(Color(red: $0, green: 0.2, blue: 0).gradient) },
        HostileCase("uicolor") { Color(uiColor: UIColor(red: $0, green: $0, blue: 0, alpha: $0)) },
        HostileCase("uicolor2") { Color(uiColor: UIColor(hue: $0, saturation: $0, brightness: $0, alpha: 1)) },
        HostileCase("linear") { x in
            LinearGradient(
                stops: [.init(color: .red, location: x), .init(color: .blue, location: -x)],
                startPoint: UnitPoint(x: x, y: 0), endPoint: UnitPoint(x: 1, y: x))
        },
        HostileCase("linear2") { x in
            LinearGradient(
                stops: [
                    .init(color: .red, location: 0), .init(color: .green, location: x),
                    .init(color: .blue, location: 1),
                ], startPoint: .top, endPoint: .bottom)
        },
        HostileCase("radial") { x in
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: x, endRadius: -x)
        },
        HostileCase("radial2") { x in
            RadialGradient(colors: [.red, .blue], center: UnitPoint(x: x, y: x), startRadius: 0, endRadius: x)
        },
        HostileCase("elliptical") { x in
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: x, endRadiusFraction: x)
        },
        HostileCase("angular") { x in
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(x), endAngle: .degrees(-x))
        },
        HostileCase("angular2") { x in
            AngularGradient(
                stops: [.init(color: .red, location: x), .init(color: .blue, location: 1)],
                center: UnitPoint(x: x, y: x), angle: .degrees(x))
        },
        HostileCase("mesh") { x in
            MeshGradient(
                width: 2, height: 2, points: [SIMD2(0, 0), SIMD2(Float(x), 0), SIMD2(0, Float(x)), SIMD2(1, 1)],
                colors: [.red, .blue, .green, .yellow])
        },
    ]
}
