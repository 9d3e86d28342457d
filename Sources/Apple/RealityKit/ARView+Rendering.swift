public import Metal
public import UIKit

extension ARView {
    /// The closures of each picture that is drawn. None is: they are kept, and not called.
    public struct RenderCallbacks {
        /// The closures before the first picture, and after each.
        public var prepareWithDevice: ((any MTLDevice) -> Void)?
        public var postProcess: ((PostProcessContext) -> Void)?
    }

    /// The picture that is drawn, with its depths.
    public struct PostProcessContext {
        /// The device and its commands, the pictures, the projection, and the time in seconds.
        public let device: any MTLDevice
        public let commandBuffer: any MTLCommandBuffer
        public let sourceColorTexture: any MTLTexture
        public let sourceDepthTexture: any MTLTexture
        public let targetColorTexture: any MTLTexture
        public let compatibleTargetTexture: any MTLTexture
        public let projection: float4x4
        public let time: TimeInterval
    }
}

/// The finger that moves, turns or enlarges an entity. No finger does.
@MainActor @preconcurrency
public protocol EntityGestureRecognizer: UIGestureRecognizer {
    /// The entity.
    var entity: (any HasCollision)? { get set }
}

/// The finger that moves an entity.
open class EntityTranslationGestureRecognizer: UIGestureRecognizer, EntityGestureRecognizer {
    open var entity: (any HasCollision)?
    /// The way and the speed of the entity: none.
    open func translation(in entity: Entity?) -> SIMD3<Float>? { nil }
    open func velocity(in entity: Entity?) -> SIMD3<Float>? { nil }
}

/// The fingers that turn an entity.
open class EntityRotationGestureRecognizer: UIRotationGestureRecognizer, EntityGestureRecognizer {
    open var entity: (any HasCollision)?
}

/// The fingers that enlarge an entity.
open class EntityScaleGestureRecognizer: UIPinchGestureRecognizer, EntityGestureRecognizer {
    open var entity: (any HasCollision)?
}
