import GameplayKit
import Testing

@Suite("Trees of questions")
struct GKDecisionTreeTests {
    @Test("examples teach the question that tells the action")
    func learned() {
        let tree = GKDecisionTree(
            examples: [[1, 0], [1, 1], [0, 0], [0, 1]], actions: ["run", "run", "hide", "hide"],
            attributes: ["armed", "night"])
        #expect(tree.findAction(forAnswers: ["armed": 1, "night": 1]) as? String == "run")
        #expect(tree.findAction(forAnswers: ["armed": 0, "night": 1]) as? String == "hide")
        #expect(tree.findAction(forAnswers: ["night": 1]) == nil)
    }

    @Test("branches are taken by answers, and by chance where none fits")
    func built() throws {
        let tree = GKDecisionTree(attribute: "hungry")
        let root = try #require(tree.rootNode)
        root.createBranch(value: true, attribute: "eat")
        root.createBranch(value: false, attribute: "thirsty").createBranch(weight: 1, attribute: "drink")
        #expect(tree.findAction(forAnswers: ["hungry": true]) as? String == "eat")
        #expect(tree.findAction(forAnswers: ["hungry": false]) as? String == "drink")
    }
}
