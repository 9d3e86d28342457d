import Foundation
import SwiftUI

// Drawing by hand.
extension HostileCase where Number == CGFloat {
    @MainActor static let drawing: [HostileCase] = [
        HostileCase("canvas") { x in
            Canvas { c, s in
                c.translateBy(x: x, y: x); c.scaleBy(x: x, y: 1); c.rotate(by: .degrees(x)); c.opacity = x;
                c.fill(OddShape(x: x).path(in: .zero), with: .color(.red));
                c.stroke(Path(CGRect(x: x, y: 0, width: x, height: 3)), with: .color(.blue), lineWidth: x);
                c.draw(Text("a"), at: CGPoint(x: x, y: x));
                c.draw(Text("a"), in: CGRect(x: 0, y: 0, width: x, height: x)); c.addFilter(.blur(radius: x));
                c.addFilter(.shadow(radius: x, x: x)); c.addFilter(.hueRotation(.degrees(x)));
                c.addFilter(.alphaThreshold(min: x, max: -x));
                c.clip(to: Path(ellipseIn: CGRect(x: 0, y: x, width: x, height: 2)));
                c.fill(
                    Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: x, y: 0), endPoint: CGPoint(x: 0, y: x))
                );
                c.fill(
                    Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
                    with: .radialGradient(Gradient(colors: [.red, .blue]), center: .zero, startRadius: x, endRadius: x));
                c.fill(
                    Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
                    with: .conicGradient(
                        Gradient(colors: [.red, .blue]), center: CGPoint(x: x, y: 1), angle: .degrees(x)));
                c.draw(Image(systemName: "star"), in: CGRect(x: x, y: x, width: x, height: x));
                c.concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: x, tx: 1, ty: x))
            }
        },
        HostileCase("canvas.layer") { x in
            Canvas { c, s in
                c.drawLayer { l in
                    l.addFilter(.blur(radius: x));
                    l.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
                }; c.blendMode = .multiply; c.fill(Path(CGRect(x: x, y: x, width: 5, height: 5)), with: .color(.red))
            }
        },
        HostileCase("canvas.t") { x in
            Canvas { c, s in
                c.transform = CGAffineTransform(a: x, b: x, c: x, d: x, tx: x, ty: x);
                c.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)); c.draw(Text("ab"), at: .zero)
            }
        },
    ]
}
