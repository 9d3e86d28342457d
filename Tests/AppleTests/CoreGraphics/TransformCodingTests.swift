import CoreGraphics
import Testing

@Suite("Transforms as codes")
struct TransformCodingTests {
    @Test("the six numbers of the matrix come back, one after the other")
    func numbers() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(data: data, encoding: .utf8) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    }
}
