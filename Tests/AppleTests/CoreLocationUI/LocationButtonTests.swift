import CoreLocationUI
import Testing

@Suite("Buttons that share a location")
@MainActor
struct LocationButtonTests {
    @Test("a button is as wide as its sign and its words, in their size")
    func sizes() {
        let button = CLLocationButton()
        let sign = button.intrinsicContentSize
        button.label = .currentLocation
        let words = button.intrinsicContentSize
        button.label = .shareMyCurrentLocation
        #expect(sign.width < words.width && words.width < button.intrinsicContentSize.width)
        button.fontSize = 34
        #expect(button.intrinsicContentSize.height > words.height)
        button.icon = .none
        button.label = .none
        #expect(button.intrinsicContentSize.width < sign.width)
    }

    @Test("each title has words of its own")
    func titles() {
        let labels: [CLLocationButtonLabel] = [
            .currentLocation, .sendCurrentLocation, .sendMyCurrentLocation, .shareCurrentLocation,
            .shareMyCurrentLocation,
        ]
        #expect(Set((0...5).compactMap(CLLocationButtonLabel.init)).count == labels.count + 1)
    }
}
