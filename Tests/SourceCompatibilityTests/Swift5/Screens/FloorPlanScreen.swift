import SwiftUI
import UIKit

/// A plan of rooms in the words of CoreGraphics' older functions.
struct PlanRoom: Identifiable {
    let id: String
    var rect: CGRect

    func grown(by amount: CGFloat) -> PlanRoom { PlanRoom(id: id, rect: rect.insetBy(dx: -amount, dy: -amount)) }
    var area: Int { Int(rect.width * rect.height) }
}

private enum FloorPlan {
    static let size = CGSizeMake(320, 240)
    static let rooms = [
        PlanRoom(id: "Kitchen", rect: CGRectMake(0, 0, 120, 100)),
        PlanRoom(id: "Hall", rect: CGRectMake(120, 0, 200, 100)),
        PlanRoom(id: "Study", rect: CGRectMake(0, 0, 320, 140).offsetBy(dx: 0, dy: 100)),
    ]

    static func room(at point: CGPoint) -> PlanRoom? { rooms.first { $0.rect.contains(point) } }

    static var bounds: CGRect { rooms.map(\.rect).reduce(.null) { $0.union($1) } }

    static var touching: Int {
        rooms.indices.flatMap { first in rooms.indices.map { (first, $0) } }
            .filter { $0 < $1 && rooms[$0].grown(by: 1).rect.intersects(rooms[$1].rect) }
            .count
    }
}

extension ImageResource {
    fileprivate static let compass = ImageResource(name: "mark", bundle: .main)
}

struct FloorPlanScreen: View {
    @State private var touch = CGPointMake(130, 20)

    var body: some View {
        VStack(spacing: 12) {
            ZStack(alignment: .topLeading) {
                ForEach(FloorPlan.rooms) { room in
                    RoomBox(room: room, isOpen: FloorPlan.room(at: touch)?.id == room.id)
                        .offset(x: room.rect.minX, y: room.rect.minY)
                }
                Pin(picture: .compass)
                    .position(touch)
            }
            .frame(width: FloorPlan.size.width, height: FloorPlan.size.height, alignment: .topLeading)
            .gesture(DragGesture(minimumDistance: 0).onChanged { touch = $0.location })
            .id("plan")
            Text("\(FloorPlan.touching) walls shared, \(Int(FloorPlan.bounds.maxY)) deep")
            Text(FloorPlan.bounds.size == FloorPlan.size ? "Complete" : "Gaps")
            Text("Moved by \(Int(CGVectorMake(3, 4).dx))")
        }
    }
}

private struct RoomBox: View {
    let room: PlanRoom
    let isOpen: Bool

    var body: some View {
        Rectangle()
            .fill(isOpen ? Color.green.opacity(0.3) : .white)
            .border(.black)
            .overlay { Text("\(room.id) \(room.area)").font(.caption) }
            .frame(width: room.rect.width, height: room.rect.height)
            .id("room \(room.id)")
    }
}

private struct Pin: View {
    let picture: ImageResource

    var body: some View {
        Image(picture).resizable().frame(width: 20, height: 20).id("pin")
    }
}

#Preview { FloorPlanScreen() }
