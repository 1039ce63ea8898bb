public import AmbrotypeCombine
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Fails as without a network: a render asks for nothing from outside.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail(outputType: (data: Data, response: URLResponse).self, failure: URLError(.notConnectedToInternet))
            .eraseToAnyPublisher()
    }

    /// Fails as without a network: a render asks for nothing from outside.
    public func dataTaskPublisher(for request: URLRequest)
        -> AnyPublisher<(data: Data, response: URLResponse), URLError>
    { dataTaskPublisher(for: request.url ?? URL(fileURLWithPath: "/")) }
}
