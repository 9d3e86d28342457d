import Testing
import TintypeImage

@Suite("Instants")
struct FrameTimesTests {
    private func error(_ text: String) -> FrameTimesError? {
        do {
            _ = try FrameTimes(parsing: text)
            return nil
        } catch {
            return error
        }
    }

    @Test("are read from seconds between commas, exactly")
    func parsing() throws {
        let times = try FrameTimes(parsing: "0,0.25, 0.3333,1.5,60")
        #expect(times.instants.map(\.fractionText) == ["0", "1/4", "3333/10000", "3/2", "60"])
        #expect(times.instants.map(\.text) == ["0", "0.25", "0.3333", "1.5", "60"])
    }

    @Test("that are none are refused with the remedy")
    func errors() {
        for text in ["", "a", "0,", "-1", "1e3", "0.12345", "0,,1", "nan", "0x1", "1.", "٣", "+1", "1/0", "0;1"] {
            if case .notANumber = error(text) { continue }
            Issue.record("\(text) is taken")
        }
        #expect(error("0,0.5,0.5") == .notAscending("0.5", "0.5"))
        #expect(error("1,0.5") == .notAscending("1", "0.5"))
        #expect(error("3601") == .outOfRange("3601"))
        #expect(error("999999999") == .outOfRange("999999999"))
        #expect(
            error("1,0.5")?.description
                == "0.5 s comes after 1 s and is not later\nhint: name each instant once, the earliest first")
    }

    @Test("of a rate begin at 0 and end at the duration")
    func rate() throws {
        let times = try FrameTimes(rate: FrameTime(30), duration: FrameTime(1))
        #expect(times.instants.count == 31)
        #expect(times.instants.last == FrameTime(1))
        #expect(times.instants[1] == FrameTime(1, over: 30))
        let odd = try FrameTimes(rate: FrameTime(parsing: "29.97")!, duration: FrameTime(parsing: "0.5")!)
        #expect(odd.instants.count == 15)
        #expect(odd.instants[3] == FrameTime(300, over: 2997))
        #expect(try FrameTimes(rate: FrameTime(60), duration: .zero).instants == [.zero])
        for (rate, duration) in [(FrameTime(0), FrameTime(1)), (FrameTime(1001), FrameTime(1))] {
            #expect(throws: FrameTimesError.rate(rate.text)) { try FrameTimes(rate: rate, duration: duration) }
        }
        #expect(throws: FrameTimesError.tooMany(60_001)) {
            try FrameTimes(rate: FrameTime(1000), duration: FrameTime(60))
        }
        #expect(throws: FrameTimesError.outOfRange("3601")) {
            try FrameTimes(rate: FrameTime(1), duration: FrameTime(3601))
        }
    }

    @Test("add up without rounding, and never overflow")
    func sums() {
        var sum = FrameTime.zero
        for _ in 0..<3000 { sum = sum + FrameTime(1, over: 30) }
        #expect(sum == FrameTime(100))
        // Primes, as a hostile file has: it is rounded, and goes on.
        var hostile = FrameTime.zero
        for unit in [65_521, 65_519, 65_497, 65_479, 65_449, 65_447, 65_437, 65_423, 65_419] {
            hostile = hostile + FrameTime(65_535, over: unit)
        }
        #expect(abs(hostile.seconds - 9.008) < 0.01)
        #expect(FrameTime(2, over: 6) - FrameTime(1, over: 3) == .zero)
        #expect(FrameTime(1, over: 3) < FrameTime(334, over: 1000))
    }
}
