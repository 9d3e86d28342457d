import SwiftUI

let chartsGallery: [GalleryEntry] = [
    GalleryEntry("StepsWeek", width: 340, height: 240) { StepsWeek() },
    GalleryEntry("SalesByShop", width: 340, height: 260) { SalesByShop() },
    GalleryEntry("TeamsCompared", width: 340, height: 240) { TeamsCompared() },
    GalleryEntry("CityTemperatures", width: 340, height: 260) { CityTemperatures() },
    GalleryEntry("SunlightYear", width: 340, height: 240) { SunlightYear() },
    GalleryEntry("IrisPoints", width: 340, height: 260) { IrisPoints() },
    GalleryEntry("CommitHeat", width: 340, height: 220) { CommitHeat() },
    GalleryEntry("BudgetRing", width: 340, height: 280) { BudgetRing() },
    GalleryEntry("HeartRange", width: 340, height: 250, scheme: .dark) { HeartRange() },
    GalleryEntry("GrowthScales", width: 340, height: 320) { GrowthScales() },
    GalleryEntry("ReversedSales", width: 340, height: 230) { ReversedSales() },
    GalleryEntry("LargeTextChart", width: 340, height: 330) { LargeTextChart() },
]
