public import Foundation

extension SKNode {
    /// A node that is the same, with copies of the nodes below. One of an app's own class is of SpriteKit's class that its class is
    /// made of.
    func copied() -> SKNode {
        let other = blank()
        take(over: other)
        for child in children {
            if let copied = child.copy() as? SKNode { other.addChild(copied) }
        }
        return other
    }

    private func blank() -> SKNode {
        switch self {
        case let sprite as SKSpriteNode: SKSpriteNode(texture: sprite.texture, color: sprite.color, size: sprite.size)
        case let label as SKLabelNode: SKLabelNode(fontNamed: label.fontName)
        case is SKShapeNode: SKShapeNode()
        case is SKEmitterNode: SKEmitterNode()
        case is SKCameraNode: SKCameraNode()
        case is SKLightNode: SKLightNode()
        case is SKFieldNode: SKFieldNode()
        case is SKCropNode: SKCropNode()
        case is SKTileMapNode: SKTileMapNode()
        case let scene as SKScene: SKScene(size: scene.size)
        case is SKEffectNode: SKEffectNode()
        default: SKNode()
        }
    }

    private func take(over other: SKNode) {
        (other.position, other.zPosition, other.zRotation) = (position, zPosition, zRotation)
        (other.xScale, other.yScale, other.alpha, other.isHidden) = (xScale, yScale, alpha, isHidden)
        (other.speed, other.isPaused, other.name, other.userData) = (speed, isPaused, name, userData)
        (other.constraints, other.attributeValues) = (constraints, attributeValues)
        other.isUserInteractionEnabled = isUserInteractionEnabled
        other.physicsBody = physicsBody?.copy() as? SKPhysicsBody
        switch (self, other) {
        case (let own as SKSpriteNode, let other as SKSpriteNode):
            (other.colorBlendFactor, other.anchorPoint) = (own.colorBlendFactor, own.anchorPoint)
            (other.blendMode, other.shader, other.centerRect) = (own.blendMode, own.shader, own.centerRect)
            (other.lightingBitMask, other.shadowCastBitMask) = (own.lightingBitMask, own.shadowCastBitMask)
        case (let own as SKLabelNode, let other as SKLabelNode):
            (other.text, other.attributedText, other.fontSize) = (own.text, own.attributedText, own.fontSize)
            (other.fontColor, other.numberOfLines) = (own.fontColor, own.numberOfLines)
            other.preferredMaxLayoutWidth = own.preferredMaxLayoutWidth
            other.horizontalAlignmentMode = own.horizontalAlignmentMode
            other.verticalAlignmentMode = own.verticalAlignmentMode
        case (let own as SKShapeNode, let other as SKShapeNode):
            (other.path, other.fillColor, other.strokeColor) = (own.path, own.fillColor, own.strokeColor)
            (other.lineWidth, other.glowWidth, other.lineCap) = (own.lineWidth, own.glowWidth, own.lineCap)
            (other.lineJoin, other.blendMode) = (own.lineJoin, own.blendMode)
        case (let own as SKEmitterNode, let other as SKEmitterNode): own.take(overTo: other)
        default: break
        }
    }
}

extension SKEmitterNode {
    fileprivate func take(overTo other: SKEmitterNode) {
        (other.particleBirthRate, other.numParticlesToEmit) = (particleBirthRate, numParticlesToEmit)
        (other.particleLifetime, other.particleLifetimeRange) = (particleLifetime, particleLifetimeRange)
        (other.particleColor, other.particleTexture) = (particleColor, particleTexture)
        (other.particlePosition, other.particlePositionRange) = (particlePosition, particlePositionRange)
        (other.particleSpeed, other.particleSpeedRange) = (particleSpeed, particleSpeedRange)
        (other.particleAlpha, other.particleScale, other.particleSize) = (particleAlpha, particleScale, particleSize)
        (other.particleColorSequence, other.particleBlendMode) = (particleColorSequence, particleBlendMode)
        (other.emissionAngle, other.emissionAngleRange) = (emissionAngle, emissionAngleRange)
        (other.xAcceleration, other.yAcceleration, other.targetNode) = (xAcceleration, yAcceleration, targetNode)
    }
}

extension SKPhysicsBody: @preconcurrency NSCopying {
    /// Returns a body with the same properties, of no node.
    public func copy(with zone: NSZone? = nil) -> Any {
        let other = SKPhysicsBody(area: area * 150 * 150)
        (other.isDynamic, other.affectedByGravity, other.allowsRotation) = (
            isDynamic, affectedByGravity, allowsRotation
        )
        (other.mass, other.friction, other.restitution, other.charge) = (mass, friction, restitution, charge)
        (other.linearDamping, other.angularDamping, other.pinned) = (linearDamping, angularDamping, pinned)
        (other.velocity, other.angularVelocity) = (velocity, angularVelocity)
        (other.categoryBitMask, other.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (other.contactTestBitMask, other.fieldBitMask) = (contactTestBitMask, fieldBitMask)
        other.usesPreciseCollisionDetection = usesPreciseCollisionDetection
        return other
    }
}
