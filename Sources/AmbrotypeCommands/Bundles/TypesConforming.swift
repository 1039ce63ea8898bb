import Foundation

/// Every type of the running program and its libraries that conforms to a protocol of one of these names, generic types left out.
///
/// Reads the conformance records that the compiler puts into each image (`swift5_protocol_conformances`); their layout is that
/// of the Swift ABI documents. The order is the linker's, so a caller sorts.
func typesConforming(to names: Set<String>) -> [Any.Type] {
    let search = ConformanceSearch(names: names)
    enumerateImages(
        { sections, search in
            let search = Unmanaged<ConformanceSearch>.fromOpaque(search!).takeUnretainedValue()
            search.look(in: sections!.load(fromByteOffset: ConformanceSearch.conformances, as: SectionRange.self))
            return true
        }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
}

/// The runtime's own walk over the images it knows; it stops where the body answers false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateImages(
    _ body: @convention(c) (_ sections: UnsafeRawPointer?, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)

private struct SectionRange {
    var start: UInt
    var length: Int
}

private final class ConformanceSearch {
    /// Offset of the range of conformance records in the runtime's structure of sections: version, base address, two unused
    /// words and the range of protocols lie before it.
    static let conformances = 6 * MemoryLayout<UInt>.size

    private let names: Set<String>
    private(set) var found: [Any.Type] = []

    init(names: Set<String>) { self.names = names }

    func look(in range: SectionRange) {
        guard let start = UnsafeRawPointer(bitPattern: range.start) else { return }
        for offset in stride(from: 0, to: range.length, by: 4) {
            if let type = type(of: relative(start + offset)) { found.append(type) }
        }
    }

    /// The type of a record: protocol, type reference, witness table, flags, of four bytes each.
    private func type(of record: UnsafeRawPointer) -> Any.Type? {
        let protocolDescriptor = indirectable(record)
        // Bits 3 to 5: 0 is a type descriptor, 1 a pointer to one; others are classes of Objective-C.
        let kind = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        guard kind < 2, let protocolDescriptor, names.contains(name(protocolDescriptor)) else { return nil }
        var descriptor = relative(record + 4)
        if kind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        // Bit 7 of a descriptor's flags: generic, so that there is no one type.
        guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        let access = unsafeBitCast(
            relative(descriptor + 12), to: (@convention(c) (Int) -> UnsafeRawPointer?).self)
        return access(0).map { unsafeBitCast($0, to: Any.Type.self) }
    }

    /// A descriptor's name stands after its flags and its parent.
    private func name(_ descriptor: UnsafeRawPointer) -> String {
        String(cString: relative(descriptor + 8).assumingMemoryBound(to: CChar.self))
    }

    private func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
        address + Int(address.load(as: Int32.self))
    }

    /// The lowest bit says that the address holds another address.
    private func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(address.load(as: Int32.self))
        if offset == 0 { return nil }
        let target = address + (offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}
