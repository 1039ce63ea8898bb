package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import AmbrotypeWidgets
package import Foundation

/// One store picture: ground, caption, and a scene in a device or widgets alone. Points of the canvas.
package struct Composition: Equatable, Sendable {
    package enum Layout: String, CaseIterable, Sendable {
        /// Caption above, device below.
        case captionTop
        /// Device above, caption below.
        case captionBottom
        /// The scene alone, edge to edge, as a screenshot is.
        case full
    }

    /// What the picture shows.
    package enum Content: Equatable, Sendable {
        case home(HomeScreen)
        case lock(LockScreen)
        case island(IslandScene)
        case standBy(StandByScene)
        case hero(HeroScene)
        /// The user's own screenshot.
        case screenshot(PictureKey)
    }

    package var layout = Layout.captionTop
    package var background = Wallpaper.gradient(
        [DrawingColor(bytes: 36, 58, 94), DrawingColor(bytes: 14, 22, 40)], angle: 180)
    package var caption: Caption?
    /// Share of the canvas's height that the caption may take.
    package var captionShare: CGFloat = 0.2
    package var content: Content
    package var frame = DeviceFrame.bezel(DrawingColor(bytes: 38, 39, 42))
    /// Width of the device as a share of the canvas's; nil is 0.82, or what lets the whole device be seen.
    package var deviceScale: CGFloat?
    /// Whether the device may leave the canvas at the caption's far side.
    package var bleeds = true
    /// Moves the device, in shares of the canvas; a positive x is towards the trailing edge.
    package var offset = CGSize.zero
    /// Its number among the shots of a panorama, and their count: the ground goes on across them.
    package var panorama: Panorama?

    package struct Panorama: Equatable, Sendable {
        package var index: Int
        package var count: Int

        package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
    }

    package init(content: Content) { self.content = content }

    /// StandBy lies on its side.
    package var isLandscape: Bool {
        if case .standBy = content { layout == .full } else { false }
    }
}

extension Stage {
    /// A whole store picture.
    ///
    /// - Parameter neighbours: the other shots of its panorama, by their distance to the right; their devices show where
    ///   they reach over.
    package func list(
        _ shot: Composition, neighbours: [(distance: Int, shot: Composition)] = []
    ) throws(StorefrontTrouble) -> DisplayList {
        let size =
            shot.isLandscape ? CGSize(width: device.points.height, height: device.points.width) : device.points
        if shot.layout == .full {
            if let screen = try screen(shot.content) { return DisplayList(size: size, items: screen.items) }
            let canvas = CGRect(origin: .zero, size: size)
            return DisplayList(size: size, items: ground(shot, size) + (try contents(shot, in: canvas)))
        }
        var items = ground(shot, size)
        let rooms = try rooms(shot, size)
        for (distance, neighbour) in neighbours {
            let theirs = try self.rooms(neighbour, size)
            let shift = CGFloat(isRightToLeft ? -distance : distance) * size.width
            let drawn = try contents(neighbour, in: theirs.content)
            items.append(
                .group(DisplayGroup(transform: CGAffineTransform(translationX: shift, y: 0), items: drawn)))
        }
        items += try contents(shot, in: rooms.content) + rooms.caption
        return DisplayList(size: size, items: items)
    }

    private func ground(_ shot: Composition, _ size: CGSize) -> [DisplayItem] {
        guard let panorama = shot.panorama else {
            return items(shot.background, in: CGRect(origin: .zero, size: size))
        }
        let place = isRightToLeft ? panorama.count - 1 - panorama.index : panorama.index
        return items(
            shot.background,
            in: CGRect(
                x: -CGFloat(place) * size.width, y: 0, width: CGFloat(panorama.count) * size.width,
                height: size.height))
    }

    private func rooms(_ shot: Composition, _ size: CGSize) throws(StorefrontTrouble)
        -> (caption: [DisplayItem], content: CGRect)
    {
        let margin = (size.width * 0.07).rounded()
        let top = (size.height * 0.045).rounded()
        guard let caption = shot.caption else {
            return ([], CGRect(x: 0, y: top, width: size.width, height: size.height - top))
        }
        let height = size.height * shot.captionShare
        let isTop = shot.layout == .captionTop
        let room = CGRect(
            x: margin, y: isTop ? top : size.height - top - height, width: size.width - 2 * margin, height: height)
        let fitted = try CaptionFitter(setter: setter).fit(caption, in: room)
        let content =
            isTop
            ? CGRect(x: 0, y: room.maxY + top * 0.6, width: size.width, height: size.height - room.maxY - top * 0.6)
            : CGRect(x: 0, y: 0, width: size.width, height: room.minY - top * 0.6)
        return (fitted.items, content)
    }

