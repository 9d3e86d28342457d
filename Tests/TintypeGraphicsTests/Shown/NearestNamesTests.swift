import Testing

@testable import TintypeGraphics

@Suite struct NearestNamesTests {
    @Test func theNearestComesFirst() {
        #expect(nearestNames(to: "paddin", among: ["spacing", "paddings", "padding"]) == ["padding", "paddings"])
    }

    @Test func equallyNearNamesAreInAlphabeticalOrder() {
        #expect(nearestNames(to: "hart", among: ["heart", "cart", "hare"]) == ["cart", "hare", "heart"])
    }

    @Test func twoSwappedNeighboursAreOneEdit() {
        #expect(editDistance(Array("rigth"), Array("right")) == 1)
        #expect(editDistance(Array("kitten"), Array("sitting")) == 3)
        #expect(editDistance(Array(""), Array("abc")) == 3)
    }

    @Test func caseDoesNotMatter() {
        #expect(nearestNames(to: "hstack", among: ["HStack", "VStack"], limit: 1) == ["HStack"])
    }

    @Test func whatIsFarIsNotOffered() {
        #expect(nearestNames(to: "font", among: ["padding", "background"]).isEmpty)
    }

    @Test func anEditInAVeryShortNameIsForgiven() {
        #expect(nearestNames(to: "id", among: ["is", "zzz"]) == ["is"])
    }

    @Test func noMoreThanTheLimitAndNoneTwice() {
        let names = ["aab", "aac", "aad", "aae", "aab"]
        #expect(nearestNames(to: "aaa", among: names, limit: 2) == ["aab", "aac"])
    }
}
