import Synchronization

/// Reads a list of hashes once for a whole run.
final class HashListReader: Sendable {
    private let path: String
    private let state = Mutex<Result<HashList?, StoreError>?>(nil)

    init(path: String) { self.path = path }

    /// Nil if there is no such file.
    func list() throws(StoreError) -> HashList? {
        let result: Result<HashList?, StoreError> = state.withLock { state in
            if let state { return state }
            let read: Result<HashList?, StoreError>
            do throws(StoreError) { read = .success(try HashList.read(path)) } catch { read = .failure(error) }
            state = read
            return read
        }
        return try result.get()
    }
}
