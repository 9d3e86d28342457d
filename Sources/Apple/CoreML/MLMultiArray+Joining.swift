import Foundation

extension MLMultiArray {
    /// Creates an array of others, one after another along an axis: the other lengths are those of the first one.
    public convenience init(concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType) {
        var lengths = multiArrays.first?.shape.map(\.intValue) ?? []
        precondition(lengths.isEmpty || lengths.indices.contains(axis), "the axis is one of the arrays'")
        precondition(
            multiArrays.allSatisfy { other in
                other.shape.count == lengths.count
                    && lengths.indices.allSatisfy { $0 == axis || other.shape[$0].intValue == lengths[$0] }
            }, "the arrays are alike but for the axis")
        if lengths.indices.contains(axis) { lengths[axis] = multiArrays.reduce(0) { $0 + $1.shape[axis].intValue } }
        // Lengths that arrays have are none below 0.
        try! self.init(shape: lengths.map { NSNumber(value: $0) }, dataType: dataType)
        guard !multiArrays.isEmpty, !lengths.isEmpty else { return }
        // The numbers of a step on an axis before this one follow each other in every array.
        let before = lengths[..<axis].reduce(1, *)
        var place = 0
        for row in 0..<before {
            for array in multiArrays {
                let length = array.count / max(before, 1)
                for index in row * length..<(row + 1) * length {
                    self[place] = array[index]
                    place += 1
                }
            }
        }
    }
}
