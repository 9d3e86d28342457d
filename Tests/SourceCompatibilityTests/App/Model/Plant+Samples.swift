extension Plant {
    static let samples = [
        Plant(
            id: 1, name: "Basil", latinName: "Ocimum basilicum", light: .sun, moisture: 0.2, height: 35,
            isFavorite: true),
        Plant(id: 2, name: "Mint", latinName: "Mentha spicata", light: .halfShade, moisture: 0.3, height: 50),
        Plant(id: 3, name: "Rosemary", latinName: "Salvia rosmarinus", light: .sun, moisture: 0.55, height: 120),
        Plant(
            id: 4, name: "Chives", latinName: "Allium schoenoprasum", light: .halfShade, moisture: 0.8, height: 30,
            isFavorite: true),
        Plant(id: 5, name: "Woodruff", latinName: "Galium odoratum", light: .shade, moisture: 0.65, height: 20),
    ]
}
