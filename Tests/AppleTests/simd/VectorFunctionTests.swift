import Testing
import simd

@Suite("functions of vectors")
struct VectorFunctionTests {
    @Test("parts are rounded, stepped and signed by themselves")
    func parts() {
        #expect(fract(simd_float2(1.25, -0.25)) == simd_float2(0.25, 0.75))
        #expect(step(simd_float2(1, 3), edge: simd_float2(2, 2)) == simd_float2(0, 1))
        #expect(sign(simd_float3(-2, 0, 5)) == simd_float3(-1, 0, 1))
        #expect(smoothstep(simd_float2(0.5, 2), edge0: .zero, edge1: simd_float2(1, 1)) == simd_float2(0.5, 1))
    }

    @Test("a ray that is thrown back wholly has no direction beyond")
    func refraction() {
        let ray = normalize(simd_float2(1, -0.1))
        #expect(refract(ray, n: simd_float2(0, 1), eta: 1.5) == .zero)
        #expect(refract(simd_float2(0, -1), n: simd_float2(0, 1), eta: 1.5) == simd_float2(0, -1))
    }

    @Test("a matrix of a plane and the one that takes it back change nothing together")
    func plane() {
        let matrix = simd_float2x2(simd_float2(2, 1), simd_float2(0, 4))
        #expect(matrix * matrix.inverse == matrix_identity_float2x2 && matrix.determinant == 8)
        #expect(matrix.transpose[1] == simd_float2(1, 4))
    }

    @Test("the longer way between turns goes around the other side")
    func turns() {
        let (a, b) = (simd_quatf(angle: 0, axis: [0, 0, 1]), simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
        let (short, long) = (simd_slerp(a, b, 0.5), simd_slerp_longest(a, b, 0.5))
        let (x, y) = (short.act(simd_float3(1, 0, 0)), long.act(simd_float3(1, 0, 0)))
        #expect(simd_length(x + y) < 1e-5)
    }
}
