@testable import TintypeSymbols
import TintypeGraphics

/// Names that the table must know, and some that it must not.
enum SymbolNames {
    /// Names that published SwiftUI code was seen to use, without the names of ``excluded``.
    static let used = words(
        """
        plus star.fill trash magnifyingglass chevron.left chevron.right xmark xmark.circle.fill globe
        arrow.up.arrow.down bell checkmark plus.circle star checkmark.circle ellipsis xmark.circle arrow.left
        arrow.clockwise chevron.down chevron.right.circle house person.circle.fill photo play.fill plus.circle.fill
        qrcode.viewfinder suit.heart.fill calendar dice heart.fill house.fill minus photo.badge.plus
        checkmark.circle.fill circle list.bullet person.3 person.crop.circle.badge.xmark
        person.crop.circle.fill.badge.checkmark person.crop.square questionmark.diamond square.and.arrow.up
        square.and.arrow.up.fill arrow.right cart clock gearshape.fill paperplane person.fill star.circle
        arrow.left.and.right arrow.up.and.down car exclamationmark.triangle gearshape person.crop.circle
        square.and.pencil a.circle arrowshape.turn.up.left camera.fill chevron.up chevron.up.chevron.down clock.fill
        ellipsis.circle.fill forward.fill heart line.3.horizontal.decrease.circle lock map message minus.circle
        person person.circle square.grid.2x2.fill sun.min trash.fill airplane arrow.down atom b.circle bell.badge
        bell.fill bolt.fill book.fill building.columns cloud.heavyrain.fill cloud.sun cube.box delete.backward
        display ellipsis.circle envelope envelope.fill flame flame.fill flashlight.off.fill light.beacon.max.fill
        line.3.horizontal mappin.and.ellipse number pause.fill pencil pin placeholdertext.fill
        questionmark.circle.fill simcard speaker.wave.3.fill square.and.arrow.down square.and.arrow.up.circle.fill
        star.circle.fill sun.max sun.max.fill timer video.fill wave.3.right wifi abc airpods airpods.max airpodspro
        align.horizontal.center align.horizontal.left align.horizontal.right align.vertical.bottom
        align.vertical.center align.vertical.top angle applewatch
        arcade.stick.and.arrow.left.and.arrow.right.outward arcade.stick.and.arrow.up.and.arrow.down archivebox.fill
        arrow.2.circlepath arrow.backward arrow.counterclockwise arrow.down.document.fill arrow.forward.to.line
        arrow.left.and.right.circle.fill arrow.left.arrow.right arrow.left.to.line arrow.right.circle.dotted
        arrow.right.circle.fill arrow.right.to.line arrow.right.to.line.square.fill
        arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.counterclockwise.rotate.90
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
        arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up
        arrow.up.and.down.circle.fill arrow.up.circle.fill arrow.up.document.fill arrow.up.to.line.square.fill
        arrowtriangle.down.fill backward.fill barcode.viewfinder battery.50percent beach.umbrella bell.badge.fill
        bell.circle.fill beziercurve bolt bolt.slash book.closed book.pages bookmark books.vertical briefcase.fill
        bubble bubbles.and.sparkles.fill building.columns.fill c.circle camera camera.aperture camera.filters
        capslock.fill car.fill cart.circle cellularbars character.cursor.ibeam chart.bar.doc.horizontal.fill
        chart.bar.xaxis chart.pie.fill checklist checkmark.message.fill checkmark.seal.fill chevron.backward
        chevron.compact.right chevron.left.circle circle.fill circle.hexagongrid.fill clear.fill
        clock.arrow.circlepath cloud.drizzle.circle.fill cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.rain.fill
        command control creditcard creditcard.fill cup.and.saucer.fill delete delete.left delete.left.fill
        delete.right.fill desktopcomputer doc.badge.plus doc.fill doc.richtext dollarsign.circle.fill
        dot.radiowaves.left.and.right drop.fill ellipsis.bubble.fill escape eurosign.circle.fill
        exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle.fill
        eye.fill eyeglasses f.cursive face.smiling figure.and.child.holdinghands figure.badminton.circle.fill
        figure.climbing.circle.fill figure.cooldown.circle.fill figure.run figure.run.circle.fill figure.walk
        figure.walk.circle.fill filemenu.and.selection flag flask folder g.circle.fill gamecontroller.fill gear
        gear.badge.questionmark globe.asia.australia.fill hand.thumbsup hare hare.fill heart.circle info info.circle
        info.circle.fill info.square.fill inset.filled.bottomthird.rectangle inset.filled.leadinghalf.rectangle
        inset.filled.leadingthird.rectangle inset.filled.topthird.rectangle inset.filled.trailinghalf.rectangle
        inset.filled.trailingthird.rectangle ipad iphone.gen3 key.fill laptopcomputer lasso lasso.badge.sparkles
        leaf.fill lightbulb line.3.horizontal.decrease link.circle.fill list.bullet.below.rectangle
        list.bullet.rectangle list.bullet.rectangle.fill list.dash list.dash.header.rectangle location
        location.circle location.fill location.fill.viewfinder location.north.circle.fill lock.open.rotation
        lock.rotation macbook.and.iphone macwindow.and.pointer.arrow
        magnifyingglass.circle mappin mappin.circle.fill menucard.fill mic mic.fill microphone.fill moon.fill
        moon.stars.fill moonphase.last.quarter music.note.house.fill network newspaper option
        paintbrush.pointed.fill paragraph pencil.and.scribble pencil.line percent person.2 person.3.fill
        person.3.sequence.fill person.badge.key.fill person.crop.artframe person.crop.circle.fill.badge.plus
        personalhotspot phone.fill photo.artframe photo.fill photo.on.rectangle.angled pin.fill play plus.app.fill
        plus.bubble pointer.arrow.click pointer.arrow.click.2 pointer.arrow.motionlines.click poweroff poweron
        printer.dotmatrix.fill.and.paper.fill qrcode questionmark.circle record.circle rectangle
        rectangle.arrowtriangle.2.outward rectangle.fill.on.rectangle.angled.fill rectangle.on.rectangle
        rectangle.portrait rectangle.portrait.arrowtriangle.2.outward rectangle.righthalf.inset.fill.arrow.right
        rectangle.slash repeat return rotate.3d ruler.fill scope scribble.variable seal seal.fill shift.fill
        sidebar.left slider.horizontal.below.square.filled.and.square space sparkles speaker.slash.fill
        speaker.wave.1.fill speaker.wave.2.fill square.and.arrow.down.fill square.grid.2x2 square.on.square
        square.righthalf.fill square.stack square.stack.3d.up square.stack.fill squareshape.split.3x3 stopwatch
        suit.club.fill suit.heart sun.haze switch.2 text.aligncenter text.alignleft text.alignright
        text.below.photo.fill theatermasks thermometer.variable tray.full.fill video.bubble.left video.circle
        widget.extralarge.badge.plus wifi.exclamationmark wrench.and.screwdriver
        """)

