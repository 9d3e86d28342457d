import AVFoundation
import Testing

@Suite("Parts of an engine of sound")
struct AudioEngineTests {
    @Test("are connected by the ways of a mixer that are free, and have the format of the connection")
    func connections() throws {
        let engine = AVAudioEngine()
        let (first, second, reverb) = (AVAudioPlayerNode(), AVAudioPlayerNode(), AVAudioUnitReverb())
        for node in [first, second, reverb] { engine.attach(node) }
        #expect(engine.attachedNodes.contains(first) && first.engine === engine)
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
        engine.connect(first, to: reverb, format: format)
        engine.connect(reverb, to: engine.mainMixerNode, format: nil)
        engine.connect(second, to: engine.mainMixerNode, format: nil)
        #expect(first.outputFormat(forBus: 0) == format && reverb.inputFormat(forBus: 0) == format)
        #expect(engine.inputConnectionPoint(for: engine.mainMixerNode, inputBus: 1)?.node === second)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 2)
        #expect(
            engine.outputConnectionPoints(for: engine.mainMixerNode, outputBus: 0).first?.node === engine.outputNode)
        engine.detach(reverb)
        #expect(engine.outputConnectionPoints(for: first, outputBus: 0).isEmpty && reverb.engine == nil)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 0)
    }

    @Test("keep their loudness, which a mixer's end of a connection shares")
    func mixing() {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        #expect(player.destination(forMixer: engine.mainMixerNode, bus: 0) == nil)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        player.volume = 0.25
        player.position = AVAudioMake3DPoint(1, 2, 3)
        #expect(player.destination(forMixer: engine.mainMixerNode, bus: 0)?.volume == 0.25)
        #expect(player.position.z == 3 && engine.mainMixerNode.volume == 1)
    }

    @Test("play nothing, and say so")
    func silence() {
        #expect(throws: AVError(.deviceNotConnected)) { try AVAudioEngine().start() }
        #expect(throws: AVError(.deviceNotConnected)) { try AVAudioSequencer().start() }
        let engine = AVAudioEngine()
        #expect(throws: AVError(.deviceNotConnected)) {
            try engine.enableManualRenderingMode(
                .offline, format: AVAudioNode().outputFormat(forBus: 0), maximumFrameCount: 8)
        }
    }

    @Test("the notes of a track are moved, cut and given in their order")
    func notes() {
        let sequencer = AVAudioSequencer(audioEngine: AVAudioEngine())
        let track = sequencer.createAndAppendTrack()
        for beat in [3, 1, 2] {
            track.addEvent(
                AVMIDINoteEvent(channel: 0, key: UInt32(60 + beat), velocity: 64, duration: 1), at: Double(beat))
        }
        #expect(sequencer.tracks == [track] && track.lengthInBeats == 4 && track.lengthInSeconds == 2)
        track.cutEvents(in: AVBeatRange(start: 1, length: 1))
        var found: [UInt32] = []
        track.enumerateEvents(in: AVBeatRange(start: 0, length: 10)) { event, beat, remove in
            if let note = event as? AVMIDINoteEvent { found.append(note.key * 10 + UInt32(beat.pointee)) }
            remove.pointee = ObjCBool(beat.pointee == 1)
        }
        #expect(found == [621, 632] && track.lengthInBeats == 3)
        track.clearEvents(in: AVBeatRange(start: 0, length: 10))
        #expect(track.lengthInBeats == 0)
    }
}
