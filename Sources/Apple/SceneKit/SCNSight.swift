import Foundation

/// The way from places of the scene to points of a view, by a camera.
struct SCNSight {
    private let camera: SCNCamera
    private let place: simd_float4x4
    private let size: simd_float2
    /// The parts of half the view to a unit of the scene, at a distance of 1 where there is depth.
    private let scale: simd_float2

    init?(_ node: SCNNode?, _ size: CGSize) {
        guard let node, let camera = node.camera, size.width > 0, size.height > 0 else { return nil }
        (self.camera, place) = (camera, node.simdWorldTransform)
        self.size = simd_float2(Float(size.width), Float(size.height))
        let ratio = Float(size.width / size.height)
        if camera.usesOrthographicProjection {
            let up = 1 / Swift.max(Float(camera.orthographicScale), .leastNormalMagnitude)
            scale = simd_float2(up / ratio, up)
        } else {
            let near = 1 / tanf(Float(camera.fieldOfView) * .pi / 360)
            let isUpright = camera.projectionDirection == .vertical
            scale = isUpright ? simd_float2(near / ratio, near) : simd_float2(near, near * ratio)
        }
    }

    private var near: Float { Float(camera.zNear) }
    private var far: Float { Float(camera.zFar) }

    /// The point in the view, with a depth of 0 at the nearest that is seen and 1 at the farthest.
    func project(_ point: simd_float3) -> simd_float3 {
        let seen = place.inverse * simd_float4(point, 1)
        let isFlat = camera.usesOrthographicProjection
        let distance = isFlat ? 1 : -seen.z
        let depth = isFlat ? (-seen.z - near) / (far - near) : far * (-seen.z - near) / ((far - near) * -seen.z)
        let part = simd_float2(seen.x, seen.y) * scale / distance
        return simd_float3((part.x + 1) / 2 * size.x, (1 - part.y) / 2 * size.y, depth)
    }

    /// The place in the scene of a point with such a depth.
    func unproject(_ point: simd_float3) -> simd_float3 {
        let part = simd_float2(2 * point.x / size.x - 1, 1 - 2 * point.y / size.y)
        let isFlat = camera.usesOrthographicProjection
        let distance = isFlat ? near + point.z * (far - near) : far * near / (far - point.z * (far - near))
        let across = part / scale * (isFlat ? 1 : distance)
        return simd_make_float3(place * simd_float4(across.x, across.y, -distance, 1))
    }

    /// Indicates whether a ball is in sight, at least in part.
    func sees(_ center: simd_float3, _ radius: Float) -> Bool {
        let seen = place.inverse * simd_float4(center, 1)
        let distance = -seen.z
        guard distance + radius >= near, distance - radius <= far else { return false }
        return (0..<2).allSatisfy { axis in
            camera.usesOrthographicProjection
                ? Swift.abs(seen[axis]) - radius <= 1 / scale[axis]
                : (Swift.abs(seen[axis]) * scale[axis] - distance) / (1 + scale[axis] * scale[axis]).squareRoot()
                    <= radius
        }
    }
}
