import Testing

@testable import TintypeScene

@Suite struct NumberTextTests {
    @Test(
        "a number's text is its shortest decimal, without an exponent",
        arguments: [
            (44, "44"), (0, "0"), (-0.0, "0"), (0.5, "0.5"), (-12.25, "-12.25"), (0.1 + 0.2, "0.30000000000000004"),
            (1e20, "100000000000000000000"), (1.5e17, "150000000000000000"), (1e-7, "0.0000001"),
            (-2.5e-6, "-0.0000025"),
            (Double.infinity, "infinity"), (-Double.infinity, "-infinity"),
        ])
    func shortest(value: Double, text: String) {
        #expect(NumberText.shortest(value) == text)
    }

    @Test(
        "a fixed number of digits rounds the decimal that one reads, half away from zero",
        arguments: [
            (3.14159, 2, "3.14"), (2.675, 2, "2.68"), (0.05, 1, "0.1"), (0.04, 1, "0.0"), (-0.04, 1, "0.0"),
            (-2.5, 0, "-3"), (9.99, 1, "10.0"), (1, 3, "1.000"), (0.5, 0, "1"), (0.4, 0, "0"), (0.0005, 2, "0.00"),
            (999.5, 0, "1000"), (1e20, 1, "100000000000000000000.0"), (Double.infinity, 2, "infinity"),
        ])
    func fixed(value: Double, digits: Int, text: String) {
        #expect(NumberText.fixed(value, fractionDigits: digits) == text)
    }
}
