import Foundation
import SwiftUI

// Coordinates of paths and widths of lines.
extension HostileCase where Number == CGFloat {
    @MainActor static let shapes: [HostileCase] = [
        HostileCase("shape") { OddShape(x: $0) },
        HostileCase("shape.stroke") { OddShape(x: $0).stroke(.red, lineWidth: $0) },
        HostileCase("shape.dash") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, $0], dashPhase: $0))
        },
        HostileCase("shape.dash0") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [0, 0, $0])) },
        HostileCase("dashphase") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2, 3], dashPhase: $0))
        },
        HostileCase("lineWidth") { Circle().stroke(.red, lineWidth: $0) },
        HostileCase("strokeBorder") { RoundedRectangle(cornerRadius: $0).strokeBorder(.red, lineWidth: $0) },
        HostileCase("rounded") { RoundedRectangle(cornerRadius: $0) },
        HostileCase("rounded.c") { RoundedRectangle(cornerRadius: $0, style: .continuous).inset(by: $0) },
        HostileCase("uneven") { UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: -$0) },
        HostileCase("capsule") { Capsule().inset(by: $0) },
        HostileCase("circleinset") { Circle().inset(by: $0).stroke() },
        HostileCase("cornerRadius") { Color.red.cornerRadius($0) },
        HostileCase("clip") { Color.red.clipShape(RoundedRectangle(cornerRadius: $0)) },
        HostileCase("border") { Text("a").border(.red, width: $0) },
        HostileCase("trim") { Circle().trim(from: $0, to: 1) },
        HostileCase("trim2") { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 3) },
        HostileCase("trim3") { Circle().trim(from: 1, to: $0) },
        HostileCase("pathtrim") { x in OddShape(x: 3).path(in: .zero).trimmedPath(from: x, to: -x) },
        HostileCase("shapeoffset") {
            Circle().offset(x: $0, y: $0).scale($0).rotation(.degrees($0)).size(width: $0, height: $0)
        },
        HostileCase("containerrel") { ContainerRelativeShape().inset(by: $0) },
        HostileCase("pathops") { x in
            let p = OddShape(x: x).path(in: .zero), q = Path(CGRect(x: 0, y: 0, width: 10, height: x));
            return VStack {
                p.union(q); p.intersection(q); p.subtracting(q); p.strokedPath(StrokeStyle(lineWidth: x, dash: [x]));
                Text("\(p.contains(CGPoint(x: x, y: x)))"); Text(verbatim: p.description);
                Text(verbatim: "\(p.boundingRect)")
            }
        },
    ]
}
