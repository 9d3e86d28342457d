import Foundation
import RandomInput
import Testing

@testable import Charts

@Suite("Scales of charts")
struct ScaleTests {
    private static let transforms: [ScaleTransform] = [
        .linear, .log, .power(exponent: 0.5), .power(exponent: 2), .symmetricLog(slopeAtZero: 1),
    ]

    @Test("a place gives back its value, whatever the domain, the range and the transform", arguments: transforms)
    func inverse(_ transform: ScaleTransform) {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<200 {
            // A logarithm has positive numbers alone, and a square goes over zero flat.
            let isPositive = transform == .log || transform == .power(exponent: 2)
            let lower =
                isPositive ? Double.random(in: 0.01...10, using: &random) : .random(in: -1e4...1e4, using: &random)
            let upper = lower + Double.random(in: 0.5...2e4, using: &random)
            let scale = ContinuousScale(
                domain: lower...upper, start: .random(in: -50...400, using: &random),
                end: .random(in: 500...900, using: &random), transform: transform)
            for _ in 0..<10 {
                let value = Double.random(in: lower...upper, using: &random)
                let place = scale.position(value)
                #expect(place >= scale.start - 1e-6 && place <= scale.end + 1e-6)
                #expect(abs(scale.value(at: place) - value) <= 1e-6 * max(abs(lower), abs(upper), 1))
            }
        }
    }

    @Test("the ends of a domain are the ends of its range, also where it runs backward", arguments: transforms)
    func ends(_ transform: ScaleTransform) {
        let scale = ContinuousScale(domain: 2...32, start: 300, end: 0, transform: transform)
        #expect(abs(scale.position(2) - 300) < 1e-9 && abs(scale.position(32)) < 1e-9)
    }

    @Test("a domain of one value has it in the middle")
    func single() {
        #expect(ContinuousScale(domain: 5...5, start: 0, end: 100).position(5) == 50)
    }

    @Test("bands are side by side, and each place in one gives its category")
    func bands() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let names = (0..<random.number(1...12)).map { "c\($0)" }
            let isBackward = random.chance(50)
            let scale = BandScale(categories: names, start: isBackward ? 310 : 10, end: isBackward ? 10 : 310)
            var end: CGFloat = isBackward ? 310 : 10
            for name in names {
                let band = try #require(scale.band(name))
                #expect(abs((isBackward ? band.upperBound : band.lowerBound) - end) < 1e-6)
                end = isBackward ? band.lowerBound : band.upperBound
                let place = CGFloat.random(in: (band.lowerBound + 0.01)...(band.upperBound - 0.01), using: &random)
                #expect(scale.category(at: place) == name)
            }
            #expect(abs(end - (isBackward ? 10 : 310)) < 1e-6)
            #expect(scale.category(at: 400) == nil && scale.band("none") == nil)
        }
    }

    @Test("numbers go up along y, categories go down, and a reversed domain turns around")
    func directions() {
        func ends(_ kind: AxisDomain.Kind, reversed: Bool = false) -> [CGFloat] {
            let scale = AxisDomain(kind: kind, isReversed: reversed).scale(length: 200, axis: .vertical)
            return [scale.ends.start, scale.ends.end]
        }
        #expect(ends(.number(0...1, .linear)) == [200, 0])
        #expect(ends(.number(0...1, .linear), reversed: true) == [0, 200])
        #expect(ends(.category(["a", "b"])) == [0, 200])
    }

    @Test("a domain of numbers holds zero and ends on ticks; one that is given is taken as it is")
    func search() {
        func domain(_ values: [Double], _ edit: (inout AxisOptions) -> Void = { _ in }) -> AxisDomain.Kind {
            var options = AxisOptions()
            edit(&options)
            return DomainSearch(data: values.map { .number($0) }, options: options, count: 4).domain.kind
        }
        #expect(domain([3, 916]) == .number(0...1000, .linear))
        #expect(domain([-3, 4]) == .number(-4...4, .linear))
        #expect(domain([70.2, 72.9]) { $0.domain = .init(includesZero: false) } == .number(70...73, .linear))
        #expect(domain([3, 916]) { $0.domain = (5...50.5)._scaleDomain } == .number(5...50.5, .linear))
        #expect(domain([3, 916]) { $0.type = .log } == .number(1...1000, .log))
        #expect(domain([]) == .number(0...1, .linear))
        #expect(domain([0, 0]) == .number(-1...1, .linear))
    }

    @Test("a part of a domain is seen from a value on")
    func visible() {
        let numbers = AxisDomain(kind: .number(0...100, .linear)).visible(length: 20, from: .number(35))
        #expect(numbers.kind == .number(35...55, .linear))
        let names = AxisDomain(kind: .category(["a", "b", "c", "d"])).visible(length: 2, from: .category("b"))
        #expect(names.kind == .category(["b", "c"]))
    }
}
