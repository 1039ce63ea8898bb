import SwiftUI

let app = NotOnLinux()
