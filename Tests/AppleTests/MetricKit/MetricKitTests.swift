import MetricKit
import Testing

@Suite("MetricKit")
struct MetricKitTests {
    @Test("nothing is measured")
    func none() {
        let manager = MXMetricManager.shared
        #expect(manager.pastPayloads.isEmpty)
        #expect(manager.pastDiagnosticPayloads.isEmpty)
        #expect(throws: MXError.self) { try MXMetricManager.extendLaunchMeasurement(forTaskID: .init("load")) }
    }
}
