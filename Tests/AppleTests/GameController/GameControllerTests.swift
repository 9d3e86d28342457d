import GameController
import Testing

@Suite("GameController")
struct GameControllerTests {
    @Test("no controller is found, and the search comes to its end")
    func search() async {
        var isDone = false
        GCController.startWirelessControllerDiscovery { isDone = true }
        #expect(isDone && GCController.controllers().isEmpty && GCController.current == nil)
        let buttons = GCVirtualController(configuration: GCVirtualController.Configuration())
        await #expect(throws: CocoaError.self) { try await buttons.connect() }
    }

    @Test("buttons that the program presses tell of it, up to the controller's form")
    func buttons() throws {
        let controller = GCController.withExtendedGamepad()
        let form = try #require(controller.extendedGamepad)
        var told: [GCControllerElement] = []
        var presses: [Bool] = []
        form.valueChangedHandler = { _, element in told.append(element) }
        form.buttonA.pressedChangedHandler = { _, _, isPressed in presses.append(isPressed) }
        form.buttonA.setValue(0.5)
        form.buttonA.setValue(1)
        form.buttonA.setValue(0)
        #expect(presses == [true, false] && told == [form.buttonA, form.buttonA, form.buttonA])
        form.leftThumbstick.setValueForXAxis(-0.5, yAxis: 1)
        #expect(form.leftThumbstick.left.value == 0.5 && !form.leftThumbstick.right.isPressed)
        #expect(form.leftThumbstick.up.isPressed && form.leftThumbstick.xAxis.value == -0.5)
        #expect(told.last === form.leftThumbstick)
        #expect(controller.physicalInputProfile[GCInputButtonA] === form.buttonA && form.controller === controller)
    }

    @Test("a copy keeps the state that the buttons had")
    func copies() {
        let controller = GCController.withExtendedGamepad()
        controller.extendedGamepad?.buttonB.setValue(0.5)
        controller.extendedGamepad?.dpad.setValueForXAxis(1, yAxis: 0)
        let copy = controller.capture()
        controller.extendedGamepad?.buttonB.setValue(0)
        #expect(copy.extendedGamepad?.buttonB.value == 0.5 && copy.extendedGamepad?.dpad.right.isPressed == true)
        #expect(controller.extendedGamepad?.controller === controller && copy.microGamepad == nil)
    }

    @Test("keys have the numbers of keyboards' usages")
    func keys() {
        #expect(GCKeyCode.keyA.rawValue == 4 && GCKeyCode.spacebar.rawValue == 44)
        #expect(GCKeyCode.F1.rawValue == 58 && GCKeyCode.upArrow.rawValue == 82 && GCKeyCode.keypad0.rawValue == 98)
    }
}
