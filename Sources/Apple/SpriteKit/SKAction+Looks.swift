public import Foundation

extension SKAction {
    /// Changes the sizes, in points or by factors.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { resize(byWidth: -width, height: -height, duration: duration) }) {
            guard let sprite = $0 as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + width, height: sprite.size.height + height)
        }
    }
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { ($0 as? SKSpriteNode)?.size.width = width }
    }
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { ($0 as? SKSpriteNode)?.size.height = height }
    }
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }) {
            $0.xScale *= xScale
            $0.yScale *= yScale
        }
    }
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(duration) { ($0 as? SKSpriteNode)?.scale(to: size) }
    }

    /// Changes the factor of the speed of actions by an amount.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { self.speed(by: -speed, duration: duration) }) { $0.speed += speed }
    }

    /// Shows other pictures of heights.
    public class func setNormalTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
        SKAction { node in
            (node as? SKSpriteNode)?.normalTexture = texture
            if resize { (node as? SKSpriteNode)?.size = texture.size() }
        }
    }
    public class func animate(
        withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false,
        restore: Bool = false
    ) -> SKAction {
        SKAction(sec * Double(textures.count)) { node in
            guard !restore, let last = textures.last else { return }
            setNormalTexture(last, resize: resize).apply(to: node)
        }
    }

    /// Bends a picture.
    public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
        SKAction(duration) { node in
            (node as? SKSpriteNode)?.warpGeometry = warp
            (node as? SKEffectNode)?.warpGeometry = warp
        }
    }
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool = false) -> SKAction?
    {
        SKAction(times.last?.doubleValue ?? 0) { node in
            guard !restore, let last = warps.last else { return }
            (node as? SKSpriteNode)?.warpGeometry = last
            (node as? SKEffectNode)?.warpGeometry = last
        }
    }

    /// Calls a method by its name on an object.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction { _ in _ = (target as? NSObject)?.perform(selector) }
    }

    /// The action of a file of Xcode's, which is not read: nil.
    public convenience init?(named name: String) { return nil }
    public convenience init?(named name: String, duration sec: TimeInterval) { return nil }
    public convenience init?(named name: String, from url: URL) { return nil }
    public convenience init?(named name: String, from url: URL, duration sec: TimeInterval) { return nil }
}
