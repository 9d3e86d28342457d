import Foundation

/// One page of pictures with the text that each is drawn from. It holds everything itself.
package struct GalleryPage {
    /// A word or a golden, with its picture.
    package struct Entry {
        package var name: String
        /// A sentence.
        package var doc: String
        /// The arguments: a name, what is written, and a sentence each.
        package var arguments: [(name: String, written: String, doc: String)]
        /// The texts that draw it, as a scene or in Swift.
        package var sources: [(title: String, text: String)]
        /// A PNG, at two pixels a point.
        package var picture: [UInt8]
        /// In points.
        package var width: Int
        package var height: Int

        package init(
            name: String, doc: String, arguments: [(name: String, written: String, doc: String)],
            sources: [(title: String, text: String)], picture: [UInt8], width: Int, height: Int
        ) {
            self.name = name
            self.doc = doc
            self.arguments = arguments
            self.sources = sources
            self.picture = picture
            self.width = width
            self.height = height
        }
    }

    /// Entries of one topic.
    package struct Section {
        package var title: String
        package var entries: [Entry]

        package init(title: String, entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    private let title: String
    private let sections: [Section]

    package init(_ title: String, _ sections: [Section]) {
        self.title = title
        self.sections = sections
    }

    /// The page: the same text for the same entries.
    package var html: String {
        let count = sections.reduce(0) { $0 + $1.entries.count }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(ReportText.xml(title))</title>
            <style>\(Self.style)</style>
            <header><h1>\(ReportText.xml(title))</h1>
            <input type="search" placeholder="Find one of \(count)" aria-label="Find a name" autofocus></header>
            <main>
            \(sections.map(section).joined(separator: "\n"))
            <p class="none" hidden>Nothing is called so.</p>
            </main>
            <script>\(Self.script)</script>
            </html>

            """
    }

    private func section(_ section: Section) -> String {
        guard !section.entries.isEmpty else { return "" }
        return "<section><h2>\(ReportText.xml(section.title))</h2>\n"
            + section.entries.map(entry).joined(separator: "\n") + "\n</section>"
    }

    private func entry(_ entry: Entry) -> String {
        let name = ReportText.xml(entry.name)
        let rows = entry.arguments.map { argument in
            "<tr><th>\(ReportText.xml(argument.name))<td>\(Self.marked(argument.written))"
                + "<td>\(Self.marked(argument.doc))"
        }
        let table = rows.isEmpty ? "" : "<table>\(rows.joined())</table>"
        let sources = entry.sources.map { "<h4>\(ReportText.xml($0.title))</h4><pre>\(ReportText.xml($0.text))</pre>" }
        return """
            <article id="\(name)" data-name="\(name.lowercased())">
            <figure><img src="data:image/png;base64,\(Data(entry.picture).base64EncodedString())" width="\(entry.width)" \
            height="\(entry.height)" alt="\(name), drawn"></figure>
            <div><h3><a href="#\(name)">\(name)</a></h3><p>\(Self.marked(entry.doc))</p>
            \(sources.joined())
            \(table)</div>
            </article>
            """
    }

    /// A text whose spans between backquotes are code.
    private static func marked(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 0 ? ReportText.xml(String(part)) : "<code>\(ReportText.xml(String(part)))</code>"
        }
        .joined()
    }

    private static let style = """
        :root{color-scheme:light dark;--line:#8884;--quiet:#777;--code:#8881}
        *{box-sizing:border-box}
        body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1080px;padding:0 20px 80px}
        header{display:flex;gap:20px;align-items:center;justify-content:space-between;position:sticky;top:0;
        padding:12px 0;background:Canvas;border-bottom:1px solid var(--line)}
        h1{font-size:20px;margin:0}h2{margin:40px 0 8px}h3{margin:0}h3 a{color:inherit;text-decoration:none}
        h4{margin:12px 0 4px;font-size:12px;color:var(--quiet);font-weight:600}
        p{margin:4px 0}input{font:inherit;padding:6px 12px;width:260px;max-width:50vw;border-radius:8px;
        border:1px solid var(--line);background:Field;color:FieldText}
        article{display:grid;grid-template-columns:340px minmax(0,1fr);gap:24px;padding:20px 0;
        border-top:1px solid var(--line);scroll-margin-top:70px}
        figure{margin:0}img{border-radius:10px;box-shadow:0 0 0 1px var(--line);max-width:100%;height:auto}
        pre{max-height:480px;margin:0;padding:10px 12px;background:var(--code);border-radius:8px;overflow:auto;font-size:13px;line-height:1.45}
        table{border-collapse:collapse;margin-top:12px;font-size:13px}
        th,td{text-align:left;vertical-align:top;padding:4px 16px 4px 0;border-top:1px solid var(--line)}
        th{font-weight:600;white-space:nowrap}code{background:var(--code);border-radius:4px;padding:0 3px}
        @media(max-width:760px){article{grid-template-columns:1fr}}
        """

    private static let script = """
        const field=document.querySelector('input'),all=[...document.querySelectorAll('article')];
        field.addEventListener('input',()=>{const text=field.value.trim().toLowerCase();let shown=0;
        for(const one of all){const fits=one.dataset.name.includes(text);one.hidden=!fits;one.style.display=fits?'':'none';
        shown+=fits}
        for(const part of document.querySelectorAll('section'))
        part.hidden=![...part.querySelectorAll('article')].some(one=>!one.hidden);
        document.querySelector('.none').hidden=shown>0});
        """
}
