import Foundation
import Testing

@testable import TintypeSymbols
import TintypeGraphics

@Suite struct SymbolTableTests {
    private let font = BoxOutlines()

    @Test func whatCodeUsesIsThere() {
        #expect(SymbolNames.used.filter { !SymbolTable.contains($0) } == [])
    }

    @Test func whatIsUsedMostIsDrawnHere() {
        #expect(SymbolNames.used.prefix(160).filter { SymbolTable.isOfFont($0) } == [])
    }

    @Test func whatScenesAskForIsThere() {
        #expect(SymbolNames.wanted.filter { !SymbolTable.contains($0) } == [])
    }

    @Test func marksOfOthersAndWholeFamiliesAreThere() {
        #expect((SymbolNames.marks + SymbolNames.families).filter { !SymbolTable.contains($0) } == [])
    }

    @Test func arrowsFollowTheDirectionOfReading() {
        func turned(_ name: String) -> String { SymbolTable.name(readFromRight: name) }
        #expect(turned("chevron.forward") == "chevron.backward" && turned("arrow.backward") == "arrow.forward")
        #expect(turned("forward.end.fill") == "forward.end.fill" && turned("chevron.right") == "chevron.right")
        let all = SymbolNames.used + SymbolNames.wanted
        #expect(all.filter { turned(turned($0)) != $0 } == [])
    }

    @Test func whatIsNoSymbolIsNot() {
        #expect(SymbolNames.excluded.filter { SymbolTable.contains($0) } == [])
    }

    @Test func noNameHasTwoDrawings() {
        var seen: Set<String> = []
        for entry in SymbolTable.entries {
            if entry.plain != nil { #expect(seen.insert(entry.name).inserted, "\(entry.name)") }
            if entry.filled != nil { #expect(seen.insert(entry.name + ".fill").inserted, "\(entry.name).fill") }
        }
    }

    @Test func everyListedEntryDrawsSomething() throws {
        for entry in SymbolTable.entries {
            for look in [entry.plain, entry.filled] {
                guard let drawing = look?() else { continue }
                let ink = try drawing.path(outlines: font, name: entry.name).inkBounds
                #expect(
                    ink.width >= 1 && ink.width <= 32 && ink.height >= 1 && ink.height <= 26, "\(entry.name): \(ink)")
            }
        }
    }

    @Test func allNamesAreSortedAndKnown() {
        let names = SymbolTable.allNames
        #expect(names == names.sorted())
        #expect(names.filter { !SymbolTable.contains($0) } == [])
        #expect(names.contains("person.crop.circle.fill.badge.checkmark"))
    }

    @Test func allScalarsAreInThePrivateUseArea() {
        let scalars = SymbolTable.allScalars
        #expect(scalars == scalars.sorted())
        #expect(scalars.allSatisfy { (0xE000...0xF8FF).contains($0) })
    }

    @Test func aLongRowOfSuffixesThatLeadsToNothingEnds() {
        let suffixes = String(repeating: ".circle.slash.badge.plus", count: 40)
        for start in ["nothing", "delete.nothing", "microphone.microphone", "star"] {
            #expect(!SymbolTable.contains(start + suffixes))
        }
        #expect(!SymbolTable.contains("delete.nothing"))
        #expect(SymbolTable.contains("speaker.slash.circle.fill"))
    }

    @Test func onlyNamesWithAFilledLookTakeFill() {
        #expect(SymbolTable.contains("star.fill"))
        #expect(!SymbolTable.contains("globe.fill"))
        #expect(!SymbolTable.contains("plus.fill"))
    }

    @Test func anUnknownPartMakesTheWholeUnknown() {
        for name in [
            "nothing.circle", "nothing.badge.plus", "bell.badge.nothing", "nothing.slash", ".circle", "circle.", "",
        ] {
            #expect(!SymbolTable.contains(name), "\(name)")
        }
    }
}

@Suite struct SymbolRuleTests {
    private let font = BoxOutlines()

    private func path(_ name: String) throws -> Path {
        let drawing = try #require(SymbolTable.drawing(named: name), "\(name)")
        return try drawing.path(outlines: font, name: name)
    }

    @Test func anEnclosureIsAnOutlineAroundTheMark() throws {
        let symbol = try path("plus.circle")
        #expect(symbol.contains(12, 12))
        #expect(symbol.contains(3, 12))
        #expect(!symbol.contains(6, 8))
    }

    @Test func aFilledEnclosureHasTheMarkKnockedOut() throws {
        let symbol = try path("plus.circle.fill")
        #expect(symbol.winding(around: CGPoint(x: 12, y: 12)) == 0)
        #expect(symbol.contains(6, 8))
    }

    @Test func anEnclosureHoldsTheFilledLook() throws {
        #expect(try path("heart.circle").coverage(of: CGRect(x: 9, y: 9, width: 2, height: 2)) > 0.9)
    }

