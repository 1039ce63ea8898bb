// Security: the name a keychain helper's own source imports. A render has an empty keychain: nothing is found, and what is added is
// not kept. Widgets then show what they show on a device before its owner signed in.

public import Foundation

public typealias OSStatus = Int32
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = NSDictionary

public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25_300
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecAuthFailed: OSStatus = -25_293
public let errSecInteractionNotAllowed: OSStatus = -25_308

/// Looks an item up: the keychain is empty.
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{ errSecItemNotFound }

/// Adds an item, which is not kept.
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{ errSecSuccess }

/// Changes an item: there is none.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
    errSecItemNotFound
}

/// Takes an item away: there is none.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    "error \(status)"
}