    private func contents(_ shot: Composition, in room: CGRect) throws(StorefrontTrouble) -> [DisplayItem] {
        if case .hero(let hero) = shot.content {
            let margin = room.width * 0.08
            let inner = room.insetBy(dx: margin, dy: margin)
            return try items(
                hero, in: inner.offsetBy(dx: shift(shot, room.width), dy: shot.offset.height * room.height))
        }
        guard let screen = try screen(shot.content) else { return [] }
        var framed = FramedScreen(frame: shot.frame, device: device, screen: screen.size, items: screen.items)
        if case .island = shot.content { framed.showsSensors = false }
        let whole = framed.size
        let isTop = shot.layout == .captionTop
        let fitting = min(room.width * 0.86 / whole.width, (room.height - room.width * 0.06) / whole.height)
        let wished = room.width * (shot.deviceScale ?? 0.82) / whole.width
        let scale = shot.bleeds ? (shot.deviceScale == nil ? max(wished, fitting) : wished) : min(wished, fitting)
        let size = CGSize(width: whole.width * scale, height: whole.height * scale)
        var y = isTop ? room.minY : room.maxY - size.height
        if size.height < room.height { y = room.midY - size.height / 2 }
        let x = room.midX - size.width / 2 + shift(shot, room.width)
        let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y + shot.offset.height * room.height)
        let shadow = DisplayItem.group(
            DisplayGroup(
                filters: [
                    .shadow(
                        color: DrawingColor.black.opacity(0.35), radius: 22 / scale,
                        offset: CGSize(width: 0, height: 14 / scale))
                ],
                items: [
                    .rounded(
                        CGRect(origin: .zero, size: whole).insetBy(dx: 2, dy: 2), framed.outerRadius,
                        .black)
                ]))
        // A user's frame brings its own shape, which may not be that of a rectangle.
        if case .picture = shot.frame { return [.group(DisplayGroup(transform: map, items: framed.drawn()))] }
        return [.group(DisplayGroup(transform: map, items: [shadow] + framed.drawn()))]
    }

    private func shift(_ shot: Composition, _ width: CGFloat) -> CGFloat {
        shot.offset.width * width * (isRightToLeft ? -1 : 1)
    }

    /// The scene on its screen; nil for widgets alone.
    private func screen(_ content: Composition.Content) throws(StorefrontTrouble) -> DisplayList? {
        switch content {
        case .home(let home): try list(home)
        case .lock(let lock): try list(lock)
        case .island(let island): try list(island)
        case .standBy(let scene): try list(scene)
        case .hero: nil
        case .screenshot(let key): DisplayList(size: device.points, items: [Wallpaper.covering(key, screen)])
        }
    }
}

extension Composition {
    /// Every widget it shows, in the order they are asked for.
    package var choices: [WidgetChoice] {
        switch content {
        case .home(let home): home.widgets.map(\.choice)
        case .lock(let lock): lock.accessories.map(\.choice) + [lock.inline].compactMap { $0 } + lock.activities
        case .island(let island): [island.choice] + [island.attached].compactMap { $0 }
        case .standBy(let scene): scene.widgets.compactMap { $0 }
        case .hero(let hero): hero.rows.flatMap { $0.map(\.choice) }
        case .screenshot: []
        }
    }
}

extension Composition {
    /// Paths of the user's pictures it shows: wallpapers, icons, frames, screenshots.
    package var pictureFiles: [String] {
        var keys = background.pictures
        if case .picture(let key, _) = frame { keys.append(key) }
        switch content {
        case .home(let home): keys += home.wallpaper.pictures + (home.apps + (home.dock ?? [])).flatMap(\.pictures)
        case .lock(let lock): keys += lock.wallpaper.pictures
        case .island(let island): keys += island.background.pictures
        case .screenshot(let key): keys.append(key)
        case .standBy, .hero: break
        }
        return keys.map(\.name)
    }
}

extension Wallpaper {
    fileprivate var pictures: [PictureKey] { if case .picture(let key, _, _) = self { [key] } else { [] } }
}

extension AppIcon {
    fileprivate var pictures: [PictureKey] { if case .picture(let key) = face { [key] } else { [] } }
}
