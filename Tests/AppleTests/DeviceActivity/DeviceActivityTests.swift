import DeviceActivity
import Testing

@Suite("DeviceActivity")
struct DeviceActivityTests {
    @Test("nothing is watched")
    func refused() {
        let center = DeviceActivityCenter()
        let day = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 20), repeats: true)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try center.startMonitoring(DeviceActivityName("day"), during: day)
        }
        #expect(center.activities.isEmpty)
    }

    @Test("the next time of a schedule is as long as its hours")
    func next() throws {
        let day = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 12, minute: 0), intervalEnd: DateComponents(hour: 12, minute: 30),
            repeats: true)
        #expect(try #require(day.nextInterval).duration == 1800)
    }
}
