import Foundation

/// A place where a straight way goes through the surface of a shape.
struct SurfaceHit {
    /// The part of the way, in 0...1.
    let part: Float
    /// The direction that stands upright on the surface, outwards, in the space of the shape.
    let normal: simd_float3
    var face = 0
}

extension SCNGeometry {
    /// Returns where a way goes through the surface: exactly for balls, boxes, planes, grounds, cylinders, cones, capsules and
    /// triangles, and through the box of all others.
    func hits(from start: simd_float3, to end: simd_float3, boxOnly: Bool = false) -> [SurfaceHit] {
        let way = end - start
        guard length_squared(way) > 0 else { return [] }
        if boxOnly { return boxHits(start, way) }
        return switch self {
        case let ball as SCNSphere: ballHits(start, way, .zero, Float(ball.radius))
        case let plane as SCNPlane: plane.planeHits(start, way)
        case let floor as SCNFloor: floor.floorHits(start, way)
        case let cylinder as SCNCylinder:
            roundHits(start, way, Float(cylinder.radius), Float(cylinder.radius), Float(cylinder.height))
        case let tube as SCNTube:
            roundHits(start, way, Float(tube.outerRadius), Float(tube.outerRadius), Float(tube.height))
        case let cone as SCNCone:
            roundHits(start, way, Float(cone.bottomRadius), Float(cone.topRadius), Float(cone.height))
        case let capsule as SCNCapsule: capsuleHits(start, way, Float(capsule.capRadius), Float(capsule.height))
        default: triangleHits(start, way) ?? boxHits(start, way)
        }
    }

    private func boxHits(_ start: simd_float3, _ way: simd_float3) -> [SurfaceHit] {
        let box = boundingBox
        let (low, high) = (simd_float3(box.min), simd_float3(box.max))
        var (enter, leave) = (-Float.infinity, Float.infinity)
        var (front, back) = (simd_float3.zero, simd_float3.zero)
        for axis in 0..<3 {
            if way[axis] == 0 {
                if start[axis] < low[axis] || start[axis] > high[axis] { return [] }
                continue
            }
            var normal = simd_float3.zero
            normal[axis] = way[axis] > 0 ? -1 : 1
            let first = ((way[axis] > 0 ? low[axis] : high[axis]) - start[axis]) / way[axis]
            let second = ((way[axis] > 0 ? high[axis] : low[axis]) - start[axis]) / way[axis]
            if first > enter { (enter, front) = (first, normal) }
            if second < leave { (leave, back) = (second, -normal) }
        }
        guard enter <= leave else { return [] }
        return [SurfaceHit(part: enter, normal: front), SurfaceHit(part: leave, normal: back)].onWay
    }

    private func ballHits(
        _ start: simd_float3, _ way: simd_float3, _ center: simd_float3, _ radius: Float
    ) -> [SurfaceHit] {
        let from = start - center
        return roots(dot(way, way), 2 * dot(from, way), dot(from, from) - radius * radius).map { part in
            SurfaceHit(part: part, normal: normalize(from + way * part))
        }.onWay
    }

    /// The hits of a cylinder or a cone about the upright axis.
    private func roundHits(
        _ start: simd_float3, _ way: simd_float3, _ bottom: Float, _ top: Float, _ height: Float, capped: Bool = true
    ) -> [SurfaceHit] {
        guard height > 0 else { return [] }
        let slope = (top - bottom) / height
        let radius = bottom + slope * (start.y + height / 2)
        let growth = slope * way.y
        let sides = roots(
            way.x * way.x + way.z * way.z - growth * growth, 2 * (start.x * way.x + start.z * way.z - radius * growth),
            start.x * start.x + start.z * start.z - radius * radius
        ).compactMap { part -> SurfaceHit? in
            let place = start + way * part
            guard Swift.abs(place.y) <= height / 2, radius + growth * part >= 0 else { return nil }
            let across = simd_float3(place.x, 0, place.z)
            let outwards = length(across) > 0 ? normalize(across) : simd_float3(0, 1, 0)
            return SurfaceHit(part: part, normal: normalize(outwards - simd_float3(0, slope, 0)))
        }
        guard capped, way.y != 0 else { return sides.onWay }
        let caps = [(Float(-1), bottom), (Float(1), top)].compactMap { side, radius -> SurfaceHit? in
            let part = (side * height / 2 - start.y) / way.y
            let place = start + way * part
            guard place.x * place.x + place.z * place.z <= radius * radius else { return nil }
            return SurfaceHit(part: part, normal: simd_float3(0, side, 0))
        }
        return (sides + caps).onWay
    }

