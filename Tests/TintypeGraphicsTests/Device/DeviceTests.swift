import Foundation
import Testing

@testable import TintypeGraphics

@Suite("Devices")
struct DeviceTests {
    @Test("each is found by its name, whatever its case and spaces, and by Apple's name for it")
    func names() {
        for device in Device.all {
            #expect(Device(named: device.name) == device)
            #expect(Device(named: device.name.uppercased().replacing(" ", with: "-")) == device)
        }
        let apple = [
            "iPhone SE (3rd generation)": "iPhone SE", "iPad Pro 11-inch (M4)": "iPad Pro 11 M4",
            "iPad Pro 13-inch (M4)": "iPad Pro 13", "iPad Air 11-inch (M3)": "iPad Air 11",
            "iPad mini (A17 Pro)": "iPad mini A17 Pro", "iPad (A16)": "iPad A16", "iPad (9th generation)": "iPad",
        ]
        for (name, device) in apple { #expect(Device(named: name)?.name == device, "\(name)") }
    }

    @Test("nothing safe lies below a notch or an island, upright or on the side", arguments: Device.all)
    func cutouts(_ device: Device) {
        let (upright, side) = (device.screen(.portrait), device.screen(.landscape))
        if let cutout = device.cutout.frame(in: upright.size.width) {
            #expect(cutout.maxY <= upright.safeArea.top)
            #expect(cutout.maxY <= side.safeArea.leading && cutout.maxY <= side.safeArea.trailing)
            #expect(abs(cutout.midX - upright.size.width / 2) < 0.001)
        }
        #expect(device.cutout.path(in: upright.size.width).isEmpty == (device.cutout == .none))
    }

    @Test("the side is as long and as high as the other way round, but for windows", arguments: Device.all)
    func orientations(_ device: Device) {
        let (upright, side) = (device.screen(.portrait), device.screen(.landscape))
        let turned = CGSize(width: upright.size.height, height: upright.size.width)
        #expect(side.size == (device.kind == .window ? upright.size : turned))
        #expect(side.scale == upright.scale)
        #expect((upright.safeArea.bottom > 0) == (device.kind != .window && device.cornerRadius > 0))
    }
}