    @Test func lettersAndNumbersStandInEnclosuresOnly() {
        #expect(SymbolTable.contains("a.circle") && SymbolTable.contains("42.square.fill"))
        #expect(!SymbolTable.contains("a") && !SymbolTable.contains("51.circle") && !SymbolTable.contains("007.circle"))
    }

    @Test func aSlashHasAGapOnBothSides() throws {
        let symbol = try path("rectangle.slash.fill")
        // Places beside the middle of the stroke, by their distance from it along the other diagonal.
        func isFilled(_ distance: CGFloat) -> Bool { symbol.contains(12 + distance, 11.5 - distance) }
        #expect([-2.5, -1.3, 0, 1.3, 2.5].map(isFilled) == [true, false, true, false, true])
    }

    @Test func aBadgeIsADiscWithItsMarkKnockedOutAndAGapAround() throws {
        let symbol = try path("square.badge.plus.fill")
        #expect(!symbol.contains(19, 19))
        #expect(symbol.contains(16, 16.5))
        #expect(!symbol.contains(14.8, 15))
        #expect(symbol.contains(12, 12))
    }

    @Test func fillMayStandBeforeOrAfterTheBadge() throws {
        #expect(try path("folder.fill.badge.plus") == path("folder.badge.plus.fill"))
    }

    @Test func aBadgeWithoutAMarkIsADotAtTheTop() throws {
        let symbol = try path("app.badge")
        #expect(symbol.contains(18.2, 5.8))
        #expect(!symbol.contains(18.2, 10.5))
    }

    @Test func aBadgeMayStandOnAnEnclosure() throws {
        #expect(try path("person.crop.circle.fill.badge.checkmark") != path("person.crop.circle.badge.checkmark"))
    }

    @Test func arrowsPointWhereTheySay() throws {
        // The head is the broad part: its half of the box holds more ink.
        let halves: [(String, CGRect)] = [
            ("up", CGRect(x: 0, y: 0, width: 24, height: 12)), ("down", CGRect(x: 0, y: 12, width: 24, height: 12)),
            ("left", CGRect(x: 0, y: 0, width: 12, height: 24)), ("right", CGRect(x: 12, y: 0, width: 12, height: 24)),
            ("forward", CGRect(x: 12, y: 0, width: 12, height: 24)),
        ]
        for (direction, half) in halves {
            let symbol = try path("arrow.\(direction)")
            #expect(
                symbol.coverage(of: half) > 0.6 * symbol.coverage(of: CGRect(x: 0, y: 0, width: 24, height: 24)) * 2)
        }
        #expect(try path("arrow.up.right").contains(18.5, 5.5))
        #expect(try path("arrow.down.left").contains(5.5, 18.5))
    }

    @Test(arguments: [
        ("microphone.fill", "mic.fill"), ("document.badge.plus", "doc.badge.plus"), ("delete.backward", "delete.left"),
        ("delete.backward.fill", "delete.left.fill"), ("arrow.up.document.fill", "arrow.up.doc.fill"),
    ])
    func renamedSymbolsAreTheSame(new: String, old: String) throws {
        #expect(try path(new) == path(old))
    }
}

@Suite struct SymbolErrorTests {
    private func error(_ name: String) -> SymbolError? {
        do {
            _ = try SymbolTable.symbol(named: name, outlines: BoxOutlines())
            return nil
        } catch {
            return error as? SymbolError
        }
    }

    private func nearest(_ name: String) -> [String] {
        if case .unknown(_, let nearest) = error(name) { nearest } else { [] }
    }

    @Test(arguments: [
        ("globee", "globe"), ("chevron.rigth", "chevron.right"), ("xmark.circl", "xmark.circle"),
        ("person.crop.circle.badge.pluss", "person.crop.circle.badge.plus"), ("Star.Fill", "star.fill"),
        ("calender", "calendar"), ("evelope", "envelope"),
    ])
    func aMisspeltNameIsRecognised(misspelt: String, meant: String) {
        #expect(nearest(misspelt).first == meant)
    }

    @Test func aNameWithAnUnknownPartIsRecognisedByTheOthers() {
        #expect(nearest("calendar.with.something.else").first == "calendar")
    }

    @Test func noMoreThanThreeAreOffered() {
        #expect(nearest("xmark.circl").count == 3)
    }

    @Test func theMessageSaysWhatToDo() {
        let error = SymbolError.unknown("strar", nearest: ["star", "stairs"])
        #expect(error.description == "there is no symbol \"strar\"")
        #expect(error.hint == "did you mean \"star\" or \"stairs\"? `tintype symbols` lists those that there are")
        #expect(SymbolError.unknown("qqq", nearest: []).hint == "`tintype symbols` lists those that there are")
    }
}
