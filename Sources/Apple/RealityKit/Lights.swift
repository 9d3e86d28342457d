public import UIKit

/// A light from everywhere in one direction.
open class DirectionalLight: Entity, HasDirectionalLight {}

/// An entity with such a light.
@MainActor @preconcurrency
public protocol HasDirectionalLight: HasTransform {}

extension HasDirectionalLight {
    /// The light, and its shadow.
    public var light: DirectionalLightComponent {
        get { components[DirectionalLightComponent.self] ?? DirectionalLightComponent() }
        set { components[DirectionalLightComponent.self] = newValue }
    }
    public var shadow: DirectionalLightComponent.Shadow? {
        get { components[DirectionalLightComponent.Shadow.self] }
        set { components[DirectionalLightComponent.Shadow.self] = newValue }
    }
}

/// The facts about such a light.
public struct DirectionalLightComponent: Component, Equatable {
    /// The shadow.
    public struct Shadow: Component, Equatable {
        /// The part of space in which it is cast: lengths are in metres.
        public enum ShadowProjectionType: Equatable, Sendable {
            case automatic(maximumDistance: Float = 5)
            case fixed(zNear: Float = 0.01, zFar: Float = 10, orthographicScale: Float = 1)
        }

        /// The part of space, the distance from the surface, and the side of faces that casts none.
        public var shadowProjection: ShadowProjectionType
        public var depthBias: Float
        public var cullModeOverride: ShadowMapCullMode?
        public typealias ShadowMapCullMode = MaterialParameterTypes.FaceCulling

        /// The farthest that it is cast, in metres.
        public var maximumDistance: Float {
            get {
                guard case .automatic(let distance) = shadowProjection else { return 5 }
                return distance
            }
            set { shadowProjection = .automatic(maximumDistance: newValue) }
        }

        /// Creates a shadow.
        public init(maximumDistance: Float = 5, depthBias: Float = 1) {
            self.init(shadowProjection: .automatic(maximumDistance: maximumDistance), depthBias: depthBias)
        }
        public init(
            shadowProjection: ShadowProjectionType, depthBias: Float, cullMode: ShadowMapCullMode? = nil
        ) {
            (self.shadowProjection, self.depthBias, cullModeOverride) = (shadowProjection, depthBias, cullMode)
        }
    }

    /// The colour, and the strength in lux.
    public var color: UIColor
    public var intensity: Float
    public var isRealWorldProxy: Bool
    public typealias Color = UIColor

    /// Creates a light.
    public init(color: UIColor = .white, intensity: Float = 2145.7078, isRealWorldProxy: Bool = false) {
        (self.color, self.intensity, self.isRealWorldProxy) = (color, intensity, isRealWorldProxy)
    }
}

/// A light from a point.
open class PointLight: Entity, HasPointLight {}

/// An entity with such a light.
@MainActor @preconcurrency
public protocol HasPointLight: HasTransform {}

extension HasPointLight {
    /// The light.
    public var light: PointLightComponent {
        get { components[PointLightComponent.self] ?? PointLightComponent() }
        set { components[PointLightComponent.self] = newValue }
    }
}

/// The facts about such a light.
public struct PointLightComponent: Component, Equatable {
    /// The colour, the strength in lumens, the reach in metres, and the power by which it falls.
    public var color: UIColor
    public var intensity: Float
    public var attenuationRadius: Float
    public var attenuationFalloffExponent: Float
    public typealias Color = UIColor

    /// Creates a light.
    public init(
        color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10,
        attenuationFalloffExponent: Float = 2
    ) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
        self.attenuationFalloffExponent = attenuationFalloffExponent
    }
}

/// A light in a cone.
open class SpotLight: Entity, HasSpotLight {}

/// An entity with such a light.
@MainActor @preconcurrency
public protocol HasSpotLight: HasTransform {}

extension HasSpotLight {
    /// The light, and its shadow.
    public var light: SpotLightComponent {
        get { components[SpotLightComponent.self] ?? SpotLightComponent() }
        set { components[SpotLightComponent.self] = newValue }
    }
    public var shadow: SpotLightComponent.Shadow? {
        get { components[SpotLightComponent.Shadow.self] }
        set { components[SpotLightComponent.Shadow.self] = newValue }
    }
}

/// The facts about such a light.
public struct SpotLightComponent: Component, Equatable {
    /// The shadow.
    public struct Shadow: Component, Equatable {
        /// The distance from the surface, and the bounds of the space in which it is cast, in metres; nil for the light's own.
        public var depthBias: Float
        public var zNear: Float?
        public var zFar: Float?

        /// Creates a shadow.
        public init(depthBias: Float = 1, zNear: Float? = nil, zFar: Float? = nil) {
            (self.depthBias, self.zNear, self.zFar) = (depthBias, zNear, zFar)
        }
    }

    /// The colour, the strength in lumens, the angles in degrees, the reach in metres, and the power by which it falls.
    public var color: UIColor
    public var intensity: Float
    public var innerAngleInDegrees: Float
    public var outerAngleInDegrees: Float
    public var attenuationRadius: Float
    public var attenuationFalloffExponent: Float
    public typealias Color = UIColor

    /// Creates a light.
    public init(
        color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45,
        outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10, attenuationFalloffExponent: Float = 2
    ) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
        (self.innerAngleInDegrees, self.outerAngleInDegrees) = (innerAngleInDegrees, outerAngleInDegrees)
        self.attenuationFalloffExponent = attenuationFalloffExponent
    }
}
