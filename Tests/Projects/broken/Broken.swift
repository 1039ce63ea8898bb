import SwiftUI
import WidgetKit

struct BrokenView: View {
    var body: some View {
        Mug(size: 3)
    }
}

#Preview { BrokenView().steaming() }
