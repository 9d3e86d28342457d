import Foundation
import Testing
import TintypeSnapshots

@Suite("A fingerprint")
struct FingerprintTests {
    static let fingerprint = Fingerprint(
        cairo: "1.16.0", pixman: "0.42.2", pango: "1.50.12", harfbuzz: "6.0.0", freetype: "2.12.1",
        fonts: ["Inter-Regular": "3f9c", "Inter-Bold": "77aa"])

    @Test("has this text and this id, now and later, since goldens carry them")
    func golden() {
        #expect(
            FingerprintTests.fingerprint.text == """
                cairo=1.16.0
                pixman=0.42.2
                pango=1.50.12
                harfbuzz=6.0.0
                freetype=2.12.1
                font:Inter-Bold=77aa
                font:Inter-Regular=3f9c
                """)
        #expect(FingerprintTests.fingerprint.id == "aa5bf349")
    }

    @Test("is read back from its text, whatever its values hold")
    func roundTrip() {
        var odd = FingerprintTests.fingerprint
        odd.pango = "1.50=12%\nfont:x=y"
        odd.fonts["A =%\u{7F}\tB"] = ""
        odd.fonts[""] = "é"
        for fingerprint in [FingerprintTests.fingerprint, odd] {
            #expect(Fingerprint(text: fingerprint.text) == fingerprint)
        }
    }

    @Test("is read from a text with lines of a later version, not from one that lacks a library or is malformed")
    func parsing() {
        let text = FingerprintTests.fingerprint.text
        #expect(Fingerprint(text: text + "\nskia=1") == FingerprintTests.fingerprint)
        for bad in ["", "cairo=1", text + "\nx", text + "\nfont:a=b=c", text + "\nfont:a=%4", text + "\nfont:a=%zz"] {
            #expect(Fingerprint(text: bad) == nil)
        }
    }

    @Test("names another icon font where both have symbols; goldens of before did not tell")
    func symbols() {
        let old = FingerprintTests.fingerprint
        var (here, there) = (old, old)
        here.symbols = "12ab"
        there.symbols = "34=%"
        #expect(here.text == old.text + "\nsymbols=12ab")
        #expect(Fingerprint(text: there.text) == there && there.parts["symbols"] == "34=%")
        #expect(here.differences(from: there) == ["the icon font changed"])
        #expect(here.differences(from: old) == [] && old.differences(from: here) == [])
        #expect(Set([old.id, here.id, there.id]).count == 3)
    }

    @Test("names what moved, libraries first, then fonts by name")
    func differences() {
        var new = FingerprintTests.fingerprint
        new.pango = "1.52.1"
        new.cairo = "1.18.0"
        new.fonts = ["Inter-Regular": "0000", "Emoji": "1"]
        #expect(
            new.differences(from: FingerprintTests.fingerprint) == [
                "cairo 1.16.0 → 1.18.0", "pango 1.50.12 → 1.52.1", "Emoji added", "Inter-Bold removed",
                "Inter-Regular changed",
            ])
        #expect(new.differences(from: new) == [])
        #expect(new.id != FingerprintTests.fingerprint.id)
    }
}

@Suite("A record mode")
struct RecordModeTests {
    @Test("is read from its name")
    func names() throws {
        for mode in RecordMode.allCases { #expect(try RecordMode(parsing: mode.rawValue) == mode) }
        #expect(RecordMode.allCases.map(\.rawValue) == ["all", "failed", "missing", "never"])
    }

    @Test("is not guessed")
    func unknown() {
        #expect(throws: RecordModeError(value: "All")) { try RecordMode(parsing: "All") }
        #expect(
            RecordModeError(value: "al").description
                == "there is no record mode 'al'\nhint: use one of all, failed, missing, never")
    }
}
