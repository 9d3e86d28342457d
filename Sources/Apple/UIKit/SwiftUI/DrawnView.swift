import Foundation

/// The picture of a view of UIKit that is laid out: its layer, what it draws itself, and the views inside.
struct DrawnView: View {
    let view: UIView

    var body: some View {
        let bounds = view.bounds
        ZStack(alignment: .topLeading) {
            if let color = view.backgroundColor { Color(uiColor: color) }
            view.ownPicture
            if view.drawsSubviews {
                ForEach(Array(view.subviews.enumerated()), id: \.offset) { _, child in
                    DrawnView(view: child).offset(
                        x: child.frame.minX - bounds.minX, y: child.frame.minY - bounds.minY)
                }
            }
        }
        .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
        .opacity(view.isHidden ? 0 : Double(view.alpha))
    }
}
