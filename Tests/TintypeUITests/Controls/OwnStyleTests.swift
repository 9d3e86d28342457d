import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// A style that a user writes makes the control, of the parts that the configuration hands it.
@Suite("Styles of one's own")
@MainActor
struct OwnStyleTests {
    @Test("for groups of controls")
    func controlGroup() throws {
        struct Stacked: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let group = ControlGroup {
            Text("content")
        } label: {
            Text("label")
        }
        #expect(try settle(group.controlGroupStyle(Stacked())).texts == ["label", "content"])
    }

    @Test("for groups that open, which say whether they are open")
    func disclosureGroup() throws {
        struct Open: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                    Text(verbatim: "\(configuration.isExpanded)")
                }
            }
        }
        let group = DisclosureGroup("label", isExpanded: .constant(false)) { Text("content") }
        #expect(try settle(group.disclosureGroupStyle(Open())).texts == ["content", "label", "false"])
    }

    @Test("for boxes around groups")
    func groupBox() throws {
        struct Bare: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        let box = GroupBox("label") { Text("content") }
        #expect(try settle(box.groupBoxStyle(Bare())).texts == ["content", "label"])
    }

    @Test("for labelled contents")
    func labeledContent() throws {
        struct Turned: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        let row = LabeledContent("label", value: "content")
        #expect(try settle(row.labeledContentStyle(Turned())).texts == ["content", "label"])
    }

    @Test("for forms")
    func form() throws {
        struct Titled: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("form")
                    configuration.content
                }
            }
        }
        #expect(try settle(Form { Text("content") }.formStyle(Titled())).texts == ["form", "content"])
    }

    @Test("for gauges, whose value is a part of its bounds")
    func gauge() throws {
        struct Spelled: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.currentValueLabel
                    Text(verbatim: "\(configuration.value)")
                }
            }
        }
        let gauge = Gauge(value: 3.0, in: 0...12) {
            Text("label")
        } currentValueLabel: {
            Text("now")
        }
        #expect(try settle(gauge.gaugeStyle(Spelled())).texts == ["label", "now", "0.25"])
    }

    @Test("for date pickers")
    func datePicker() throws {
        struct Counted: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Text(verbatim: "\(configuration.selection.timeIntervalSince1970)")
                }
            }
        }
        let picker = DatePicker("label", selection: .constant(Date(timeIntervalSince1970: 1000)))
        #expect(try settle(picker.datePickerStyle(Counted())).texts == ["label", "1000.0"])
    }

    @Test("for menus, which a style puts something around")
    func menu() throws {
        struct Padded: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                Menu(configuration).id("menu").padding(10).id("style")
            }
        }
        let scene = try settle(Menu("label") { Text("content") }.menuStyle(Padded()))
        #expect(scene.texts.contains("label") && !scene.texts.contains("content"))
        #expect(try scene.frame("style").width == scene.frame("menu").width + 20)
    }
}
