import AmbrotypeDrawing

/// The store's rules over a folder: every picture alone, then sets, languages, duplicates.
package struct FolderCheck {
    let rules: StoreRules
    let wishes: FolderWishes

    package init(rules: StoreRules, wishes: FolderWishes = FolderWishes()) {
        (self.rules, self.wishes) = (rules, wishes)
    }

    /// Everything found, errors and warnings, by path and rule.
    package func findings(in facts: FolderFacts) -> [FolderFinding] {
        // Where framed pictures lie beside plain ones only they are taken (fastlane's rule).
        let taken = uploaded(facts.pictures)
        var found = facts.pictures.flatMap(single) + ignored(facts.pictures, taken)
        found += folders(facts) + sets(taken) + duplicates(taken)
        found += facts.strangers.map {
            FolderFinding(
                .warning, "not-a-screenshot", $0, "only PNG and JPEG files belong here; deliver passes over it")
        }
        return found.sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
    }

    // MARK: One picture

    private func single(_ picture: PictureFact) -> [FolderFinding] {
        if let damage = picture.damage { return [self.damage(damage, picture.path)] }
        var found: [FolderFinding] = []
        func report(_ severity: FolderFinding.Severity, _ rule: String, _ message: String) {
            found.append(FolderFinding(severity, rule, picture.path, message))
        }
        if let size = picture.size, rules.displayClass(of: size, path: picture.path) == nil {
            let near = rules.nearest(to: size)
            report(
                .error, "wrong-size",
                "\(size) pixels is no size of the store; the nearest is \(near.size) for \(near.displayClass.name)")
        }
        if picture.hasAlpha {
            report(
                .error, "alpha", "it has an alpha channel, which the store refuses: save it as RGB without transparency"
            )
        }
        if !picture.isSRGB {
            report(
                .warning, "profile", "its colour profile is \(picture.profileName); the store shows sRGB: convert it")
        }
        let ending = picture.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        switch picture.format {
        case .png where ending != "png":
            report(.error, "wrong-extension", "it is a PNG with the ending .\(ending): name it .png")
        case .jpeg where ending != "jpg" && ending != "jpeg":
            report(.error, "wrong-extension", "it is a JPEG with the ending .\(ending): name it .jpg")
        case .other: report(.error, "wrong-format", "the store takes PNG and JPEG only")
        default: break
        }
        if let look = picture.look { found += self.look(look, picture.path) }
        return found
    }

    private func damage(_ damage: PictureFact.Damage, _ path: String) -> FolderFinding {
        switch damage {
        case .truncated:
            FolderFinding(.error, "truncated", path, "the file ends before the picture does: copy it again")
        case .broken(let reason): FolderFinding(.error, "unreadable", path, "it cannot be read: \(reason)")
        case .notAPicture(let what):
            FolderFinding(.error, "unreadable", path, "it is no picture" + (what.map { ", it looks like \($0)" } ?? ""))
        }
    }

    private func look(_ look: PictureLook, _ path: String) -> [FolderFinding] {
        var found: [FolderFinding] = []
        if !look.busyCorners.isEmpty {
            found.append(
                FolderFinding(
                    .warning, "rounded-corner", path,
                    "text stands in the \(look.busyCorners.joined(separator: " and ")) corner, which the store rounds off: move it inwards"
                ))
        }
        if let contrast = look.captionContrast, contrast < rules.leastContrast {
            found.append(
                FolderFinding(
                    .warning, "text-contrast", path,
                    "the caption's contrast is \((contrast * 10).rounded() / 10) to 1, large text needs \(Int(rules.leastContrast)) to 1: "
                        + "darken or lighten text or ground"))
        }
        return found
    }

    // MARK: Sets

    private struct SetKey: Hashable, Comparable {
        var group, language, displayClass: String

        static func < (left: SetKey, right: SetKey) -> Bool {
            (left.group, left.language, left.displayClass) < (right.group, right.language, right.displayClass)
        }
    }

    private func uploaded(_ pictures: [PictureFact]) -> [PictureFact] {
        let framed = Set(pictures.filter { Self.isFramed($0.path) }.map { $0.group + "/" + ($0.language ?? "") })
        return pictures.filter { picture in
            let folder = picture.group + "/" + (picture.language ?? "")
            return !framed.contains(folder) || Self.isFramed(picture.path)
                || picture.path.lowercased().contains("watch")
        }
    }

    private static func isFramed(_ path: String) -> Bool { path.lowercased().contains("_framed.") }

    private func ignored(_ all: [PictureFact], _ taken: [PictureFact]) -> [FolderFinding] {
        let paths = Set(taken.map(\.path))
        return all.filter { !paths.contains($0.path) }.map {
            FolderFinding(
                .warning, "not-uploaded", $0.path,
                "deliver takes only the _framed pictures of this folder and leaves this one behind")
        }
    }

    private func sets(_ pictures: [PictureFact]) -> [FolderFinding] {
        var sets: [SetKey: Int] = [:]
        for picture in pictures {
            guard let language = picture.language, let size = picture.size,
                let displayClass = rules.displayClass(of: size, path: picture.path)
            else { continue }
            sets[SetKey(group: picture.group, language: language, displayClass: displayClass.id), default: 0] += 1
        }
        var found: [FolderFinding] = []
        for (key, count) in sets.sorted(by: { $0.key < $1.key }) where count > rules.mostPictures {
            found.append(
                FolderFinding(
                    .error, "too-many", folder(key.group, key.language),
                    "\(count) pictures for \(key.displayClass); the store takes \(rules.leastPictures) to \(rules.mostPictures) a set"
                ))
        }
        let languages = Set(pictures.compactMap { $0.group.isEmpty ? $0.language : nil }).union(wishes.languages)
        for language in languages.sorted() where !rules.fallbackFolders.contains(language) {
            let present = Set(sets.keys.filter { $0.language == language && $0.group.isEmpty }.map(\.displayClass))
            found += missing(present, language)
        }
        return found
    }

    private func missing(_ present: Set<String>, _ language: String) -> [FolderFinding] {
        var found: [FolderFinding] = []
        let hasPhone = present.contains { $0.hasPrefix("iphone") }
        let hasPad = present.contains { $0.hasPrefix("ipad") }
        if present.isEmpty {
            return [
                FolderFinding(.error, "missing-set", language, "there is no picture of a valid size for this language")
            ]
        }
        for rule in rules.required where rule.when == "iphone" ? hasPhone : rule.when == "ipad" ? hasPad : false {
            guard present.isDisjoint(with: rule.any) else { continue }
            found.append(
                FolderFinding(
                    .error, "missing-set", language,
                    "the \(rule.when == "ipad" ? "iPad" : "iPhone") needs a set of \(rule.any.joined(separator: " or "))"
                ))
        }
        for id in wishes.classes where !present.contains(id) {
            found.append(FolderFinding(.error, "missing-set", language, "there is no set of \(id)"))
        }
        return found
    }

    private func folder(_ group: String, _ language: String) -> String {
        group.isEmpty ? language : group + "/" + language
    }

    // MARK: Folders and duplicates

    private func folders(_ facts: FolderFacts) -> [FolderFinding] {
        var found: [FolderFinding] = []
        let special = rules.holdingFolders + rules.fallbackFolders + rules.ignoredFolders
        for folder in facts.folders {
            let name = folder.split(separator: "/").last.map(String.init) ?? folder
            if special.contains(where: { $0.lowercased() == name.lowercased() }) { continue }
            // Letter case does not count (fastlane's rule).
            if rules.languages.contains(where: { $0.lowercased() == name.lowercased() }) { continue }
            let near = rules.formerLanguages[name] ?? nearestNames(to: name, among: rules.languages).first
            found.append(
                FolderFinding(
                    .error, "unknown-language", folder,
                    "\"\(name)\" is no language code of App Store Connect" + (near.map { "; write \($0)" } ?? "")))
        }
        for picture in facts.pictures where picture.language == nil {
            found.append(
                FolderFinding(.error, "no-language", picture.path, "it lies in no language folder and is not uploaded"))
        }
        for language in wishes.languages where !facts.folders.contains(language) {
            found.append(FolderFinding(.error, "missing-language", language, "there is no folder for this language"))
        }
        return found
    }

    /// Equal files in one set; equal files in several languages are meant.
    private func duplicates(_ pictures: [PictureFact]) -> [FolderFinding] {
        var first: [String: String] = [:]
        var found: [FolderFinding] = []
        for picture in pictures.sorted(by: { $0.path < $1.path }) where picture.damage == nil {
            let key = picture.group + "/" + (picture.language ?? "") + "/" + picture.digest
            if let twin = first[key] {
                found.append(
                    FolderFinding(
                        .warning, "duplicate", picture.path, "it is the same picture as \(twin): leave one out"))
            } else {
                first[key] = picture.path
            }
        }
        return found
    }
}
