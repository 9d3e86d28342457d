public import Foundation

/// Parts of sound that are connected. There is no device: it does not run.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    private struct Wire {
        let from: AVAudioNode
        let output: AVAudioNodeBus
        let into: AVAudioNode
        let input: AVAudioNodeBus
    }

    /// The devices, and the mixer before the loudspeaker.
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    /// The parts of the engine.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    private var wires: [Wire] = []

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
        connect(mainMixerNode, to: outputNode, format: nil)
    }

    /// Puts a part into the engine, and takes it out with its connections.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    open func detach(_ node: AVAudioNode) {
        disconnectNodeInput(node)
        disconnectNodeOutput(node)
        if attachedNodes.remove(node) != nil { node.engine = nil }
    }

    /// Connects parts: into a mixer, by the first way that is free.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        let isMixer = node2 is AVAudioMixerNode || node2 is AVAudioEnvironmentNode
        let input = isMixer ? freeInput(of: node2) : 0
        connect(node1, to: node2, fromBus: 0, toBus: input, format: format)
    }
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) { connect(node1, to: [AVAudioConnectionPoint(node: node2, bus: bus2)], fromBus: bus1, format: format) }
    open func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        disconnectNodeOutput(sourceNode, bus: sourceBus)
        for point in destNodes {
            guard let node = point.node else { continue }
            disconnectNodeInput(node, bus: point.bus)
            wires.append(Wire(from: sourceNode, output: sourceBus, into: node, input: point.bus))
            guard let format else { continue }
            sourceNode.outputFormats[sourceBus] = format
            node.inputFormats[point.bus] = format
        }
    }

    /// Takes connections away.
    open func disconnectNodeInput(_ node: AVAudioNode) { wires.removeAll { $0.into === node } }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        wires.removeAll { $0.into === node && $0.input == bus }
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) { wires.removeAll { $0.from === node } }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        wires.removeAll { $0.from === node && $0.output == bus }
    }

    /// The parts that are connected with a part.
    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        wires.first { $0.into === node && $0.input == bus }.map {
            AVAudioConnectionPoint(node: $0.from, bus: $0.output)
        }
    }
    open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
        wires.filter { $0.from === node && $0.output == bus }.map {
            AVAudioConnectionPoint(node: $0.into, bus: $0.input)
        }
    }

    func freeInput(of node: AVAudioNode) -> AVAudioNodeBus {
        let taken = Set(wires.filter { $0.into === node }.map(\.input))
        return (0...taken.count).first { !taken.contains($0) } ?? 0
    }

    /// The state of the engine.
    open var isRunning: Bool { false }
    open var isAutoShutdownEnabled = false
    open func prepare() {}
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func start() throws { throw AVError(.deviceNotConnected) }
    open func pause() {}
    open func stop() {}
    open func reset() {}

    /// Sound that goes to the program: none is made.
    open var isInManualRenderingMode: Bool { false }
    open var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
    open var manualRenderingFormat: AVAudioFormat { AVAudioNode.silence }
    open var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
    open var manualRenderingSampleTime: AVAudioFramePosition { 0 }
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
        maximumFrameCount: AVAudioFrameCount
    ) throws { throw AVError(.deviceNotConnected) }
    open func disableManualRenderingMode() {}
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    @discardableResult
    open func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws
        -> AVAudioEngineManualRenderingStatus
    { throw AVError(.deviceNotConnected) }
}

/// The pace at which sound goes to the program.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
    case offline, realtime
}
/// The outcome of asking for sound.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

extension NSNotification.Name {
    /// Another device: none comes.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
