import BackgroundTasks
import Testing

@Suite("BackgroundTasks")
@MainActor
struct BackgroundTasksTests {
    @Test("nothing runs in the background, and whoever asks is told so")
    func requests() async {
        let scheduler = BGTaskScheduler.shared
        #expect(!scheduler.register(forTaskWithIdentifier: "a", using: nil) { $0.setTaskCompleted(success: true) })
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
        }
        #expect(await scheduler.pendingTaskRequests().isEmpty)
    }
}
