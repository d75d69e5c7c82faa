import type { AudioPort } from './listen-player.ts';

/** The browser's own player, without a face. Nothing is made before the first part is there. */
export class AudioElement implements AudioPort {
  #element: HTMLAudioElement | null = null;
  #url: string | null = null;
  #rate = 1;
  #ended: () => void = () => {};
  #failed: () => void = () => {};

  load(audio: Blob): void {
    const element = this.#element ?? this.#open();
    this.#giveBack();
    this.#url = URL.createObjectURL(audio);
    element.src = this.#url;
    this.setRate(this.#rate);
  }

  async play(): Promise<void> {
    await this.#element?.play();
  }

  pause(): void {
    this.#element?.pause();
  }

  setRate(rate: number): void {
    this.#rate = rate;
    if (!this.#element) return;
    // A new source takes the default.
    this.#element.defaultPlaybackRate = rate;
    this.#element.playbackRate = rate;
  }

  positionMs(): number {
    return (this.#element?.currentTime ?? 0) * 1_000;
  }

  release(): void {
    this.#element?.pause();
    this.#element?.removeAttribute('src');
    this.#giveBack();
  }

  onEnded(listener: () => void): void {
    this.#ended = listener;
  }

  onError(listener: () => void): void {
    this.#failed = listener;
  }

  #open(): HTMLAudioElement {
    const element = new Audio();
    // Without a source there is nothing that could fail: the browser only says that it was taken away.
    element.addEventListener('error', () => this.#url !== null && this.#failed());
    element.addEventListener('ended', () => this.#ended());
    this.#element = element;
    return element;
  }

  #giveBack(): void {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = null;
  }
}
