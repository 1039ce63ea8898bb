package import Foundation

/// A file of a screenshot folder, as far as rules need to know it.
package struct PictureFact: Equatable, Sendable {
    package enum Format: String, Sendable { case png, jpeg, other }

    /// How a file fails before its pixels count.
    package enum Damage: Equatable, Sendable {
        case truncated
        case broken(String)
        case notAPicture(String?)
    }

    /// Path below the folder.
    package var path: String
    /// The language folder; nil for a file beside the language folders.
    package var language: String?
    /// Parts of a set of its own, such as `iMessage`; empty for most.
    package var group: String
    package var format: Format
    package var size: StoreRules.PixelSize?
    package var hasAlpha: Bool
    package var isSRGB: Bool
    package var profileName: String
    package var bytes: Int
    /// Of the file's contents; equal ones are duplicates.
    package var digest: String
    package var damage: Damage?
    /// What the pixels say; nil where they were not looked at.
    package var look: PictureLook?

    package init(
        path: String, language: String?, group: String = "", format: Format, size: StoreRules.PixelSize?,
        hasAlpha: Bool = false, isSRGB: Bool = true, profileName: String = "sRGB", bytes: Int = 0, digest: String = "",
        damage: Damage? = nil, look: PictureLook? = nil
    ) {
        (self.path, self.language, self.group, self.format, self.size) = (path, language, group, format, size)
        (self.hasAlpha, self.isSRGB, self.profileName) = (hasAlpha, isSRGB, profileName)
        (self.bytes, self.digest, self.damage, self.look) = (bytes, digest, damage, look)
    }
}

/// What a small copy of a picture tells.
package struct PictureLook: Equatable, Sendable {
    /// Corners in which something other than the ground stands where the store rounds it off.
    package var busyCorners: [String]
    /// Contrast of the caption against its ground; nil where no caption was found.
    package var captionContrast: Double?

    package init(busyCorners: [String] = [], captionContrast: Double? = nil) {
        (self.busyCorners, self.captionContrast) = (busyCorners, captionContrast)
    }
}

/// A whole folder.
package struct FolderFacts: Equatable, Sendable {
    package var pictures: [PictureFact]
    /// Every folder directly below, and below those that hold language folders.
    package var folders: [String]
    /// Files that are no pictures, where only pictures belong.
    package var strangers: [String]

    package init(pictures: [PictureFact] = [], folders: [String] = [], strangers: [String] = []) {
        (self.pictures, self.folders, self.strangers) = (pictures, folders, strangers)
    }
}
