import Testing

@testable import TintypeGraphics

@Suite("Limits") struct LimitsTests {
    @Test("are set by name within their range, and by nothing else", arguments: Limits.Kind.all.indices)
    func values(index: Int) throws {
        let kind = Limits.Kind.all[index]
        #expect(kind.range.contains(Limits()[kind]))
        for value in [kind.range.lowerBound, kind.range.upperBound] {
            var limits = Limits()
            try limits.set("\(kind.name)=\(value)")
            #expect(limits[kind] == value)
            limits[kind] = Limits()[kind]
            #expect(limits == Limits(), "another limit was set")
        }
        let wrong = [
            "\(kind.range.lowerBound - 1)", "\(kind.range.upperBound + 1)", "", "+9", "-1", " 100", "100 ", "1e2",
            "0x64",
            "100.0", "١٠٠", "99999999999999999999", "100=100",
        ]
        for text in wrong {
            var limits = Limits()
            #expect(throws: Limits.SettingError.self, "\(kind.name)=\(text)") { try limits.set("\(kind.name)=\(text)") }
            #expect(limits == Limits())
        }
    }

    @Test("suggest the name that was meant")
    func names() {
        for text in ["second=3", "Seconds=3", "seconds", "", "=", "=3"] {
            var limits = Limits()
            #expect(throws: Limits.SettingError.self, "\(text)") { try limits.set(text) }
        }
        var limits = Limits()
        #expect(throws: Limits.SettingError(description: "there is no limit \"second\"; did you mean \"seconds\"?")) {
            try limits.set("second=60")
        }
    }

    @Test("are raised by a setting that is itself allowed, and enough", arguments: Limits.Kind.all.indices)
    func remedies(index: Int) throws {
        let kind = Limits.Kind.all[index]
        // One that is as high as it may be by itself has no remedy.
        let needs = Limits()[kind] < kind.range.upperBound ? [nil, Limits()[kind] + 1, kind.range.upperBound] : []
        for needed in needs {
            let remedy = try #require(Limits().remedy(kind, needed: needed))
            var limits = Limits()
            try limits.set(try #require(remedy.split(separator: " ").last.map(String.init)))
            #expect(limits[kind] >= needed ?? Limits()[kind] + 1)
        }
        #expect(Limits().remedy(kind, needed: kind.range.upperBound + 1) == nil)
        var limits = Limits()
        limits[kind] = kind.range.upperBound
        #expect(limits.remedy(kind) == nil)
    }

    @Test("give no picture more of the processor than its time")
    func deadline() {
        let deadline = Deadline(seconds: 0)
        for _ in 0..<2000 { #expect(!deadline.step(), "not begun") }
        deadline.begin()
        var steps = 0
        while !deadline.step(), steps < 2000 { steps += 1 }
        #expect(steps < 600 && deadline.isOver)
    }
}
