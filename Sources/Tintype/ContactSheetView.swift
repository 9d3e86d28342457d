import Foundation
import TintypeGraphics
import TintypeScene
import TintypeTree
import TintypeUI

/// The lettering of a contact sheet, with room for its pictures.
struct ContactSheetView: View {
    let title: String
    let subtitle: String
    let plan: ContactSheetPlan
    /// The sizes of the pictures in the sheet, in points.
    let sizes: [CGSize]
    /// The part of each picture's caption that stands in no table.
    let captions: [[VariantValue]]

    static let ground = ResolvedColor(bytes: 0xF5, 0xF5, 0xF7)
    private static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
    private static let faint = Color(red: 0.43, green: 0.43, blue: 0.46)

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            VStack(alignment: .leading, spacing: 6) {
                Text(title).font(.system(size: 22, weight: .semibold)).foregroundStyle(Self.ink)
                Text(subtitle).font(.system(size: 13)).foregroundStyle(Self.faint)
            }
            .lineLimit(1)
            .fixedSize()
            if !plan.rows.isEmpty { table }
            if !plan.lines.isEmpty { lines }
        }
        .padding(EdgeInsets(top: 36, leading: 40, bottom: 44, trailing: 40))
    }

    private var table: some View {
        Grid(
            alignment: .topLeading, horizontalSpacing: ContactSheetPlan.gap.width,
            verticalSpacing: ContactSheetPlan.gap.height
        ) {
            GridRow(alignment: .bottom) {
                Color.clear.frame(width: 0, height: 0)
                ForEach(plan.columns.indices, id: \.self) { heading([plan.columns[$0]]) }
            }
            ForEach(plan.rows.indices, id: \.self) { row in
                GridRow {
                    heading(plan.rows[row].heading)
                    ForEach(plan.columns.indices, id: \.self) { cell(plan.rows[row].cells[$0]) }
                }
            }
        }
    }

    private var lines: some View {
        VStack(alignment: .leading, spacing: ContactSheetPlan.gap.height) {
            ForEach(plan.lines.indices, id: \.self) { line in
                HStack(alignment: .top, spacing: ContactSheetPlan.gap.width) {
                    ForEach(plan.lines[line], id: \.self) { index in
                        VStack(alignment: .leading, spacing: 10) {
                            room(index)
                            caption(captions[index]).frame(width: max(sizes[index].width, 96), alignment: .leading)
                        }
                    }
                }
            }
        }
    }

    /// Each axis, small, above its value.
    private func heading(_ values: [VariantValue]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(values.indices, id: \.self) { index in
                VStack(alignment: .leading, spacing: 1) {
                    Text(values[index].axis.name).font(.system(size: 11)).foregroundStyle(Self.faint)
                    Text(values[index].text).font(.system(size: 14, weight: .semibold)).foregroundStyle(Self.ink)
                }
            }
        }
        .lineLimit(1)
        .fixedSize()
    }

    private func caption(_ values: [VariantValue]) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(values.indices, id: \.self) { index in
                Text(values[index].text).font(.system(size: 13, weight: .semibold)).foregroundStyle(Self.ink)
                Text(values[index].axis.name).font(.system(size: 11)).foregroundStyle(Self.faint)
                    .padding(.bottom, 4)
            }
            if values.isEmpty {
                Text("as it stands").font(.system(size: 13, weight: .semibold)).foregroundStyle(Self.ink)
            }
        }
    }

    private func room(_ index: Int) -> some View {
        Color.clear.frame(width: sizes[index].width, height: sizes[index].height).id(PictureSheet.id(ofPicture: index))
    }

    @ViewBuilder
    private func cell(_ index: Int?) -> some View {
        if let index {
            room(index)
        } else {
            Text("left out").font(.system(size: 11)).foregroundStyle(Self.faint).fixedSize()
        }
    }
}
