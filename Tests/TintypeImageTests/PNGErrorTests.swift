import RandomInput
import Testing
import TintypeGraphics
import TintypeImage

@Suite("What is no picture")
struct PNGErrorTests {
    private let good = BuiltPNG(width: 2, height: 2, samples: [[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]])

    private func error(_ bytes: [UInt8], limit: Int = PNG.maximumReadPixelCount) -> PNGError? {
        do {
            _ = try PNG.decode(bytes, limit: limit)
            return nil
        } catch {
            return error as? PNGError
        }
    }

    private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        BuiltPNG.signature + chunks.flatMap { BuiltPNG.chunk($0.0, $0.1) }
    }

    @Test("is named for what it is")
    func otherFiles() {
        #expect(error([]) == .notPNG(found: "the file is empty"))
        #expect(error([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG(found: "it looks like a JPEG"))
        #expect(error(Array("hello".utf8)) == .notPNG(found: "it does not start with the PNG signature"))
        #expect(
            error(Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)) == .gitLFSPointer)
        #expect(error(Array("<<<<<<< HEAD\nversion https://git-lfs".utf8)) == .mergeConflict)
        #expect(error(Array("version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid".utf8)) == .mergeConflict)
        for mark in ["=======\noid", "x\n>>>>>>> theirs\n", "a\n||||||| base\nb"] {
            #expect(error(Array(mark.utf8)) == .mergeConflict)
        }
        #expect(
            error([UInt8](repeating: 0, count: 99))
                == .notPNG(found: "it holds only zeros, as after a crash or on a full disk"))
        #expect(error(Array("/annex/objects/SHA256E-s1--0.png\n".utf8)) == .notPNG(found: "it is a git-annex pointer"))
        #expect(error(Array("<!DOCTYPE html><html>".utf8)) == .notPNG(found: "it looks like a web page"))
        #expect(error([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0]) == .lineEndingsChanged)
    }

    @Test("is said with a remedy")
    func text() {
        #expect(
            PNGError.gitLFSPointer.description == "this is a Git LFS pointer, not the picture\nhint: run `git lfs pull`"
        )
        #expect(
            PNGError.checksumMismatch(chunk: "IDAT").description
                == "the PNG file is damaged: CRC mismatch in its IDAT chunk\n"
                + "hint: restore the file from version control, or record the picture again")
    }

    @Test("is a file that was cut anywhere")
    func truncated() {
        let bytes = good.bytes
        for count in 1..<bytes.count {
            guard case .truncated = error(Array(bytes[..<count])) else {
                Issue.record("cut after \(count) bytes: \(String(describing: error(Array(bytes[..<count]))))")
                continue
            }
        }
    }

    @Test("is a file with any one byte changed")
    func damaged() {
        let bytes = good.bytes
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(error(damaged) != nil, "byte \(index)")
        }
        var damaged = bytes
        damaged[bytes.count - 20] ^= 1
        #expect(error(damaged) == .checksumMismatch(chunk: "IDAT"))
    }

    @Test(
        "is a header with values that do not exist",
        arguments: [
            ([0, 0, 0, 2, 0, 0, 0, 2, 8, 5, 0, 0, 0], "gives the color type 5"),
            ([0, 0, 0, 2, 0, 0, 0, 2, 4, 6, 0, 0, 0], "gives 4 bits a channel for the color type 6"),
            ([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 1, 0, 0], "gives the compression method 1"),
            ([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 1, 0], "gives the filter method 1"),
            ([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 2], "gives the interlace method 2"),
            ([0], "has 1 bytes instead of 13"),
        ] as [([UInt8], String)])
    func header(data: [UInt8], problem: String) {
        #expect(error(file([("IHDR", data)])) == .brokenChunk(chunk: "IHDR", problem: problem))
    }

    @Test("is a picture without pixels or with too many, before memory is asked for")
    func size() {
        func header(_ width: Int, _ height: Int) -> [UInt8] {
            file([("IHDR", BuiltPNG.bigEndian(width) + BuiltPNG.bigEndian(height) + [8, 6, 0, 0, 0])])
        }
        #expect(error(header(0, 1)) == .size(width: 0, height: 1))
        #expect(error(header(0x7FFF_FFFF, 0x7FFF_FFFF)) == .size(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
        #expect(error(header(0xFFFF_FFFF, 1)) == .size(width: 0xFFFF_FFFF, height: 1))
        #expect(error(header(16385, 16384)) == .size(width: 16385, height: 16384))
        var vast = good
        vast.width = 16384
        vast.height = 16384
        let bytes = file([("IHDR", vast.header), ("IDAT", BuiltPNG.zlib(good.scanlines)), ("IEND", [])])
        #expect(
            error(bytes, limit: PNG.maximumPixelCount)
                == .brokenPixels(problem: "there are too few bytes for 16384×16384 pixels"))
        #expect(error(bytes) == .tooLarge(width: 16384, height: 16384, limit: 1 << 26))
    }

    @Test("is a file whose chunks are missing, unknown or out of place")
    func chunks() {
        let header = ("IHDR", good.header)
        let pixels = ("IDAT", BuiltPNG.zlib(good.scanlines))
        let end = ("IEND", [UInt8]())
        #expect(error(file([pixels, end])) == .missingChunk("IHDR"))
        #expect(error(file([header, end])) == .missingChunk("IDAT"))
        #expect(error(file([header, pixels])) == .truncated(chunk: "IEND"))
        #expect(error(file([header, ("ABCD", []), pixels, end])) == .unknownCriticalChunk("ABCD"))
        #expect(
            error(file([header, header, pixels, end]))
                == .brokenChunk(chunk: "IHDR", problem: "stands where none may be"))
        #expect(
            error(file([header, pixels, ("teXt", []), pixels, end]))
                == .brokenChunk(chunk: "IDAT", problem: "stands where none may be"))
        #expect(
            error(file([header, ("ab1d", []), pixels, end]))
                == .brokenChunk(chunk: "ab?d", problem: "has a name that is not four letters"))
    }

    @Test("is a palette that is missing, malformed or too short for its pixels")
    func palette() {
        var file = BuiltPNG(width: 2, height: 1, colorType: 3, samples: [[0, 2]])
        #expect(error(file.bytes) == .missingChunk("PLTE"))
        file.extra = [("PLTE", [1, 2, 3, 4])]
        #expect(
            error(file.bytes) == .brokenChunk(chunk: "PLTE", problem: "has 4 bytes, which is not 1 to 256 colors of 3"))
        file.extra = [("PLTE", [1, 2, 3, 4, 5, 6])]
        #expect(error(file.bytes) == .brokenPixels(problem: "a pixel has the color 2 of a palette of 2"))
        file.extra = [("PLTE", [1, 2, 3]), ("tRNS", [1, 2])]
        #expect(
            error(file.bytes)
                == .brokenChunk(chunk: "tRNS", problem: "has more values than the palette has colors"))
    }

    @Test("is pixel data that is too short, too long, damaged, or filtered in an unknown way")
    func pixels() {
        func file(_ data: [UInt8]) -> [UInt8] {
            self.file([("IHDR", good.header), ("IDAT", data), ("IEND", [])])
        }
        let rows = good.scanlines
        #expect(error(file(BuiltPNG.zlib(rows))) == nil)
        #expect(
            error(file(BuiltPNG.zlib(Array(rows.dropLast()))))
                == .brokenPixels(problem: "the pixel data ends before the last row"))
        #expect(
            error(file(BuiltPNG.zlib(rows + [0])))
                == .brokenPixels(problem: "the pixel data goes on after the last row"))
        #expect(
            error(file([1, 2, 3, 4, 5, 6])) == .brokenPixels(problem: "the compressed pixel data is damaged"))
        #expect(
            error(file(BuiltPNG.zlib([5] + rows.dropFirst())))
                == .brokenPixels(problem: "a row has the filter 5, which does not exist"))
    }

    @Test("never brings the process down, whatever the bytes", arguments: 1...50 as ClosedRange<UInt64>)
    func fuzz(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let colorType = [0, 2, 3, 4, 6].randomElement(using: &generator)!
            let header =
                BuiltPNG.bigEndian(Int.random(in: 1...9, using: &generator))
                + BuiltPNG.bigEndian(Int.random(in: 1...9, using: &generator))
                + [
                    [1, 2, 4, 8, 16].randomElement(using: &generator)!, UInt8(colorType), 0, 0,
                    UInt8.random(in: 0...1, using: &generator),
                ]
            let noise = { (generator: inout SeededGenerator) -> [UInt8] in
                (0..<Int.random(in: 0...300, using: &generator)).map { _ in UInt8.random(in: 0...5, using: &generator) }
            }
            let names = ["PLTE", "tRNS", "iTXt", "pHYs"].shuffled(using: &generator)
            let chunks =
                names.map { ($0, noise(&generator)) } + [("IDAT", BuiltPNG.zlib(noise(&generator))), ("IEND", [])]
            _ = error(file([("IHDR", header)] + chunks))
        }
    }
}
