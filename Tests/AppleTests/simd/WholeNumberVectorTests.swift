import Testing
import simd

@Suite("Vectors of whole numbers")
struct WholeNumberVectorTests {
    @Test("parts are bounded, and bare of their signs")
    func parts() {
        let vector = simd_int3(-4, 2, 9)
        #expect(max(vector, 0) == simd_int3(0, 2, 9))
        #expect(clamp(vector, min: -1, max: 3) == simd_int3(-1, 2, 3))
        #expect(abs(vector) == simd_int3(4, 2, 9))
        #expect(reduce_add(vector) == 7)
    }

    @Test("a vector before a matrix is the row that it turns")
    func row() {
        let matrix = simd_float3x3(rows: [simd_float3(1, 2, 3), simd_float3(4, 5, 6), simd_float3(7, 8, 9)])
        #expect(simd_float3(1, 0, 0) * matrix == simd_float3(1, 2, 3))
        #expect(max(simd_float2(-1, 2), 0) == simd_float2(0, 2))
    }
}
