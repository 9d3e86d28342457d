public import FoundationOverlay

/// The kinds of files with sound, as AudioToolbox numbers them.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
public let kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x5364_3266
public let kAudioFileNextType: AudioFileTypeID = 0x4E65_5854
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733
public let kAudioFileMP2Type: AudioFileTypeID = 0x4D50_4732
public let kAudioFileMP1Type: AudioFileTypeID = 0x4D50_4731
public let kAudioFileAC3Type: AudioFileTypeID = 0x6163_2D33
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
public let kAudioFileM4BType: AudioFileTypeID = 0x6D34_6266
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
public let kAudioFile3GPType: AudioFileTypeID = 0x3367_7070
public let kAudioFile3GP2Type: AudioFileTypeID = 0x3367_7032
public let kAudioFileAMRType: AudioFileTypeID = 0x616D_7266
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163

/// The facts of a file with sound that can be asked for.
public let kAudioFilePropertyFileFormat: AudioFilePropertyID = 0x6666_6D74
public let kAudioFilePropertyDataFormat: AudioFilePropertyID = 0x6466_6D74
public let kAudioFilePropertyIsOptimized: AudioFilePropertyID = 0x6F70_746D
public let kAudioFilePropertyMagicCookieData: AudioFilePropertyID = 0x6D67_6963
public let kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = 0x6263_6E74
public let kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = 0x7063_6E74
public let kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = 0x7073_7A65
public let kAudioFilePropertyDataOffset: AudioFilePropertyID = 0x646F_6666
public let kAudioFilePropertyChannelLayout: AudioFilePropertyID = 0x636D_6170
public let kAudioFilePropertyDeferSizeUpdates: AudioFilePropertyID = 0x6473_7A75
public let kAudioFilePropertyDataFormatName: AudioFilePropertyID = 0x666E_6D65
public let kAudioFilePropertyMarkerList: AudioFilePropertyID = 0x6D6B_6C73
public let kAudioFilePropertyRegionList: AudioFilePropertyID = 0x7267_6C73
public let kAudioFilePropertyPacketToFrame: AudioFilePropertyID = 0x706B_6672
public let kAudioFilePropertyFrameToPacket: AudioFilePropertyID = 0x6672_706B
public let kAudioFilePropertyPacketToByte: AudioFilePropertyID = 0x706B_6279
public let kAudioFilePropertyByteToPacket: AudioFilePropertyID = 0x6279_706B
public let kAudioFilePropertyChunkIDs: AudioFilePropertyID = 0x6368_6964
public let kAudioFilePropertyInfoDictionary: AudioFilePropertyID = 0x696E_666F
public let kAudioFilePropertyPacketTableInfo: AudioFilePropertyID = 0x706E_666F
public let kAudioFilePropertyFormatList: AudioFilePropertyID = 0x666C_7374
public let kAudioFilePropertyPacketSizeUpperBound: AudioFilePropertyID = 0x706B_7562
public let kAudioFilePropertyReserveDuration: AudioFilePropertyID = 0x7273_7276
public let kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = 0x6564_7572
public let kAudioFilePropertyBitRate: AudioFilePropertyID = 0x6272_6174
public let kAudioFilePropertyID3Tag: AudioFilePropertyID = 0x6964_3374
public let kAudioFilePropertySourceBitDepth: AudioFilePropertyID = 0x7362_7464
public let kAudioFilePropertyAlbumArtwork: AudioFilePropertyID = 0x6161_7274
public let kAudioFilePropertyAudioTrackCount: AudioFilePropertyID = 0x6174_6374
public let kAudioFilePropertyUseAudioTrack: AudioFilePropertyID = 0x7561_746B

/// The reasons why a file with sound cannot be read or written.
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
public let kAudioFileInvalidChunkError: OSStatus = 0x6368_6B3F
public let kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6F66_663F
public let kAudioFileInvalidPacketOffsetError: OSStatus = 0x7063_6B3F
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F
public let kAudioFileNotOpenError: OSStatus = -38
public let kAudioFileEndOfFileError: OSStatus = -39
public let kAudioFilePositionError: OSStatus = -40
public let kAudioFileFileNotFoundError: OSStatus = -43

/// The keys of what a file says about its sound in words.
public let kAFInfoDictionary_Artist = "artist"
public let kAFInfoDictionary_Album = "album"
public let kAFInfoDictionary_Tempo = "tempo"
public let kAFInfoDictionary_KeySignature = "key signature"
public let kAFInfoDictionary_TimeSignature = "time signature"
public let kAFInfoDictionary_TrackNumber = "track number"
public let kAFInfoDictionary_Year = "year"
public let kAFInfoDictionary_Composer = "composer"
public let kAFInfoDictionary_Lyricist = "lyricist"
public let kAFInfoDictionary_Genre = "genre"
public let kAFInfoDictionary_Title = "title"
public let kAFInfoDictionary_RecordedDate = "recorded date"
public let kAFInfoDictionary_Comments = "comments"
public let kAFInfoDictionary_Copyright = "copyright"
public let kAFInfoDictionary_SourceEncoder = "source encoder"
public let kAFInfoDictionary_EncodingApplication = "encoding application"
public let kAFInfoDictionary_NominalBitRate = "nominal bit rate"
public let kAFInfoDictionary_ChannelLayout = "channel layout"
public let kAFInfoDictionary_ApproximateDurationInSeconds = "approximate duration in seconds"
public let kAFInfoDictionary_SourceBitDepth = "source bit depth"
public let kAFInfoDictionary_ISRC = "ISRC"
public let kAFInfoDictionary_SubTitle = "subtitle"
