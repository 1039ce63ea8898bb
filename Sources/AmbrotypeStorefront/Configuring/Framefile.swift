package import AmbrotypeDrawing
package import AmbrotypeTemplates
import Foundation

/// What fastlane's `Framefile.json` says, as far as it can be taken over, and what cannot.
package struct Framefile: Sendable {
    /// Members that lie below every shot's.
    package var defaults: [JSONMember] = []
    /// Members for shots whose file name contains the filter; later ones win.
    package var rules: [(filter: String, members: [JSONMember])] = []
    /// One line for each word that has no counterpart here, with its place and what to do instead.
    package var remarks: [String] = []

    package init() {}

    /// Reads a document.
    package static func read(_ document: JSONValue) throws(TemplateIssue) -> Framefile {
        guard document.members != nil else { throw ConfigValue.wrong("an object", document) }
        var file = Framefile()
        for member in document.members ?? [] {
            switch member.key {
            case "default": file.defaults = try file.members(of: member.value)
            case "data":
                for element in member.value.array ?? [] {
                    guard let filter = element["filter"]?.string else {
                        file.remark(element.place, "an entry of data without a filter", "it applies to nothing")
                        continue
                    }
                    file.rules.append((filter, try file.members(of: element.without(["filter"]))))
                }
            case "device_frame_version": file.remark(member.keyPlace, member.key, "frames are drawn, not downloaded")
            default: file.remark(member.keyPlace, member.key, "it is not known")
            }
        }
        return file
    }

    /// The defaults for a shot's file name: the common ones, then each rule that matches.
    package func members(for fileName: String) -> JSONValue {
        var value = JSONValue(.object(defaults), at: SourcePlace(file: "Framefile.json"))
        for rule in rules where fileName.contains(rule.filter) {
            value = value.overlaid(by: JSONValue(.object(rule.members), at: value.place))
        }
        return value
    }

    private mutating func members(of value: JSONValue) throws(TemplateIssue) -> [JSONMember] {
        var taken: [JSONMember] = []
        func put(_ name: String, _ value: JSONValue) {
            if let index = taken.firstIndex(where: { $0.key == name }) {
                taken[index].value = taken[index].value.overlaid(by: value)
            } else {
                taken.append(JSONMember(key: name, keyPlace: value.place, value: value))
            }
        }
        func object(_ name: String, _ value: JSONValue) -> JSONValue {
            JSONValue(.object([JSONMember(key: name, keyPlace: value.place, value: value)]), at: value.place)
        }
        for member in value.members ?? [] {
            let value = member.value
            switch member.key {
            case "background": put("background", value)
            case "title", "keyword":
                let isTitle = member.key == "title"
                for part in value.members ?? [] {
                    switch part.key {
                    case "text": put(isTitle ? "subtitle" : "caption", part.value)
                    case "color": put("captionStyle", object(isTitle ? "subtitleColor" : "color", part.value))
                    case "font_size" where !isTitle && (part.value.number ?? 0) > 0:
                        remark(
                            part.keyPlace, "\(member.key).font_size", "write captionStyle.size in points of the canvas")
                    case "font_size": continue
                    case "font":
                        remark(
                            part.keyPlace, "\(member.key).font",
                            "put the file into the folder of --fonts and name its design in captionStyle.design")
                    case "font_weight":
                        put(
                            "captionStyle",
                            object(
                                "weight",
                                JSONValue(
                                    .string((part.value.number ?? 700) >= 700 ? "bold" : "regular"),
                                    at: part.value.place)))
                    default: remark(part.keyPlace, "\(member.key).\(part.key)", "it is not known")
                    }
                }
            case "title_below_image":
                put("layout", JSONValue(.string(value.bool == true ? "captionBottom" : "captionTop"), at: value.place))
            case "show_complete_frame":
                put("device", object("bleeds", JSONValue(.bool(value.bool != true), at: value.place)))
            case "frame":
                let word = value.string?.lowercased().replacing("_", with: " ") ?? ""
                let known = [
                    "black": "black", "white": "white", "silver": "silver", "gold": "gold", "rose gold": "pink",
                    "cosmic orange": "orange", "deep blue": "blue", "mist blue": "blue", "sage": "green",
                    "lavender": "silver", "space gray": "black",
                ]
                if let color = known[word] {
                    put("frame", JSONValue(.string(color), at: value.place))
                } else {
                    remark(member.keyPlace, "frame \(word)", "write frame as a colour")
                }
            case "padding": remark(member.keyPlace, member.key, "write device.scale, the device's share of the width")
            case "stack_title" where value.bool != true: continue
            case "stack_title": continue
            case "interline_spacing", "font_scale_factor", "title_min_height":
                remark(
                    member.keyPlace, member.key, "captions are fitted; captionStyle has size, minimumSize and height")
            case "use_platform", "force_device_type":
                remark(member.keyPlace, member.key, "the devices of storefront.json decide")
            case "offset": remark(member.keyPlace, member.key, "a frame picture takes its screen box as frame.screen")
            default: remark(member.keyPlace, member.key, "it is not known")
            }
        }
        return taken
    }

    private mutating func remark(_ place: SourcePlace, _ what: String, _ advice: String) {
        remarks.append("\(place.file):\(place.line):\(place.column): \(what) is not taken over: \(advice)")
    }
}
