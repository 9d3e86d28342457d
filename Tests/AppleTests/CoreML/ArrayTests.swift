import CoreML
import Testing

@Suite("arrays of Core ML")
struct ArrayTests {
    @Test("numbers stand in memory as their kind is, and are found by their rows and columns")
    func memory() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
        array[[1, 2]] = 7
        array[0] = 1.5
        let numbers = array.dataPointer.assumingMemoryBound(to: Float.self)
        #expect(numbers[5] == 7 && numbers[0] == 1.5 && array[5].floatValue == 7 && array.strides == [3, 1])
        let small = try MLMultiArray(shape: [1], dataType: .float16)
        small[0] = 0.1
        #expect(small[0].floatValue != 0.1 && abs(small[0].floatValue - 0.1) < 1e-3)
        #expect(throws: MLModelError.self) { _ = try MLMultiArray(shape: [-1], dataType: .double) }
    }

    @Test("numbers that stand elsewhere keep their steps, and are freed once")
    func foreign() throws {
        var freed = 0
        do {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 8)
            memory.initializeMemory(as: Int32.self, from: [1, 2, 3, 4, 5, 6], count: 6)
            let turned = try MLMultiArray(dataPointer: memory, shape: [3, 2], dataType: .int32, strides: [1, 3]) {
                $0.deallocate()
                freed += 1
            }
            #expect(turned[[2, 1]].intValue == 6 && turned[1].intValue == 4)
            #expect(MLShapedArray<Int32>(turned).scalars == [1, 4, 2, 5, 3, 6])
        }
        #expect(freed == 1)
    }

    @Test("an array as a value has parts, other lengths, and goes to memory and back")
    func shaped() {
        var array = MLShapedArray<Float>(scalars: [1, 2, 3, 4, 5, 6], shape: [2, 3])
        array[scalarAt: 1, 0] = 9
        #expect(array[1].scalars == [9, 5, 6] && array.reshaped(to: [3, 2])[1].scalars == [3, 9])
        #expect(MLShapedArray<Float>(MLMultiArray(array)) == array)
        let value = MLFeatureValue(shapedArray: array)
        #expect(value.shapedArrayValue(of: Float.self) == array && value.shapedArrayValue(of: Double.self) == nil)
    }

    @Test("an array as a value is a collection of its parts, which are taken and put by ranges")
    func parts() throws {
        var array = MLShapedArray<Float>(scalars: [1, 2, 3, 4, 5, 6], shape: [2, 3])
        #expect(array.map { $0.scalars.reduce(0, +) } == [6, 15])
        #expect(array[0..<2, 1...].scalars == [2, 3, 5, 6] && array[0..., ..<1].shape == [2, 1])
        #expect(array[1, 2].scalar == 6 && array[1..<2].scalars == [4, 5, 6] && array[...].shape == [2, 3])
        array[0] = [7, 8, 9]
        array[0..<2, 2...2] = MLShapedArraySlice(scalars: [0, 0], shape: [2, 1])
        #expect(array.scalars == [7, 8, 0, 4, 5, 0])
        #expect(array.transposed().scalars == [7, 4, 8, 5, 0, 0] && array.transposed().shape == [3, 2])
        #expect(
            array.expandingShape(at: -1).shape == [2, 3, 1] && array.expandingShape(at: 0).squeezingShape() == array)
        #expect(MLShapedArray<Int32>(converting: array).scalars == [7, 8, 0, 4, 5, 0])
        #expect(MLShapedArray<Float>(scalars: [1, 2, 3], shape: [2]).scalars == [1, 2])
        let wild = MLShapedArray<Float>(scalars: [300, -300, .nan, -1.5], shape: [4])
        #expect(MLShapedArray<Int8>(converting: wild).scalars == [127, -128, 0, -1])
        let wide = MLShapedArray(concatenating: [array, array], alongAxis: 1)
        #expect(wide.shape == [2, 6] && wide.scalars == [7, 8, 0, 7, 8, 0, 4, 5, 0, 4, 5, 0])
        #expect(MLShapedArray<Float>(identityMatrixOfSize: 2).scalars == [1, 0, 0, 1])
        let read = try JSONDecoder().decode(MLShapedArray<Float>.self, from: JSONEncoder().encode(array))
        #expect(read == array)
        array.fill(with: 2)
        #expect(array.scalars.allSatisfy { $0 == 2 })
    }

    @Test("a value of a model is itself again after it was a value of Swift")
    func sendable() {
        let array = MLShapedArray<Float>(scalars: [1, 2, 3, 4], shape: [2, 2])
        let value = MLSendableFeatureValue(array)
        #expect(value.isShapedArray && !value.isScalar && value.shapedArrayValue(of: Float.self) == array)
        #expect(value.shapedArrayValue(of: Double.self) == nil)
        #expect(MLSendableFeatureValue(MLFeatureValue(value)) == value)
        #expect(MLFeatureValue(MLSendableFeatureValue("moss")).stringValue == "moss")
        #expect(MLSendableFeatureValue(MLFeatureValue(int64: 4))?.integerValue == 4)
        #expect(MLSendableFeatureValue(["a": 2.5]).stringDictionaryValue == ["a": 2.5])
    }

    @Test("a batch has a question for each place of its arrays")
    func batches() throws {
        let batch = try MLArrayBatchProvider(dictionary: ["x": [1, 2], "y": ["a", "b"]])
        #expect(batch.count == 2 && batch.features(at: 1).featureValue(for: "y")?.stringValue == "b")
        #expect(throws: MLModelError.self) { _ = try MLArrayBatchProvider(dictionary: ["x": [1], "y": []]) }
    }

    @Test("arrays join along an axis, and numbers in memory are of their own kind")
    func joining() throws {
        let wide = MLMultiArray(MLShapedArray<Double>(scalars: [1, 2, 3, 4, 5, 6], shape: [2, 3]))
        let narrow = MLMultiArray(MLShapedArray<Double>(scalars: [7, 8], shape: [2, 1]))
        let beside = MLMultiArray(concatenating: [wide, narrow], axis: 1, dataType: .double)
        #expect(beside.shape == [2, 4] && (0..<8).map { beside[$0].intValue } == [1, 2, 3, 7, 4, 5, 6, 8])
        let below = MLMultiArray(concatenating: [wide, wide], axis: 0, dataType: .float32)
        #expect(below.shape == [4, 3] && below[[3, 2]].intValue == 6)
        #expect(try UnsafeBufferPointer<Double>(narrow).map { $0 } == [7, 8])
        #expect(throws: MLModelError.self) { _ = try UnsafeBufferPointer<Float>(narrow) }
        withExtendedLifetime(narrow) {}
    }
}
