import Analytics
import Model
import SwiftUI

public struct CupView: View {
    let cup: Cup

    public var body: some View { Text(cup.name) }
}

#Preview("Latte") {
    CupView(cup: Cup(name: "Latte"))
}
