import CoreML
import Testing

@Suite("CoreML")
struct CoreMLTests {
    @Test("no model is read")
    func models() async {
        #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
        await #expect(throws: MLModelError.self) { try await MLModel.load(contentsOf: URL(fileURLWithPath: "/a")) }
    }

    @Test("arrays keep their numbers by their places")
    func arrays() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array.count == 6 && array[5] == 7 && array.strides == [3, 1])
        let features = try MLDictionaryFeatureProvider(dictionary: ["x": array, "n": 2.5, "t": "a"])
        #expect(features.featureValue(for: "x")?.multiArrayValue === array)
        #expect(features.featureValue(for: "n")?.doubleValue == 2.5 && features.featureNames == ["n", "t", "x"])
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["x": Date()]) }
    }
}
