/// The curve P-256 (FIPS 186-5).
enum P256Curve {
    typealias Number = ModularRing.Number

    /// The numbers of points, and those of steps, below the order of the base point.
    static let field = ModularRing(Number(.max, 0x0000_0000_FFFF_FFFF, 0, 0xFFFF_FFFF_0000_0001))
    static let order = ModularRing(
        Number(0xF3B9_CAC2_FC63_2551, 0xBCE6_FAAD_A717_9E84, .max, 0xFFFF_FFFF_0000_0000))
    private static let constant = field.inside(
        Number(0x3BCE_3C3E_27D2_604B, 0x651D_06B0_CC53_B0F6, 0xB3EB_BD55_7698_86BC, 0x5AC6_35D8_AA3A_93E7))

    /// A point: x by the square and y by the cube of z, which is 0 far away.
    struct Point: Sendable {
        var x, y, z: Number

        static let zero = Point(x: field.one, y: field.one, z: .zero)
        static let base = Point(
            x: field.inside(
                Number(0xF4A1_3945_D898_C296, 0x7703_7D81_2DEB_33A0, 0xF8BC_E6E5_63A4_40F2, 0x6B17_D1F2_E12C_4247)),
            y: field.inside(
                Number(0xCBB6_4068_37BF_51F5, 0x2BCE_3357_6B31_5ECE, 0x8EE7_EB4A_7C0F_9E16, 0x4FE3_42E2_FE1A_7F9B)),
            z: field.one)

        init(x: Number, y: Number, z: Number) {
            (self.x, self.y, self.z) = (x, y, z)
        }

        /// The point of 64 bytes, the highest first; nil for what is none.
        init?(bytes: [UInt8]) {
            guard bytes.count == 64 else { return nil }
            let (x, y) = (P256Curve.number(bytes[..<32]), P256Curve.number(bytes[32...]))
            guard ModularRing.minus(x, field.modulus).1, ModularRing.minus(y, field.modulus).1 else { return nil }
            let f = field
            let (inX, inY) = (f.inside(x), f.inside(y))
            let cube = f.product(f.product(inX, inX), inX)
            let right = f.sum(f.difference(cube, f.sum(f.sum(inX, inX), inX)), constant)
            guard f.product(inY, inY) == right else { return nil }
            self.init(x: inX, y: inY, z: f.one)
        }

        /// The places; nil far away.
        var plain: (x: Number, y: Number)? {
            guard z != .zero else { return nil }
            let inverse = field.inverse(z)
            let square = field.product(inverse, inverse)
            return (
                field.outside(field.product(x, square)),
                field.outside(field.product(y, field.product(square, inverse)))
            )
        }

        var doubled: Point {
            let f = field
            guard z != .zero, y != .zero else { return .zero }
            let (squareY, squareZ) = (f.product(y, y), f.product(z, z))
            let half = f.product(x, squareY)
            let s = f.sum(f.sum(half, half), f.sum(half, half))
            let part = f.product(f.difference(x, squareZ), f.sum(x, squareZ))
            let m = f.sum(f.sum(part, part), part)
            let newX = f.difference(f.product(m, m), f.sum(s, s))
            let fourth = f.product(squareY, squareY)
            let double = f.sum(fourth, fourth)
            let eighth = f.sum(f.sum(double, double), f.sum(double, double))
            let newY = f.difference(f.product(m, f.difference(s, newX)), eighth)
            let product = f.product(y, z)
            return Point(x: newX, y: newY, z: f.sum(product, product))
        }

        static func + (p: Point, q: Point) -> Point {
            if p.z == .zero { return q }
            if q.z == .zero { return p }
            let f = field
            let (pz, qz) = (f.product(p.z, p.z), f.product(q.z, q.z))
            let (u, v) = (f.product(p.x, qz), f.product(q.x, pz))
            let (s, t) = (f.product(p.y, f.product(qz, q.z)), f.product(q.y, f.product(pz, p.z)))
            if u == v { return s == t ? p.doubled : .zero }
            let (h, r) = (f.difference(v, u), f.difference(t, s))
            let square = f.product(h, h)
            let (cube, middle) = (f.product(square, h), f.product(u, square))
            let x = f.difference(f.difference(f.product(r, r), cube), f.sum(middle, middle))
            let y = f.difference(f.product(r, f.difference(middle, x)), f.product(s, cube))
            return Point(x: x, y: y, z: f.product(h, f.product(p.z, q.z)))
        }

        func times(_ number: Number) -> Point {
            var result = Point.zero
            for bit in (0..<256).reversed() {
                result = result.doubled
                if ModularRing.bit(number, bit) { result = result + self }
            }
            return result
        }
    }

    /// The number of 32 bytes, the highest first, and its bytes.
    static func number(_ bytes: ArraySlice<UInt8>) -> Number { ModularRing.number(bytes.reversed()) }
    static func bytes(_ number: Number) -> [UInt8] { ModularRing.bytes(number).reversed() }

    /// A number of chance from 1 to below the order.
    static func chance() -> Number {
        while true {
            let number = Number(
                .random(in: 0 ... .max), .random(in: 0 ... .max), .random(in: 0 ... .max), .random(in: 0 ... .max))
            if isStep(number) { return number }
        }
    }

    static func isStep(_ number: Number) -> Bool { number != .zero && ModularRing.minus(number, order.modulus).1 }

    /// A signature of a digest of at least 32 bytes.
    static func signature(of digest: [UInt8], by key: Number) -> (r: Number, s: Number) {
        let o = order
        while true {
            let step = chance()
            guard let place = Point.base.times(step).plain else { continue }
            // Brought into the form and out of it, the place is below the order.
            let r = o.outside(o.inside(place.x))
            let sum = o.sum(o.inside(number(digest[..<32])), o.product(o.inside(r), o.inside(key)))
            let s = o.outside(o.product(sum, o.inverse(o.inside(step))))
            if r != .zero, s != .zero { return (r, s) }
        }
    }

    static func isValid(_ r: Number, _ s: Number, of digest: [UInt8], by key: Point) -> Bool {
        guard isStep(r), isStep(s) else { return false }
        let o = order
        let inverse = o.inverse(o.inside(s))
        let first = o.outside(o.product(o.inside(number(digest[..<32])), inverse))
        let second = o.outside(o.product(o.inside(r), inverse))
        guard let place = (Point.base.times(first) + key.times(second)).plain else { return false }
        return o.outside(o.inside(place.x)) == r
    }
}
