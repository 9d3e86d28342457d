/// The remainders of whole numbers by an odd one below 2^256, reckoned in Montgomery's form: each stands for itself times 2^256.
struct ModularRing: Sendable {
    /// 256 bits as four words, the lowest first.
    typealias Number = SIMD4<UInt64>

    let modulus: Number
    /// The number with which the modulus gives -1, as far as 64 bits.
    private let factor: UInt64
    /// 2^512, which brings numbers into the form; in it, 2^256.
    let square: Number
    /// 1 in the form.
    let one: Number

    init(_ modulus: Number) {
        self.modulus = modulus
        var inverse: UInt64 = 1
        for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
        factor = 0 &- inverse
        var power = Number(1, 0, 0, 0)
        for _ in 0..<256 { power = Self.sum(power, power, modulus) }
        one = power
        for _ in 0..<256 { power = Self.sum(power, power, modulus) }
        square = power
    }

    func sum(_ a: Number, _ b: Number) -> Number { Self.sum(a, b, modulus) }

    private static func sum(_ a: Number, _ b: Number, _ modulus: Number) -> Number {
        var (result, carry) = (Number.zero, UInt64(0))
        for index in 0..<4 {
            let (first, over) = a[index].addingReportingOverflow(b[index])
            let (both, again) = first.addingReportingOverflow(carry)
            result[index] = both
            carry = (over ? 1 : 0) + (again ? 1 : 0)
        }
        let (less, borrow) = minus(result, modulus)
        return carry == 1 || !borrow ? less : result
    }

    func difference(_ a: Number, _ b: Number) -> Number {
        let (less, borrow) = Self.minus(a, b)
        return borrow ? Self.minus(less, Self.minus(.zero, modulus).0).0 : less
    }

    /// The difference, but for multiples of 2^256, and whether it is below 0.
    static func minus(_ a: Number, _ b: Number) -> (Number, Bool) {
        var (result, borrow) = (Number.zero, UInt64(0))
        for index in 0..<4 {
            let (first, under) = a[index].subtractingReportingOverflow(b[index])
            let (both, again) = first.subtractingReportingOverflow(borrow)
            result[index] = both
            borrow = (under ? 1 : 0) + (again ? 1 : 0)
        }
        return (result, borrow == 1)
    }

    /// The product, over 2^256.
    func product(_ a: Number, _ b: Number) -> Number {
        var (words, top) = (Number.zero, UInt64(0))
        for index in 0..<4 {
            var carry: UInt64 = 0
            for place in 0..<4 { (words[place], carry) = Self.step(words[place], a[place], b[index], carry) }
            let (sum, over) = top.addingReportingOverflow(carry)
            let multiple = words[0] &* factor
            carry = Self.step(words[0], multiple, modulus[0], 0).1
            for place in 1..<4 { (words[place - 1], carry) = Self.step(words[place], multiple, modulus[place], carry) }
            let (last, again) = sum.addingReportingOverflow(carry)
            words[3] = last
            top = (over ? 1 : 0) + (again ? 1 : 0)
        }
        let (less, borrow) = Self.minus(words, modulus)
        return top == 1 || !borrow ? less : words
    }

    /// A word and a product and a carry: the low and the high word.
    private static func step(_ word: UInt64, _ a: UInt64, _ b: UInt64, _ carry: UInt64) -> (UInt64, UInt64) {
        let (high, low) = a.multipliedFullWidth(by: b)
        let (first, over) = low.addingReportingOverflow(word)
        let (second, again) = first.addingReportingOverflow(carry)
        return (second, high &+ (over ? 1 : 0) &+ (again ? 1 : 0))
    }

    /// Brings a number into the form, and out of it.
    func inside(_ number: Number) -> Number { product(number, square) }
    func outside(_ number: Number) -> Number { product(number, Number(1, 0, 0, 0)) }

    func power(_ base: Number, _ exponent: Number) -> Number {
        var result = one
        for bit in (0..<256).reversed() {
            result = product(result, result)
            if Self.bit(exponent, bit) { result = product(result, base) }
        }
        return result
    }

    /// The number with which one gives 1; that of 0 is 0. The modulus is a prime.
    func inverse(_ number: Number) -> Number { power(number, Self.minus(modulus, Number(2, 0, 0, 0)).0) }

    static func bit(_ number: Number, _ bit: Int) -> Bool { number[bit / 64] >> UInt64(bit % 64) & 1 == 1 }

    /// The number of 32 bytes, the lowest first, and its bytes.
    static func number(_ bytes: some Collection<UInt8>) -> Number {
        var number = Number.zero
        for (index, byte) in bytes.enumerated() { number[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8) }
        return number
    }
    static func bytes(_ number: Number) -> [UInt8] {
        (0..<32).map { UInt8(truncatingIfNeeded: number[$0 / 8] >> UInt64($0 % 8 * 8)) }
    }
}
