import Testing
import TintypeGraphics
import TintypeTree

@Suite("How people name a view")
struct ViewAddressTests {
    private func tree() throws -> SettledTree {
        try Explained { scope in
            scope.appendVStack { scope in
                scope.each([
                    { $0.appendHStack { $0.each([{ $0.box("left", 10, 10) }, { $0.appendText("one") }]) } },
                    { $0.appendHStack { $0.each([{ $0.appendText("two") }, { $0.appendText("three") }]) } },
                    { $0.appendText("last") },
                ])
            }
        }.scene.tree
    }

    @Test(
        "an id, a whole path, or a part of one finds the view",
        arguments: [
            ("left", [0, 0]), ("#left", [0, 0]), ("frame#left", [0, 0]), ("VStack/HStack[1]/Text[0]", [1, 0]),
            ("HStack[1]/Text[1]", [1, 1]), ("HStack[0]/Text", [0, 1]), ("VStack/Text", [2]),
            ("VStack/Color", [0, 0, 0]),
        ])
    func found(_ address: String, _ indices: [Int]) throws {
        #expect(try tree().find(address).indices == indices)
    }

    @Test("what fits several views is answered with their paths")
    func several() throws {
        let tree = try tree()
        #expect {
            _ = try tree.find("HStack")
        } throws: { error in
            "\(error)" == "2 views fit \"HStack\"; name one of them:\n  VStack/HStack[0]\n  VStack/HStack[1]"
        }
    }

    @Test(
        "what fits none is answered with what is near",
        arguments: [
            ("lft", "no view has the id \"lft\"; did you mean \"left\"?"),
            ("VStack/Txet", "no view is at \"VStack/Txet\"; did you mean \"Text\"?"),
            (
                "HStack[0]/Text[3]",
                "no view is at \"HStack[0]/Text[3]\"; in other positions there are:"
                    + "\n  VStack/HStack[0]/Text[1]\n  VStack/HStack[1]/Text[0]\n  VStack/HStack[1]/Text[1]"
            ),
            ("quite-another", "no view has the id \"quite-another\""),
        ])
    func unknown(_ address: String, _ message: String) throws {
        let tree = try tree()
        #expect {
            _ = try tree.find(address)
        } throws: { "\($0)" == message }
    }
}
