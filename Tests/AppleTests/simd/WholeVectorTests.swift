import Testing
import simd

@Suite("simd: bounds, whole numbers and what is put into place")
struct WholeVectorTests {
    @Test("vectors of whole numbers have bounds, signs and sums")
    func whole() {
        let vector = SIMD4<Int32>(1, -2, 3, -4)
        #expect(abs(vector) == SIMD4(1, 2, 3, 4))
        #expect(clamp(vector, min: -1, max: 2) == SIMD4(1, -1, 2, -1))
        #expect(reduce_add(vector) == -2 && reduce_min(vector) == -4 && reduce_max(vector) == 3)
        #expect(max(vector, 0) == SIMD4(1, 0, 3, 0))
    }

    @Test("vectors have bounds of numbers, and functions part by part")
    func parts() {
        let vector = SIMD3<Float>(1.5, 2.5, -4)
        #expect(min(vector, 2) == SIMD3(1.5, 2, -4) && max(vector, 0) == SIMD3(1.5, 2.5, 0))
        #expect(rint(vector) == SIMD3(2, 2, -4))
        #expect(fmod(vector, SIMD3(repeating: 2)) == SIMD3(1.5, 0.5, 0))
        #expect(exp2(SIMD2<Double>(3, 0)) == SIMD2(8, 1))
    }

    @Test("matrices and quaternions are changed in place")
    func inPlace() {
        var matrix = matrix_identity_double3x3
        matrix *= 2
        matrix += matrix_identity_double3x3
        #expect(matrix == double3x3(diagonal: SIMD3(repeating: 3)) && -matrix == matrix * -1)
        #expect(SIMD3<Double>(1, 2, 3) * matrix == SIMD3(3, 6, 9))
        var turn = simd_quatf(ix: 0, iy: 0, iz: 0, r: 2)
        turn *= 2
        turn /= simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
        turn -= simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
        #expect(turn.real == 3)
    }
}
