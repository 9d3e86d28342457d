import Foundation
import Testing
import TintypeUI

@Suite("Bindings")
struct BindingTests {
    @Test("a member's binding writes through to the whole")
    func member() {
        let source = Source(CGPoint(x: 1, y: 2))
        source.binding.y.wrappedValue = 5
        #expect(source.value == CGPoint(x: 1, y: 5))
    }

    @Test("a binding to a collection is a collection of bindings")
    func collection() {
        let source = Source([1, 2, 3])
        for element in source.binding { element.wrappedValue *= 10 }
        source.binding[1].wrappedValue += 1
        #expect(source.value == [10, 21, 30])
        #expect(source.binding.count == 3)
    }

    @Test("a binding's context is its own, and kept by bindings that are made of it")
    func transaction() {
        let source = Source(CGPoint(x: 1, y: 2))
        var binding = source.binding
        binding.transaction.disablesAnimations = true
        #expect(binding.transaction.disablesAnimations && !source.binding.transaction.disablesAnimations)
        #expect(source.binding.animation(.linear).transaction.animation == .linear)
        binding.x.wrappedValue = 5
        #expect(source.value.x == 5)
    }

    @Test("a binding of an optional is there when its value is, and keeps the last one")
    func unwrapped() throws {
        let source = Source(Int?.none)
        #expect(Binding<Int>(source.binding).map { _ in true } == nil)
        source.value = 4
        let inner = try #require(Binding<Int>(source.binding))
        inner.wrappedValue = 5
        #expect(source.value == 5)
        source.value = nil
        inner.wrappedValue = 6
        #expect(source.value == nil)
        #expect(inner.wrappedValue == 4)
    }

    @Test("a binding to an optional and one of an erased type write back what fits")
    func wrapped() {
        let source = Source(1)
        let optional = Binding<Int?>(source.binding)
        optional.wrappedValue = nil
        #expect(source.value == 1)
        optional.wrappedValue = 2
        #expect(source.value == 2)
        let erased = Binding<AnyHashable>(source.binding)
        erased.wrappedValue = "text"
        #expect(source.value == 2)
        erased.wrappedValue = 3
        #expect(source.value == 3)
    }

    @Test("a constant stays as it is")
    func constant() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }
}

private final class Source<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
