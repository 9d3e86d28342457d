import Foundation
import SwiftUI

// Lengths and factors of effects.
extension HostileCase where Number == CGFloat {
    @MainActor static let effects: [HostileCase] = [
        HostileCase("scale") { Text("a").scaleEffect($0) },
        HostileCase("scale2") { Text("a").scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 0)) },
        HostileCase("rotate") { Text("a").rotationEffect(.degrees($0), anchor: UnitPoint(x: 0, y: $0)) },
        HostileCase("rot3d") {
            Text("a").rotation3DEffect(.degrees($0), axis: (x: $0, y: $0, z: 0), anchorZ: $0, perspective: $0)
        },
        HostileCase("rot3d2") { Text("a").rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: $0) },
        HostileCase("transform") {
            Text("a").transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: $0))
        },
        HostileCase("geffect") { Text("a").modifier(OddEffect(x: $0)) },
        HostileCase("projection") { x in
            var p = ProjectionTransform(); p.m33 = x; p.m13 = x; return Text("a").projectionEffect(p)
        },
        HostileCase("opacity") { Text("a").opacity($0) },
        HostileCase("blur") { Text("a").blur(radius: $0) },
        HostileCase("shadow") { Text("a").shadow(color: .black, radius: $0, x: $0, y: $0) },
        HostileCase("shadow2") { Text("a").shadow(radius: 3, x: $0) },
        HostileCase("brightness") { Text("a").brightness($0).contrast($0).saturation($0).grayscale($0) },
        HostileCase("hue") { Text("a").hueRotation(.degrees($0)) },
    ]
}
