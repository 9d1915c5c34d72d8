import SwiftUI

/// How many trips there are, and how long they took together.
struct TripSummary: View {
    @ObservedObject var model: TripsModel

    var body: some View {
        HStack(spacing: 24) {
            figure("\(model.tripCount)", "Trips")
            figure("\(model.nights)", "Nights")
            Spacer()
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground))
        .cornerRadius(12)
        .padding(.horizontal)
    }

    private func figure(_ value: String, _ title: String) -> some View {
        VStack(alignment: .leading) {
            Text(value).font(.title).bold().foregroundColor(Color("AccentColor"))
            Text(title).font(.subheadline).foregroundColor(.secondary)
        }
    }
}

struct TripSummary_Previews: PreviewProvider {
    static var previews: some View {
        TripSummary(model: TripsModel(context: TripStore().context)).padding()
    }
}
