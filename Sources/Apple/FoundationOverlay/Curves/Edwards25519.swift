/// The curve of RFC 7748 and RFC 8032, in both its forms.
enum Edwards25519 {
    typealias Number = ModularRing.Number

    /// The numbers of points, below 2^255 - 19, and those of steps, below the order of the base point.
    static let field = ModularRing(Number(0xFFFF_FFFF_FFFF_FFED, .max, .max, 0x7FFF_FFFF_FFFF_FFFF))
    static let order = ModularRing(Number(0x5812_631A_5CF5_D3ED, 0x14DE_F9DE_A2F7_9CD6, 0, 0x1000_0000_0000_0000))

    private static func small(_ number: UInt64) -> Number { field.inside(Number(number, 0, 0, 0)) }

    /// -121665/121666, and twice that.
    private static let curve = field.product(
        field.difference(.zero, small(121_665)), field.inverse(small(121_666)))
    private static let twiceCurve = field.sum(curve, curve)
    /// A root of -1.
    private static let root: Number = {
        // 2 to the power of (p - 1) / 4.
        let quarter = Number(0xFFFF_FFFF_FFFF_FFFB, .max, .max, 0x1FFF_FFFF_FFFF_FFFF)
        return field.power(small(2), quarter)
    }()

    /// A point: x, y, z and x times y over z.
    struct Point: Sendable {
        var x, y, z, t: Number

        static let zero = Point(x: .zero, y: field.one, z: field.one, t: .zero)
        /// The point whose y is 4/5.
        static let base: Point = {
            let y = field.product(small(4), field.inverse(small(5)))
            return Point(bytes: ModularRing.bytes(field.outside(y)))!
        }()

        init(x: Number, y: Number, z: Number, t: Number) {
            (self.x, self.y, self.z, self.t) = (x, y, z, t)
        }

        /// The point of its y and the lowest bit of its x; nil for what is none.
        init?(bytes: [UInt8]) {
            guard bytes.count == 32 else { return nil }
            let isOdd = bytes[31] & 0x80 != 0
            let plain = ModularRing.number(bytes[..<31] + [bytes[31] & 0x7F])
            guard ModularRing.minus(plain, field.modulus).1 else { return nil }
            let f = field
            let y = f.inside(plain)
            let squared = f.product(y, y)
            // x² is (y² - 1) / (curve y² + 1).
            let (over, under) = (f.difference(squared, f.one), f.sum(f.product(curve, squared), f.one))
            let wanted = f.product(over, f.inverse(under))
            // To the power of (p + 3) / 8.
            var x = f.power(wanted, Number(.max - 1, .max, .max, 0x0FFF_FFFF_FFFF_FFFF))
            if f.product(x, x) != wanted { x = f.product(x, root) }
            guard f.product(x, x) == wanted else { return nil }
            let hasOddX = f.outside(x)[0] & 1 == 1
            if x == .zero, isOdd { return nil }
            if hasOddX != isOdd { x = f.difference(.zero, x) }
            self.init(x: x, y: y, z: f.one, t: f.product(x, y))
        }

        var bytes: [UInt8] {
            let inverse = field.inverse(z)
            let x = field.outside(field.product(x, inverse))
            var bytes = ModularRing.bytes(field.outside(field.product(y, inverse)))
            if x[0] & 1 == 1 { bytes[31] |= 0x80 }
            return bytes
        }

        static func + (p: Point, q: Point) -> Point {
            let f = field
            let a = f.product(f.difference(p.y, p.x), f.difference(q.y, q.x))
            let b = f.product(f.sum(p.y, p.x), f.sum(q.y, q.x))
            let c = f.product(f.product(p.t, q.t), twiceCurve)
            let d = f.product(p.z, f.sum(q.z, q.z))
            let (e, g) = (f.difference(b, a), f.sum(d, c))
            let (h, i) = (f.difference(d, c), f.sum(b, a))
            return Point(x: f.product(e, h), y: f.product(g, i), z: f.product(h, g), t: f.product(e, i))
        }

        func times(_ number: Number) -> Point {
            var result = Point.zero
            for bit in (0..<256).reversed() {
                result = result + result
                if ModularRing.bit(number, bit) { result = result + self }
            }
            return result
        }
    }

    /// The number of 64 bytes below the order.
    static func reduced(_ bytes: [UInt8]) -> Number {
        let (low, high) = (ModularRing.number(bytes[..<32]), ModularRing.number(bytes[32...]))
        return order.outside(order.sum(order.inside(low), order.product(order.inside(high), order.square)))
    }

    /// The x of a point that is taken so many times (RFC 7748, 5).
    static func agreement(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8] {
        var clamped = scalar
        clamped[0] &= 248
        clamped[31] = clamped[31] & 127 | 64
        let number = ModularRing.number(clamped)
        let f = field
        let x = f.inside(ModularRing.number(point[..<31] + [point[31] & 0x7F]))
        let step = small(121_665)
        var (x2, z2, x3, z3) = (f.one, Number.zero, x, f.one)
        for bit in (0..<255).reversed() {
            let isSet = ModularRing.bit(number, bit)
            if isSet { (x2, x3, z2, z3) = (x3, x2, z3, z2) }
            let (a, b) = (f.sum(x2, z2), f.difference(x2, z2))
            let (aa, bb) = (f.product(a, a), f.product(b, b))
            let e = f.difference(aa, bb)
            let da = f.product(f.difference(x3, z3), a)
            let cb = f.product(f.sum(x3, z3), b)
            let (plus, minus) = (f.sum(da, cb), f.difference(da, cb))
            x3 = f.product(plus, plus)
            z3 = f.product(x, f.product(minus, minus))
            x2 = f.product(aa, bb)
            z2 = f.product(e, f.sum(aa, f.product(step, e)))
            if isSet { (x2, x3, z2, z3) = (x3, x2, z3, z2) }
        }
        return ModularRing.bytes(f.outside(f.product(x2, f.inverse(z2))))
    }
}
