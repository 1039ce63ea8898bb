// CoreLocation: the name a place's own source imports: coordinates and distances as values, and a manager that is never allowed to look.

public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// A place on the Earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    public init() { self.init(latitude: 0, longitude: 0) }
}

/// A place with its time and accuracy.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let timestamp: Date

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, timestamp) = (0, Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Metres along the Earth's surface, taken for a sphere of 6,371,009 m.
    open func distance(from other: CLLocation) -> CLLocationDistance {
        let (from, to) = (other.coordinate, coordinate)
        let turn = Double.pi / 180
        let (north, east) = ((to.latitude - from.latitude) * turn, (to.longitude - from.longitude) * turn)
        let half =
            pow(sin(north / 2), 2)
            + cos(from.latitude * turn) * cos(to.latitude * turn) * pow(sin(east / 2), 2)
        return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
    }
}

/// What a person allowed.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse
}

/// Looks for the device's place; it is never allowed to.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

    public override init() { super.init() }

    open func requestLocation() {}
    open func requestWhenInUseAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
}

/// Is told where the device is.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
