public import Foundation
public import UIKit

/// Nodes of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _SKNodeMaking: AnyObject {}

extension SKNode: _SKNodeMaking {
    @_silgen_name("tintype_SKNode_file_made")
    convenience init?(_fileNamed filename: String) { self.init(fileNamed: filename) }
    @_silgen_name("tintype_SKNode_file_made")
    fileprivate class func made(fileNamed filename: consuming String) -> Self?
}

extension _SKNodeMaking where Self: SKNode {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_SKNode_file") @_disfavoredOverload
    public init?(fileNamed filename: String)
    @_silgen_name("tintype_SKNode_file")
    static func new(fileNamed filename: consuming String) -> Self? { made(fileNamed: filename) }
}

/// Scenes of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _SKSceneMaking: AnyObject {}

extension SKScene: _SKSceneMaking {
    @_silgen_name("tintype_SKScene_size_made")
    convenience init(_size size: CGSize) { self.init(size: size) }
    @_silgen_name("tintype_SKScene_size_made")
    fileprivate class func made(size: consuming CGSize) -> Self
}

extension _SKSceneMaking where Self: SKScene {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_SKScene_size") @_disfavoredOverload
    public init(size: CGSize)
    @_silgen_name("tintype_SKScene_size")
    static func new(size: consuming CGSize) -> Self { made(size: size) }
}

/// Sprites of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _SKSpriteNodeMaking: AnyObject {}

extension SKSpriteNode: _SKSpriteNodeMaking {
    @_silgen_name("tintype_SKSpriteNode_size_made")
    convenience init(
        _texture texture: SKTexture?, color: UIColor, size: CGSize
    ) { self.init(texture: texture, color: color, size: size) }
    @_silgen_name("tintype_SKSpriteNode_size_made")
    fileprivate class func made(texture: consuming SKTexture?, color: consuming UIColor, size: consuming CGSize) -> Self
    @_silgen_name("tintype_SKSpriteNode_texture_made")
    convenience init(_texture texture: SKTexture?) { self.init(texture: texture) }
    @_silgen_name("tintype_SKSpriteNode_texture_made")
    fileprivate class func made(texture: consuming SKTexture?) -> Self
    @_silgen_name("tintype_SKSpriteNode_image_made")
    convenience init(_imageNamed name: String) { self.init(imageNamed: name) }
    @_silgen_name("tintype_SKSpriteNode_image_made")
    fileprivate class func made(imageNamed name: consuming String) -> Self
    @_silgen_name("tintype_SKSpriteNode_color_made")
    convenience init(_color color: UIColor, size: CGSize) { self.init(color: color, size: size) }
    @_silgen_name("tintype_SKSpriteNode_color_made")
    fileprivate class func made(color: consuming UIColor, size: consuming CGSize) -> Self
}

extension _SKSpriteNodeMaking where Self: SKSpriteNode {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_SKSpriteNode_size") @_disfavoredOverload
    public init(texture: SKTexture?, color: UIColor, size: CGSize)
    @_silgen_name("tintype_SKSpriteNode_size")
    static func new(
        texture: consuming SKTexture?, color: consuming UIColor, size: consuming CGSize
    ) -> Self { made(texture: texture, color: color, size: size) }
    @_silgen_name("tintype_SKSpriteNode_texture") @_disfavoredOverload
    public init(texture: SKTexture?)
    @_silgen_name("tintype_SKSpriteNode_texture")
    static func new(texture: consuming SKTexture?) -> Self { made(texture: texture) }
    @_silgen_name("tintype_SKSpriteNode_image") @_disfavoredOverload
    public init(imageNamed name: String)
    @_silgen_name("tintype_SKSpriteNode_image")
    static func new(imageNamed name: consuming String) -> Self { made(imageNamed: name) }
    @_silgen_name("tintype_SKSpriteNode_color") @_disfavoredOverload
    public init(color: UIColor, size: CGSize)
    @_silgen_name("tintype_SKSpriteNode_color")
    static func new(color: consuming UIColor, size: consuming CGSize) -> Self { made(color: color, size: size) }
}
