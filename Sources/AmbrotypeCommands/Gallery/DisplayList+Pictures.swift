import AmbrotypeDrawing

extension DisplayList {
    /// Names of the pictures that drawing it opens; of a template the files' paths in its folder.
    var pictureNames: Set<String> {
        var names: Set<String> = []
        for item in items { item.gather(&names) }
        return names
    }
}

extension DisplayItem {
    fileprivate func gather(_ names: inout Set<String>) {
        switch self {
        case .picture(let key, _, _, _, _): names.insert(key.name)
        case .fill(_, _, .tile(let key, _, _)): names.insert(key.name)
        case .group(let group):
            for item in group.items + (group.mask ?? []) { item.gather(&names) }
        case .fill, .bitmap, .backdrop: break
        }
    }
}
