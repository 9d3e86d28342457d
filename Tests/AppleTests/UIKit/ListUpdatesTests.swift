import Foundation
import RandomInput
import Testing
@testable import UIKit

@Suite("Changes of rows and sections")
struct ListUpdatesTests {
    /// Makes random changes of lists of numbers, and finds each of the numbers that stay where the changes say.
    @Test("what stays is found after any changes that are made at once", arguments: 0..<300)
    func any(_ seed: Int) {
        var numbers = SeededGenerator(seed: seed)
        var next = 0
        func fresh() -> Int {
            next += 1
            return next
        }
        let old = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
            (0..<Int.random(in: 0...6, using: &numbers)).map { _ in fresh() }
        }
        var updates = ListUpdates()
        // What stays, in order.
        var left: [(section: Int, rows: [Int])] = []
        for (index, rows) in old.enumerated() {
            if Int.random(in: 0..<4, using: &numbers) == 0 {
                updates.deletedSections.insert(index)
                continue
            }
            var stay: [Int] = []
            for (row, number) in rows.enumerated() {
                if Int.random(in: 0..<3, using: &numbers) == 0 {
                    updates.deleted.insert(IndexPath(row: row, section: index))
                } else {
                    stay.append(number)
                }
            }
            left.append((index, stay))
        }
        var new: [[Int]] = []
        for (_, rows) in left {
            while Int.random(in: 0..<3, using: &numbers) == 0 {
                updates.insertedSections.insert(new.count)
                new.append([fresh(), fresh()])
            }
            var made: [Int] = []
            for row in rows {
                while Int.random(in: 0..<3, using: &numbers) == 0 {
                    updates.inserted.insert(IndexPath(row: made.count, section: new.count))
                    made.append(fresh())
                }
                made.append(row)
            }
            new.append(made)
        }
        let passage = ListPassage(updates)
        for (section, rows) in old.enumerated() {
            for (row, number) in rows.enumerated() {
                let goal = passage.path(IndexPath(row: row, section: section))
                let isLeft = left.contains { $0.rows.contains(number) }
                #expect((goal != nil) == isLeft)
                if let goal { #expect(new[goal.section][goal.row] == number) }
            }
        }
    }

    @Test("rows and sections that are moved are where they were moved to, and others around them")
    func moves() {
        var updates = ListUpdates()
        updates.moved[IndexPath(row: 0, section: 0)] = IndexPath(row: 2, section: 0)
        var passage = ListPassage(updates)
        #expect((0..<4).map { passage.path(IndexPath(row: $0, section: 0))?.row } == [2, 0, 1, 3])
        updates = ListUpdates()
        updates.movedSections[2] = 0
        updates.reloaded = [IndexPath(row: 1, section: 1)]
        updates.reloadedSections = [3]
        passage = ListPassage(updates)
        #expect((0..<4).map { passage.section($0) } == [1, 2, 0, 3])
        #expect((0..<4).map { passage.kept(section: $0) } == [1, 2, 0, nil])
        #expect(passage.path(IndexPath(row: 1, section: 1)) == IndexPath(row: 1, section: 2))
        #expect(passage.kept(IndexPath(row: 1, section: 1)) == nil)
    }

    @Test("changes and rows that no list has do no harm")
    func oddNumbers() {
        var updates = ListUpdates()
        updates.deleted = [IndexPath(), IndexPath(index: 0), IndexPath(row: -1, section: 0)]
        updates.inserted = [IndexPath(row: -3, section: 0), IndexPath(row: .max, section: .max), IndexPath()]
        updates.moved[IndexPath(index: 4)] = IndexPath(row: -2, section: -2)
        updates.movedSections = [-1: -4]
        let passage = ListPassage(updates)
        #expect((0..<4).map { passage.path(IndexPath(row: $0, section: 0))?.row } == [0, 1, 2, 3])
        #expect(passage.path(IndexPath(row: 0, section: -2))?.section == -2)
        #expect(passage.path(IndexPath(row: .max, section: 0))?.section == 0)
        #expect(passage.kept(IndexPath()) == nil && passage.path(IndexPath(index: 1)) == nil)
    }

    @Test("a great many rows that go and come are found one by one", arguments: [10, 100_000])
    func many(_ count: Int) {
        var updates = ListUpdates()
        updates.deleted = Set((0..<count).lazy.filter { $0 % 2 == 0 }.map { IndexPath(row: $0, section: 0) })
        updates.inserted = Set((0..<count).lazy.filter { $0 % 5 == 0 }.map { IndexPath(row: $0, section: 0) })
        let passage = ListPassage(updates)
        let goals = (0..<count).compactMap { passage.path(IndexPath(row: $0, section: 0))?.row }
        #expect(goals == Array((0..<count).lazy.filter { $0 % 5 != 0 }.prefix(count / 2)))
    }
}
