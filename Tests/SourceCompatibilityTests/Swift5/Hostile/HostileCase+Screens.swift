import Foundation
import SwiftUI

// Readers, scrolls and presentations.
extension HostileCase where Number == CGFloat {
    @MainActor static let screens: [HostileCase] = [
        HostileCase("reader") { x in
            GeometryReader { g in Text("a").frame(width: g.size.width * x, height: g.size.height / x) }
        },
        HostileCase("safearea") { x in Text("a").safeAreaPadding(x) },
        HostileCase("safeinset") { x in
            ScrollView { Text("a") }.safeAreaInset(edge: .bottom, spacing: x) { Color.red.frame(height: x) }
        },
        HostileCase("contentmargins") { x in ScrollView { Text("a") }.contentMargins(.all, x, for: .scrollContent) },
        HostileCase("listinsets") { x in
            List { Text("a").listRowInsets(EdgeInsets(top: x, leading: x, bottom: x, trailing: x)) }.listRowSpacing(x)
                .environment(\.defaultMinListRowHeight, x)
        },
        HostileCase("listsection") { x in List { Section("a") { Text("b") } }.listSectionSpacing(x) },
        HostileCase("scrollpos") { x in ScrollView { Color.red.frame(height: x) } },
        HostileCase("scrollanchor") { x in
            ScrollView { Color.red.frame(height: 500) }.defaultScrollAnchor(UnitPoint(x: x, y: x))
        },
        HostileCase("scrollposition") { x in
            ScrollView { Color.red.frame(height: 500) }.scrollPosition(.constant(ScrollPosition(y: x)))
        },
        HostileCase("scrolltransition") { x in
            ScrollView {
                Color.red.frame(height: 500).scrollTransition { c, p in
                    c.offset(x: x).scaleEffect(x).opacity(x).blur(radius: x).rotationEffect(.degrees(x))
                }
            }
        },
        HostileCase("visualEffect") { x in
            Color.red.visualEffect { c, g in
                c.offset(x: x, y: x).scaleEffect(x).rotation3DEffect(.degrees(x), axis: (x: 1, y: x, z: 0)).brightness(
                    x)
            }
        },
        HostileCase("containerrelative") { x in Color.red.containerRelativeFrame(.horizontal) { l, _ in l * x } },
        HostileCase("containerrelative2") { x in
            ScrollView(.horizontal) {
                HStack { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: x) }
            }
        },
        HostileCase("sheet") { x in
            Text("a").sheet(isPresented: .constant(true)) {
                Text("b").presentationDetents([.height(x), .fraction(x)]).presentationCornerRadius(x)
            }
        },
        HostileCase("popover") { x in
            Text("a").popover(isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: x, y: x))) {
                Text("b").frame(width: x)
            }
        },
        HostileCase("column") { x in
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(x)
            } detail: {
                Text("b")
            }
        },
        HostileCase("toolbar") { x in
            NavigationStack { Text("a").toolbar { ToolbarItem { Text("x").frame(width: x) } } }
        },
        HostileCase("matched") { x in
            ZStack {
                Text("a").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, anchor: UnitPoint(x: x, y: x))
            }
        },
        HostileCase("anchorpref") { x in
            Text("a").anchorPreference(key: OddPoints.self, value: .point(CGPoint(x: x, y: x))) { [$0] }
                .overlayPreferenceValue(OddPoints.self) { a in
                    GeometryReader { g in
                        ForEach(a.indices, id: \.self) { i in Circle().frame(width: 3, height: 3).position(g[a[i]]) }
                    }
                }
        },
        HostileCase("anchorrect") { x in
            Text("a").anchorPreference(key: OddRects.self, value: .rect(CGRect(x: x, y: x, width: x, height: x))) {
                [$0]
            }.overlayPreferenceValue(OddRects.self) { a in
                GeometryReader { g in
                    ForEach(a.indices, id: \.self) { i in
                        Circle().frame(width: g[a[i]].width, height: 3).offset(x: g[a[i]].minX)
                    }
                }
            }
        },
        HostileCase("pref") { x in
            Text("a").preference(key: OddSum.self, value: x).onPreferenceChange(OddSum.self) { _ in }
        },
        HostileCase("animation") { x in AnyView(Text("a").animation(.spring(response: x, dampingFraction: x), value: 1))
        },
        HostileCase("anim2") { x in Text("a").animation(.easeIn(duration: x).delay(x).speed(x).repeatCount(3), value: 1)
        },
        HostileCase("timeline") { x in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: x), by: x)) { c in
                Text(c.date, style: .time)
            }
        },
        HostileCase("timeline2") { x in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: x)) { c in Text("a") }
        },
        HostileCase("timeline3") { x in TimelineView(.animation(minimumInterval: x)) { c in Text("a") } },
        HostileCase("timeline4") { x in
            TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: x)])) { c in Text("a") }
        },
        HostileCase("phase") { x in PhaseAnimator([x, 2 * x]) { p in Text("a").offset(x: p) } },
        HostileCase("keyframe") { x in
            KeyframeAnimator(initialValue: x) { v in
                Text("a").offset(x: v)
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(x, duration: x); SpringKeyframe(x, duration: x); CubicKeyframe(x, duration: x)
                }
            }
        },
        HostileCase("springvalue") { x in
            Text(
                verbatim:
                    "\(Spring(duration: x, bounce: x).value(target: x, time: x)) \(Spring(mass: x, stiffness: x, damping: x).settlingDuration)"
            )
        },
    ]
}
