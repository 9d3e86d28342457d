/// The values that a limit can have, in steps, as a tolerance applies them: rounded to 32 bits.
struct StepScale: Sendable {
    /// In thousandths of the greatest distance.
    static let yiq = StepScale(stepsPerUnit: 1000, count: 1001)
    /// In tenths; sRGB has no two colours that are 200 apart.
    static let deltaE = StepScale(stepsPerUnit: 10, count: 2000)

    private let stepsPerUnit: Float
    private let values: [Float]

    private init(stepsPerUnit: Int, count: Int) {
        self.stepsPerUnit = Float(stepsPerUnit)
        values = (0..<count).map { Float(Double($0) / Double(stepsPerUnit)) }
    }

    /// The least number of steps, at least one, that is no less than `distance`.
    @inline(__always)
    func steps(_ distance: Float) -> Int {
        values.withUnsafeBufferPointer { values in
            // The product may be off by one, to either side.
            var steps = min(max(1, Int(distance * stepsPerUnit)), values.count - 1)
            while steps > 1, values[steps - 1] >= distance { steps -= 1 }
            while steps < values.count - 1, values[steps] < distance { steps += 1 }
            return steps
        }
    }
}
