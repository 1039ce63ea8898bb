/// A source that takes the network away from a program: every request of `URLSession` fails at once and is named.
enum NoNetwork {
    static let source = """
        import Foundation
        import FoundationNetworking
        import WidgetKit

        final class _AmbrotypeNoNetwork: URLProtocol, _LaunchStep, @unchecked Sendable {
            static func launch() { URLProtocol.registerClass(_AmbrotypeNoNetwork.self) }

            override class func canInit(with request: URLRequest) -> Bool { true }
            override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
            override func stopLoading() {}

            override func startLoading() {
                let url = request.url?.absoluteString ?? "an unknown address"
                let words = "the network is off: \\(url) was asked for; give what it would answer as a fixture"
                FileHandle.standardError.write(Data((words + "\\n").utf8))
                let information: [String: Any] = [
                    NSLocalizedDescriptionKey: words, NSURLErrorFailingURLStringErrorKey: url,
                ]
                client?.urlProtocol(
                    self, didFailWithError: URLError(.notConnectedToInternet, userInfo: information))
            }
        }

        """
}
