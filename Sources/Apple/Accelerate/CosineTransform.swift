import Foundation

extension vDSP {
    /// The kinds of the cosine transform.
    public enum DCTTransformType: Int, CaseIterable, Sendable {
        case II = 2
        case III, IV
    }

    /// The transform of numbers into waves of cosines, reckoned plainly.
    public class DCT {
        private let count: Int
        private let kind: DCTTransformType

        /// Creates a transform of so many numbers: a power of 2 times 1, 3, 5 or 15, and 16 at least; nil for others.
        public required init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
            let isKnown = [1, 3, 5, 15].contains { factor in
                count % factor == 0 && count / factor >= 16 && (count / factor) & (count / factor - 1) == 0
            }
            guard isKnown else { return nil }
            (self.count, kind) = (count, transformType)
        }

        /// Transforms numbers.
        public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
            let numbers = vector.numbers
            precondition(numbers.count == count, "there are as many numbers as the transform was made for")
            let step = Double.pi / Double(count)
            return (0..<count).map { k in
                let sum = (0..<count).reduce(0.0) { sum, n in
                    let number = Double(numbers[n])
                    return switch kind {
                    case .II: sum + number * cos(step * (Double(n) + 0.5) * Double(k))
                    case .III: sum + (n == 0 ? number / 2 : number * cos(step * Double(n) * (Double(k) + 0.5)))
                    case .IV: sum + number * cos(step * (Double(n) + 0.5) * (Double(k) + 0.5))
                    }
                }
                return Float(sum)
            }
        }
        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
        where U.Element == Float, V.Element == Float { result.take(transform(vector)) }
    }

    /// Filters of second order, one after the other.
    public struct Biquad<T: FloatingPoint> {
        private let sections: [[T]]
        private let channelCount: Int
        private var state: [[T]]

        /// Creates filters, each of five coefficients (three of what comes, two of what went out); nil for another number of them.
        public init?(coefficients: [T], channelCount: vDSP_Length, sectionCount: vDSP_Length, ofType: T.Type) {
            guard channelCount > 0, coefficients.count == 5 * Int(sectionCount) * Int(channelCount) else { return nil }
            sections = stride(from: 0, to: coefficients.count, by: 5).map { Array(coefficients[$0..<$0 + 5]) }
            self.channelCount = Int(channelCount)
            state = sections.map { _ in [0, 0] }
        }

        /// Runs numbers through the filters. The numbers of the channels stand one channel after the other.
        public mutating func apply<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
            var numbers = input.numbers
            let length = numbers.count / channelCount
            for (index, section) in sections.enumerated() {
                let channel = index % channelCount
                for place in channel * length..<(channel + 1) * length {
                    let number = numbers[place]
                    let out = section[0] * number + state[index][0]
                    state[index][0] = section[1] * number - section[3] * out + state[index][1]
                    state[index][1] = section[2] * number - section[4] * out
                    numbers[place] = out
                }
            }
            return numbers
        }
    }
}
