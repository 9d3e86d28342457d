import CoreLocation
import Foundation
import MapKit
import SwiftUI
import Tintype
import UIKit

// Other frameworks, and what was met last.
extension HostileCase where Number == CGFloat {
    @MainActor static let frameworks: [HostileCase] = [
        HostileCase("task.sleep") { x in
            Text("a").task { try? await Task.sleep(for: .seconds(1)) }.onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(x)) {}
            }
        },
        HostileCase("map") { x in
            Map(
                initialPosition: .region(
                    MKCoordinateRegion(
                        center: CLLocationCoordinate2D(latitude: x, longitude: x),
                        span: MKCoordinateSpan(latitudeDelta: x, longitudeDelta: x)))
            ) { Marker("a", coordinate: CLLocationCoordinate2D(latitude: x, longitude: -x)) }
        },
        HostileCase("mapcircle") { x in
            Map {
                MapCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: x), radius: x);
                MapPolyline(coordinates: [
                    CLLocationCoordinate2D(latitude: x, longitude: 0),
                    CLLocationCoordinate2D(latitude: 0, longitude: 0),
                ])
            }
        },
        HostileCase("uiview") { x in OddUIView(x: x) },
        HostileCase("uigraphics") { x in
            let r = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10));
            return Image(
                uiImage: r.image { c in
                    UIColor.red.setFill(); c.fill(CGRect(x: x, y: x, width: x, height: 3));
                    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: x, height: x), cornerRadius: x).fill();
                    c.cgContext.setLineWidth(x); c.cgContext.translateBy(x: x, y: x);
                    c.cgContext.strokeEllipse(in: CGRect(x: 0, y: x, width: x, height: 3));
                    ("a" as NSString).draw(at: CGPoint(x: x, y: x))
                })
        },
        HostileCase("uigraphics2") { x in
            let r = UIGraphicsImageRenderer(size: CGSize(width: x, height: x));
            return Image(
                uiImage: r.image { c in
                    UIColor.red.setFill(); c.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
                })
        },
        HostileCase("tracking in text") { x in Text("a").tracking(x) + Text("b").kerning(x).baselineOffset(x) },
        HostileCase("attr") { x in
            var s = AttributedString("abc def"); s.kern = x; s.tracking = x; s.baselineOffset = x;
            s.font = .system(size: x); return Text(s)
        },
        HostileCase("textrenderer") { x in Text("abc").textRenderer(OddRenderer(x: x)) },
        HostileCase("dynamic") { x in Text("a").environment(\.displayScale, x) },
        HostileCase("scaledmetric") { x in OddMetric(x: x) },
        HostileCase("imagerenderer") { x in
            let r = ImageRenderer(content: Text("a")); r.scale = x;
            r.proposedSize = ProposedViewSize(width: x, height: x); return Text(r.cgImage == nil ? "no" : "yes")
        },
        HostileCase("imagerenderer2") { x in
            let r = ImageRenderer(content: Text("a")); r.wait = Double(x);
            r.date = Date(timeIntervalSinceReferenceDate: x); return Text(r.cgImage == nil ? "no" : "yes")
        },
        HostileCase("hoverEffect") { x in
            Button("a") {}.buttonBorderShape(.roundedRectangle(radius: x)).controlSize(.large).tint(
                Color(red: x, green: x, blue: x))
        },
        HostileCase("glass") { x in Text("a").glassEffect(.regular, in: .rect(cornerRadius: x)) },
        HostileCase("swipe") { x in Text("a").gesture(DragGesture(minimumDistance: x)) },
        HostileCase("redacted") { x in Text("abc def").font(.system(size: x)).redacted(reason: .placeholder) },
        HostileCase("label") { x in Label("a", systemImage: "star").font(.system(size: x)).labelIconToTitleSpacing(x) },
        HostileCase("viewthatfits") { x in
            ViewThatFits {
                Color.red.frame(width: x); Text("a")
            }
        },
        HostileCase("mask") { x in Color.red.mask { Circle().frame(width: x) } },
        HostileCase("overlay") { x in
            Color.red.overlay(alignment: .topTrailing) {
                Circle().frame(width: 5, height: x).alignmentGuide(.top) { $0.height * x }
            }
        },
        HostileCase("tileimg") { x in
            Rectangle().fill(
                ImagePaint(
                    image: Image(systemName: "star"), sourceRect: CGRect(x: x, y: x, width: x, height: 1), scale: x))
        },
        HostileCase("ignoresafe") { x in Color.red.frame(height: x).ignoresSafeArea() },
        HostileCase("textfield") { x in TextField("a", value: .constant(Double(x)), format: .number) },
        HostileCase("colorpicker") { x in ColorPicker("a", selection: .constant(Color(red: x, green: x, blue: x))) },
        HostileCase("tab") { x in TabView { Color.red.frame(width: x).tabItem { Text("a") } } },
        HostileCase("page") { x in TabView { Color.red.frame(width: x) }.tabViewStyle(.page) },
        HostileCase("disclosure") { x in DisclosureGroup("a", isExpanded: .constant(true)) { Color.red.frame(width: x) }
        },
        HostileCase("resolved") { x in
            Text(verbatim: "\(Color(red: x, green: x, blue: x).resolve(in: EnvironmentValues()))")
        },
        HostileCase("texture") { x in
            Color.red.drawingGroup().frame(width: x, height: x).compositingGroup().blur(radius: 3)
        },
        HostileCase("ratio") { x in Color.red.gridCellAnchor(UnitPoint(x: x, y: x)) },
    ]
}
