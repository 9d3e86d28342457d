import XCTest

final class OrchardTests: XCTestCase {}
