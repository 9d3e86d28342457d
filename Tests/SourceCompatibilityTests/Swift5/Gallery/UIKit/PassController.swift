import UIKit

/// A card of layers: a gradient, a shape, a shadow, a drawn view, and parts that are turned.
final class PassController: UIViewController {
    private let card = UIView()
    private let gradient = CAGradientLayer()
    private let ring = CAShapeLayer()
    private let barcode = BarcodeView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 24
        card.layer.insertSublayer(gradient, at: 0)
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 8)

        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor.white.cgColor
        ring.lineWidth = 8
        ring.lineCap = .round
        ring.strokeEnd = 0.7
        card.layer.addSublayer(ring)

        let title = UILabel(frame: CGRect(x: 24, y: 24, width: 200, height: 34))
        title.text = "Season pass"
        title.font = .systemFont(ofSize: 28, weight: .bold)
        title.textColor = .white
        card.addSubview(title)

        let stamp = UILabel(frame: CGRect(x: 212, y: 96, width: 100, height: 30))
        stamp.text = "VALID"
        stamp.textAlignment = .center
        stamp.font = .boldSystemFont(ofSize: 17)
        stamp.textColor = .white
        stamp.layer.borderColor = UIColor.white.cgColor
        stamp.layer.borderWidth = 2
        stamp.layer.cornerRadius = 6
        stamp.transform = CGAffineTransform(rotationAngle: -.pi / 12)
        card.addSubview(stamp)

        barcode.backgroundColor = .white
        barcode.layer.cornerRadius = 8
        barcode.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        card.addSubview(barcode)
        view.addSubview(card)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        card.bounds = CGRect(x: 0, y: 0, width: view.bounds.width - 48, height: 240)
        card.center = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top + 150)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = card.bounds
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 64, y: 112), radius: 32, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                clockwise: true
            ).cgPath
        barcode.frame = CGRect(x: 24, y: card.bounds.height - 76, width: card.bounds.width - 48, height: 56)
    }
}

/// Bars that are drawn by hand.
private final class BarcodeView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.black.setFill()
        var x = rect.minX + 16
        var isWide = false
        while x < rect.maxX - 16 {
            context.fill(CGRect(x: x, y: rect.minY + 8, width: isWide ? 5 : 2, height: rect.height - 16))
            x += isWide ? 8 : 6
            isWide.toggle()
        }
    }
}