    private func capsuleHits(_ start: simd_float3, _ way: simd_float3, _ radius: Float, _ height: Float) -> [SurfaceHit]
    {
        let half = Swift.max(height / 2 - radius, 0)
        let sides = roundHits(start, way, radius, radius, 2 * half, capped: false)
        let ends = [Float(-1), 1].flatMap { side in
            ballHits(start, way, simd_float3(0, side * half, 0), radius).filter { hit in
                (start + way * hit.part).y * side >= half
            }
        }
        return (sides + ends).onWay
    }

    /// The hits of triangles by Möller and Trumbore's method; nil for a shape without any.
    private func triangleHits(_ start: simd_float3, _ way: simd_float3) -> [SurfaceHit]? {
        let places = sources(for: .vertex).first?.vectors ?? []
        let faces = elements.flatMap(\.triangles).filter { $0.allSatisfy(places.indices.contains) }
        guard !faces.isEmpty else { return nil }
        return faces.enumerated().compactMap { number, face -> SurfaceHit? in
            let (a, b, c) = (places[face[0]], places[face[1]] - places[face[0]], places[face[2]] - places[face[0]])
            let p = cross(way, c)
            let determinant = dot(b, p)
            guard Swift.abs(determinant) > 1e-12 else { return nil }
            let s = (start - a) / determinant
            let (u, q) = (dot(s, p), cross(s, b))
            let v = dot(way, q)
            guard u >= 0, v >= 0, u + v <= 1 else { return nil }
            return SurfaceHit(part: dot(c, q), normal: normalize(cross(b, c)), face: number)
        }.onWay
    }

    /// The numbers at which a square function is 0.
    private func roots(_ a: Float, _ b: Float, _ c: Float) -> [Float] {
        guard Swift.abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
        let square = b * b - 4 * a * c
        guard square >= 0 else { return [] }
        let root = square.squareRoot()
        return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
}

extension SCNPlane {
    fileprivate func planeHits(_ start: simd_float3, _ way: simd_float3) -> [SurfaceHit] {
        guard way.z != 0 else { return [] }
        let part = -start.z / way.z
        let place = start + way * part
        let isOn = 2 * Swift.abs(place.x) <= Float(width) && 2 * Swift.abs(place.y) <= Float(height)
        return isOn ? [SurfaceHit(part: part, normal: simd_float3(0, 0, 1))].onWay : []
    }
}

extension SCNFloor {
    fileprivate func floorHits(_ start: simd_float3, _ way: simd_float3) -> [SurfaceHit] {
        guard way.y != 0 else { return [] }
        let part = -start.y / way.y
        let place = start + way * part
        let isOn =
            (width == 0 || 2 * Swift.abs(place.x) <= Float(width))
            && (length == 0 || 2 * Swift.abs(place.z) <= Float(length))
        return isOn ? [SurfaceHit(part: part, normal: simd_float3(0, 1, 0))].onWay : []
    }
}

extension SCNGeometryElement {
    /// The numbers of the corners of each triangle.
    fileprivate var triangles: [[Int]] {
        guard [1, 2, 4].contains(bytesPerIndex) else { return [] }
        let bytes = Array(data)
        let numbers = (0..<bytes.count / bytesPerIndex).map { index in
            (0..<bytesPerIndex).reduce(0) { $0 | Int(bytes[index * bytesPerIndex + $1]) << (8 * $1) }
        }
        return switch primitiveType {
        case .triangles:
            stride(from: 0, to: numbers.count - 2, by: 3).map { Array(numbers[$0..<$0 + 3]) }
        case .triangleStrip:
            numbers.indices.dropLast(2).map { index in
                let (a, b, c) = (numbers[index], numbers[index + 1], numbers[index + 2])
                return index % 2 == 0 ? [a, b, c] : [b, a, c]
            }
        default: []
        }
    }
}

extension [SurfaceHit] {
    /// Those on the way, the nearest first.
    fileprivate var onWay: [SurfaceHit] { filter { (0...1).contains($0.part) }.sorted { $0.part < $1.part } }
}
