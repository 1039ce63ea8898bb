import SwiftUI

struct CupView: View {
    var body: some View {
        #if BETA
            Text("Beta").foregroundStyle(Color(.cupBlue))
        #else
            NotThere()
        #endif
    }
}
