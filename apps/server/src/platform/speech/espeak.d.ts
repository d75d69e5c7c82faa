/** The parts that we use of eSpeak NG compiled to WebAssembly; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface SpeechEvent {
    readonly type: 'samplerate' | 'sentence' | 'word' | 'phoneme' | 'end' | string;
    /** Counts characters of the text from 1. */
    readonly text_position: number;
    /** Milliseconds. */
    readonly audio_position: number;
  }
  interface Worker {
    /** 0: done. */
    set_voice(name: string): number;
    /** Words a minute. */
    set_rate(rate: number): void;
    /** Calls back with 16-bit samples as they are made; runs until the end, or until the answer is true. */
    synthesize(
      text: string,
      onAudio: (samples: ArrayBuffer, events: readonly SpeechEvent[]) => boolean,
    ): void;
  }
  interface Module {
    // A class that is awaited.
    eSpeakNGWorker: new () => Worker & PromiseLike<Worker>;
  }
  export default function init(): Promise<Module>;
}
