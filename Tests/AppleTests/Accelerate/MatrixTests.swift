import Accelerate
import Testing

@Suite("products, filters and cosines of Accelerate")
struct MatrixTests {
    @Test("a product counts the order, the transposes and what was there")
    func products() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1])
        var c: [Float] = [10, 10, 10, 10]
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 1, &c, 2)
        #expect(c == [14, 15, 20, 21])
        cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 3, 0, &c, 2)
        #expect(c == [1, 4, 6, 15])
        var y: [Float] = [1, 1, 1]
        cblas_saxpy(3, 2, a, 1, &y, 1)
        #expect(y == [3, 5, 7] && cblas_sdot(3, a, 1, a, 1) == 14 && cblas_isamax(6, a, 1) == 5)
    }

    @Test("a filter without feedback passes numbers on with its delays")
    func biquad() throws {
        var filter = try #require(
            vDSP.Biquad(coefficients: [0.5, 0.5, 0, 0, 0], channelCount: 1, sectionCount: 1, ofType: Float.self))
        #expect(filter.apply(input: [2, 4] as [Float]) == [1, 3])
        // The values before count on.
        #expect(filter.apply(input: [0] as [Float]) == [2])
        #expect(vDSP.Biquad(coefficients: [1], channelCount: 1, sectionCount: 1, ofType: Float.self) == nil)
    }

    @Test("a transform of cosines and the one back are the numbers again")
    func cosines() throws {
        let there = try #require(vDSP.DCT(count: 16, transformType: .II))
        let back = try #require(vDSP.DCT(count: 16, transformType: .III))
        let numbers = (0..<16).map { Float($0 * $0 % 7) }
        let again = back.transform(there.transform(numbers)).map { $0 / 8 }
        #expect(zip(numbers, again).allSatisfy { abs($0 - $1) < 1e-4 })
        #expect(vDSP.DCT(count: 7, transformType: .II) == nil)
    }

    @Test("numbers are sorted, counted and laid on lines")
    func order() {
        var numbers: [Float] = [3, -1, 2]
        #expect(
            vDSP.countZeroCrossings(numbers) == 2 && vDSP.slidingWindowSum(numbers, usingWindowLength: 2) == [2, 1])
        vDSP.sort(&numbers, sortOrder: .descending)
        #expect(numbers == [3, 2, -1])
        var line = [Float](repeating: 0, count: 4)
        vDSP_vgenp([0, 6], 1, [0, 3], 1, &line, 1, 4, 2)
        #expect(line == [0, 2, 4, 6])
        #expect(vDSP.evaluatePolynomial(usingCoefficients: [2, 0, 1], withVariables: [3] as [Float]) == [19])
    }
}