    /// Names that scenes are likely to ask for.
    static let wanted = words(
        """
        globe phone phone.fill message message.fill envelope envelope.fill bell bell.fill bell.slash bell.slash.fill
        bell.badge person person.fill person.2 person.2.fill person.3 person.3.fill person.circle person.circle.fill
        sparkles star star.fill heart heart.fill play play.fill pause pause.fill stop stop.fill playpause
        playpause.fill shuffle repeat repeat.1 backward backward.fill forward forward.fill backward.end
        backward.end.fill forward.end forward.end.fill gobackward.10 goforward.30 speaker speaker.fill speaker.slash
        speaker.wave.2 speaker.wave.3 speaker.wave.3.fill location location.fill location.north.fill
        train.side.front.car bus bus.fill tram tram.fill gear gearshape gearshape.fill house house.fill
        magnifyingglass plus minus xmark checkmark plus.circle minus.circle.fill xmark.circle.fill
        checkmark.circle.fill chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.backward
        arrow.left arrow.right arrow.up arrow.down arrow.up.left arrow.up.right arrow.down.left arrow.down.right
        arrow.forward arrow.backward arrow.clockwise arrow.counterclockwise arrow.uturn.left arrow.left.and.right
        arrow.up.and.down arrow.2.circlepath arrow.triangle.2.circlepath trash trash.fill trash.slash pencil
        square.and.pencil folder folder.fill folder.badge.plus doc doc.fill doc.text doc.on.doc document
        document.fill photo photo.fill camera camera.fill calendar calendar.badge.plus clock clock.fill alarm timer
        stopwatch hourglass cloud cloud.fill cloud.rain cloud.sun.fill sun.max sun.max.fill moon moon.fill
        moon.stars bolt bolt.fill flame flame.fill drop drop.fill leaf leaf.fill snowflake wind cart cart.fill bag
        bag.fill creditcard creditcard.fill lock lock.fill lock.open key key.fill eye eye.fill eye.slash
        hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised square.and.arrow.up square.and.arrow.down
        list.bullet list.number ellipsis ellipsis.circle slider.horizontal.3 line.3.horizontal
        line.3.horizontal.decrease wifi wifi.slash antenna.radiowaves.left.and.right battery.0 battery.25 battery.50
        battery.75 battery.100 battery.100.bolt mic mic.fill mic.slash microphone video video.fill video.slash
        music.note music.note.list headphones book book.fill bookmark bookmark.fill tag tag.fill flag flag.fill pin
        pin.fill map map.fill mappin mappin.and.ellipse mappin.circle.fill paperplane paperplane.fill link paperclip
        scissors wand.and.stars paintbrush paintbrush.fill hammer wrench.and.screwdriver gamecontroller
        gamecontroller.fill dice dice.fill die.face.5 trophy trophy.fill gift gift.fill crown airplane car car.fill
        bicycle ferry fuelpump figure.walk figure.run figure.wave circle circle.fill square square.fill triangle
        triangle.fill rectangle rectangle.fill capsule capsule.fill diamond diamond.fill hexagon hexagon.fill
        octagon octagon.fill pentagon seal shield oval app circle.dashed circle.lefthalf.filled questionmark
        questionmark.circle exclamationmark exclamationmark.triangle exclamationmark.triangle.fill info.circle
        info.circle.fill lightbulb lightbulb.fill display iphone ipad laptopcomputer keyboard printer tv tray
        archivebox envelope.open cup.and.saucer fork.knife bed.double building.2 pawprint cross brain sidebar.left
        rectangle.stack square.stack square.grid.2x2 circle.grid.3x3 chart.bar chart.pie textformat bold italic
        underline number percent at 1.circle 17.square.fill 50.circle a.circle z.square
        """)

    /// Names that stand for a mark of somebody: a thing of its kind, drawn by us.
    static let marks = words(
        """
        applelogo apple.logo apple.intelligence appletv.fill beats.headphones homekit playstation.logo safari
        safari.fill shareplay shazam.logo swift xbox.logo
        """)

    /// Further names that real apps were seen to use, by the families that it belongs to.
    static let families = words(
        """
        play.square.stack play.square.stack.fill rectangle.portrait.and.arrow.forward
        rectangle.portrait.and.arrow.forward.fill square.fill.on.square.fill square.filled.on.square
        rectangle.fill.on.rectangle.fill plus.square.fill.on.square.fill arrow.2.squarepath dog.fill
        lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill
        """)

    /// Seen in the same code, and not in the table: pictures of the apps' own, and a misspelt name.
    static let excluded = words(
        """
        user user1 user2 user3 user4 user5 user6 album1 album2 album3 xmark.circl
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
