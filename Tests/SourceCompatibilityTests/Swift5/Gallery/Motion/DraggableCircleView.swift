import SwiftUI

struct DraggableCircleView: View {
    enum DragState: Equatable {
        case inactive
        case pressing
        case dragging(translation: CGSize)

        var translation: CGSize {
            switch self {
            case .inactive, .pressing:
                return .zero
            case .dragging(let translation):
                return translation
            }
        }

        var isActive: Bool { self != .inactive }
    }

    @GestureState private var dragState = DragState.inactive
    @State private var position = CGSize(width: 60, height: -90)
    @State private var magnification: CGFloat = 1
    @State private var angle: Angle = .degrees(20)

    var body: some View {
        let longPressDrag = LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true):
                    state = .pressing
                case .second(true, let drag):
                    state = .dragging(translation: drag?.translation ?? .zero)
                    transaction.animation = .interactiveSpring()
                default:
                    state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                position.width += drag.translation.width
                position.height += drag.predictedEndTranslation.height
            }

        ZStack {
            Color(.systemGray6)
                .ignoresSafeArea()

            VStack {
                Text("Hold, then drag")
                    .font(.headline)
                Text("\(Int(position.width)), \(Int(position.height))")
                    .font(.system(.subheadline, design: .monospaced))
                    .foregroundStyle(.secondary)
                Spacer()
            }
            .padding(.top, 40)

            Circle()
                .strokeBorder(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 2, dash: [6, 6]))
                .frame(width: 100, height: 100)

            Circle()
                .fill(dragState.isActive ? Color.orange : Color.pink)
                .overlay(Image(systemName: "hand.tap.fill").foregroundColor(.white).font(.title))
                .frame(width: 100, height: 100)
                .shadow(radius: dragState.isActive ? 12 : 4)
                .offset(
                    x: position.width + dragState.translation.width,
                    y: position.height + dragState.translation.height
                )
                .gesture(longPressDrag)
                .animation(.interpolatingSpring(stiffness: 120, damping: 12), value: dragState)

            RoundedRectangle(cornerRadius: 16)
                .fill(Color.mint)
                .frame(width: 90, height: 90)
                .scaleEffect(magnification)
                .rotationEffect(angle)
                .offset(x: -80, y: 160)
                .gesture(
                    MagnificationGesture()
                        .onChanged { magnification = $0 }
                        .simultaneously(with: RotationGesture().onChanged { angle = $0 })
                )
                .highPriorityGesture(TapGesture(count: 2).onEnded { _ in magnification = 1 })
        }
    }
}
