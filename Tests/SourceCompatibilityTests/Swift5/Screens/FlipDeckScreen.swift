import SwiftUI

/// A deck of phrases whose cards are turned in space by a layer of UIKit, under a blur until they are asked for.
struct PhraseCard: Identifiable {
    let id: Int
    let front: String
    let back: String
}

final class TiltedCardView: UIView {
    private let gradient = CAGradientLayer()
    private let border = CAShapeLayer()
    let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        gradient.locations = [0, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(gradient)
        border.fillColor = nil
        border.lineWidth = 2
        border.lineDashPattern = [6, 4]
        border.strokeColor = UIColor.white.withAlphaComponent(0.6).cgColor
        layer.insertSublayer(border, above: gradient)
        layer.cornerRadius = 16
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
        veil.contentView.backgroundColor = .clear
        veil.layer.masksToBounds = true
        addSubview(veil)
        backgroundColor = .systemIndigo
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        border.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 12).cgPath
        veil.frame = bounds
        CATransaction.commit()
    }

    func turn(by angle: CGFloat, animated: Bool) {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 600
        transform = CATransform3DRotate(transform, angle, 0, 1, 0)
        transform = CATransform3DTranslate(transform, 0, 0, 10)
        if animated {
            let spin = CASpringAnimation(keyPath: "transform")
            spin.fromValue = layer.transform
            spin.toValue = transform
            spin.damping = 12
            spin.duration = spin.settlingDuration
            layer.add(spin, forKey: "turn")
        }
        layer.transform = transform
        layer.zPosition = CATransform3DIsIdentity(transform) ? 0 : 100
    }
}

private struct TiltedCard: UIViewRepresentable {
    var angle: CGFloat

    func makeUIView(context: Context) -> TiltedCardView { TiltedCardView(frame: .zero) }

    func updateUIView(_ view: TiltedCardView, context: Context) {
        view.turn(by: angle, animated: context.transaction.animation != nil)
        view.veil.effect = angle == 0 ? UIBlurEffect(style: .systemThinMaterial) : nil
    }
}

struct FlipDeckScreen: View {
    @State private var cards = [
        PhraseCard(id: 1, front: "Guten Morgen", back: "Good morning"),
        PhraseCard(id: 2, front: "Danke", back: "Thanks"),
    ]
    @State private var turned: Set<Int> = [2]

    var body: some View {
        VStack(spacing: 20) {
            ForEach(cards) { card in
                ZStack {
                    TiltedCard(angle: turned.contains(card.id) ? .pi / 6 : 0)
                        .id("card \(card.id)")
                    Text(turned.contains(card.id) ? card.back : card.front).font(.title.bold()).foregroundStyle(.white)
                }
                .frame(width: 260, height: 160)
                .onTapGesture { withAnimation { _ = turned.insert(card.id) } }
            }
            Text("\(turned.count) of \(cards.count) turned")
        }
    }
}

#Preview { FlipDeckScreen() }
