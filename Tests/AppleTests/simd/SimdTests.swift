import Testing
import simd

@Suite("simd")
struct SimdTests {
    private func isNear(_ a: simd_float3, _ b: simd_float3) -> Bool { simd_distance(a, b) < 1e-5 }

    @Test("vectors have lengths, products and mixtures")
    func vectors() {
        let (x, y) = (simd_float3(1, 0, 0), simd_float3(0, 1, 0))
        #expect(simd_cross(x, y) == simd_float3(0, 0, 1) && simd_dot(x, y) == 0)
        #expect(length(simd_float2(3, 4)) == 5 && simd_normalize(simd_float2(0, 4)) == simd_float2(0, 1))
        #expect(mix(x, y, t: 0.5) == simd_float3(0.5, 0.5, 0))
        #expect(clamp(simd_float2(-1, 2), min: 0, max: 1) == simd_float2(0, 1))
        #expect(reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == simd_float2(1, 1))
    }

    @Test("a matrix times its inverse changes nothing")
    func inverse() {
        let matrix = simd_float4x4(rows: [
            simd_float4(2, 0, 0, 3), simd_float4(0, 0, -1, 4), simd_float4(0, 1, 0, 5), simd_float4(0, 0, 0, 1),
        ])
        #expect(matrix.columns.3 == simd_float4(3, 4, 5, 1) && matrix.determinant == 2)
        #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_float4x4, 1e-6))
        #expect(matrix * simd_float4(1, 1, 1, 1) == simd_float4(5, 3, 6, 1))
        let small = simd_double3x3(rows: [simd_double3(1, 2, 3), simd_double3(0, 1, 4), simd_double3(5, 6, 0)])
        #expect(small.determinant == 1 && small.inverse * simd_double3(14, 14, 17) == simd_double3(1, 2, 3))
    }

    @Test("quaternions turn as their matrices do, one after the other")
    func quaternions() {
        let quarter = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))
        #expect(isNear(quarter.act(simd_float3(1, 0, 0)), simd_float3(0, 1, 0)))
        #expect(isNear(simd_float3x3(quarter) * simd_float3(1, 0, 0), simd_float3(0, 1, 0)))
        let both = simd_quatf(angle: .pi / 2, axis: simd_float3(1, 0, 0)) * quarter
        #expect(isNear(both.act(simd_float3(1, 0, 0)), simd_float3(0, 0, 1)))
        #expect(isNear((both * both.inverse).act(simd_float3(1, 2, 3)), simd_float3(1, 2, 3)))
        let back = simd_quatf(simd_float4x4(both))
        #expect(isNear(back.act(simd_float3(1, 2, 3)), both.act(simd_float3(1, 2, 3))))
    }

    @Test("a turn is known by its ends, and the middle of a way is half of its angle")
    func ways() {
        let turn = simd_quatf(from: simd_float3(1, 0, 0), to: simd_float3(0, 1, 0))
        #expect(isNear(turn.act(simd_float3(1, 0, 0)), simd_float3(0, 1, 0)))
        let opposite = simd_quatf(from: simd_float3(1, 0, 0), to: simd_float3(-1, 0, 0))
        #expect(isNear(opposite.act(simd_float3(1, 0, 0)), simd_float3(-1, 0, 0)))
        let middle = simd_slerp(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), turn, 0.5)
        #expect(Swift.abs(middle.angle - .pi / 4) < 1e-5 && isNear(middle.axis, simd_float3(0, 0, 1)))
    }
}
