import ARKit
import AVFoundation
import CoreML
import LinkPresentation
import Testing
import WebKit

@Suite("Reasons of errors as patterns")
struct ErrorPatternTests {
    @Test("an error matches the reason that it has, and no other")
    func patterns() {
        #expect(AVError.noDataCaptured.rawValue == -11805)
        #expect(caught(AVError(.diskFull)) == "disk")
        #expect(caught(WKError(.webViewInvalidated)) == "page")
        #expect(caught(LPError(.metadataFetchTimedOut)) == "link")
        #expect(caught(ARError(.invalidWorldMap)) == "room")
        #expect(caught(MLModelError(.featureType)) == "model")
        #expect(caught(AVError(.unknown)) == "other")
    }

    private func caught(_ error: any Error) -> String {
        do { throw error } catch AVError.diskFull { return "disk" } catch WKError.webViewInvalidated {
            return "page"
        } catch LPError.metadataFetchTimedOut { return "link" } catch ARError.invalidWorldMap {
            return "room"
        } catch MLModelError.featureType { return "model" } catch { return "other" }
    }
}
