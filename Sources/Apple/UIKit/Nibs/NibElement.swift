import Foundation
import FoundationXML

/// An element of a document of Interface Builder's.
final class NibElement {
    let name: String
    private(set) var attributes: [String: String]
    private(set) var children: [NibElement] = []
    private(set) weak var parent: NibElement?
    /// The letters inside, with those of Base64 where the element says so.
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// Puts a child in the place of the one that stands for the same property.
    func replace(_ child: NibElement) {
        guard let key = child["key"] else { return }
        children.removeAll { $0.name != "variation" && $0["key"] == key }
        append(child)
    }

    fileprivate func append(_ child: NibElement) {
        children.append(child)
        child.parent = self
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }
    func set(_ attribute: String, _ value: String) { attributes[attribute] = value }

    var id: String { attributes["id"] ?? "" }

    /// The value of an attribute that says yes or no.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// The value of an attribute that is a number, as far as whole numbers reach.
    func number(_ attribute: String) -> CGFloat? {
        guard let number = attributes[attribute].flatMap(Double.init), !number.isNaN else { return nil }
        return CGFloat(min(max(number, -1e15), 1e15))
    }

    /// The first child of a name.
    func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The first child that stands for a property.
    func child(key: String) -> NibElement? { children.first { $0["key"] == key } }

    /// The children of a child that is a list, e.g. `subviews`.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// A text, which is an attribute or, where it has several lines, a child.
    func string(_ key: String) -> String? {
        if let value = attributes[key] { return value }
        let child = children.first {
            ["string", "mutableString", "localizedString"].contains($0.name) && $0["key"] == key
        }
        guard let child else { return nil }
        if child.flag("base64-UTF8") == true {
            return NibElement.unpadded(child.text).map { String(decoding: $0, as: UTF8.self) }
        }
        return child.text
    }

    /// The bytes of Base64 with line breaks in it, and without its padding.
    private static func unpadded(_ text: String) -> Data? {
        let letters = text.filter { !$0.isWhitespace }
        return Data(base64Encoded: letters + String(repeating: "=", count: (4 - letters.count % 4) % 4))
    }

    /// The element and all those inside, from the outside in.
    var all: [NibElement] { [self] + children.flatMap(\.all) }
}

/// Reads a document's elements.
final class NibParser: NSObject, XMLParserDelegate {
    private var open: [NibElement] = []
    private var root: NibElement?

    /// - Throws: ``NibFault`` for what is no XML.
    static func root(of data: Data) throws(NibFault) -> NibElement {
        let reader = NibParser()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.root, reader.open.isEmpty else {
            throw NibFault(
                "it is no XML, from line \(parser.lineNumber) on", "open it in Xcode and save it as source code")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        let element = NibElement(elementName, attributeDict)
        open.last?.append(element)
        if open.isEmpty { root = element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}

/// The reason for which a document, or a part of it, is not read.
struct NibFault: Error {
    let message: String
    /// The remedy.
    let hint: String

    init(_ message: String, _ hint: String) {
        (self.message, self.hint) = (message, hint)
    }
}
