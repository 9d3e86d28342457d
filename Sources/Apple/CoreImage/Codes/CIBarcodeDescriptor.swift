public import Foundation

/// The words of a code of squares or bars, as a camera reads them.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

/// The words of a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The part of a code that may be missing.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// The words with those that correct errors, and the form in which they are drawn.
    public let errorCorrectedPayload: Data
    public let symbolVersion: Int
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Creates one of words and a form; nil for a version that is not from 1 to 40, or a mask above 7.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard 1...40 ~= symbolVersion, maskPattern < 8 else { return nil }
        (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
        (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
    }
}

/// The words of an Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The words with those that correct errors, and the form in which they are drawn.
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    public let layerCount: Int
    public let dataCodewordCount: Int

    /// Creates one of words and a form; nil where there are not from 1 to 32 layers, or no words.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard 1...32 ~= layerCount, 1...2048 ~= dataCodewordCount else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.layerCount, self.dataCodewordCount) = (layerCount, dataCodewordCount)
    }
}

/// The words of a PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The words with those that correct errors, and the form in which they are drawn.
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    public let rowCount: Int
    public let columnCount: Int

    /// Creates one of words and a form; nil where there are not from 3 to 90 rows and from 1 to 30 columns.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard 3...90 ~= rowCount, 1...30 ~= columnCount else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
    }
}

/// The words of a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The way in which errors are corrected.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    /// The words with those that correct errors, and the form in which they are drawn.
    public let errorCorrectedPayload: Data
    public let rowCount: Int
    public let columnCount: Int
    public let eccVersion: ECCVersion

    /// Creates one of words and a form; nil where there are not from 8 to 144 rows and columns.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard 8...144 ~= rowCount, 8...144 ~= columnCount else { return nil }
        (self.errorCorrectedPayload, self.rowCount) = (errorCorrectedPayload, rowCount)
        (self.columnCount, self.eccVersion) = (columnCount, eccVersion)
    }
}
