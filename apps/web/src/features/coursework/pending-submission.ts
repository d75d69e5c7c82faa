import type { DeviceStore } from '#lib/device-store.ts';
import { type Answer, isEmptyAnswer, isSameAnswer } from './answer.ts';

/** A hand-in that the server hasn't acknowledged. */
export interface PendingSubmission {
  readonly idempotencyKey: string;
  readonly content: Answer;
}

/**
 * The key an answer is handed in under. The same answer keeps its key until the server acknowledges it, so that
 * handing in again after a lost answer makes no second attempt; another text is another hand-in.
 */
export class SubmissionKeys {
  readonly #device: DeviceStore;
  readonly #name: string;
  #pending: PendingSubmission | null = null;

  constructor(device: DeviceStore, userId: string, assignmentId: string) {
    this.#device = device;
    this.#name = `submission/${userId}/${assignmentId}`;
  }

  async load() {
    const [record] = await this.#device.list(this.#name).catch(() => []);
    this.#pending = (record?.value as PendingSubmission | undefined) ?? null;
    return this.#pending;
  }

  async keyFor(content: Answer): Promise<string> {
    if (!this.#pending || !isSameAnswer(this.#pending.content, content)) {
      this.#pending = { idempotencyKey: crypto.randomUUID(), content };
      // Without a device the key still holds as long as the page is open.
      await this.#device.write(this.#name, this.#pending).catch(() => undefined);
    }
    return this.#pending.idempotencyKey;
  }

  /** Acknowledged, or refused for good. */
  async settle() {
    this.#pending = null;
    await this.#device.remove(this.#name).catch(() => undefined);
  }
}

/**
 * True when a hand-in that an earlier page began should be finished now: the person pressed Submit and has
 * written nothing else since.
 */
export const isToFinish = (pending: PendingSubmission | null, draft: Answer) =>
  pending !== null && (isEmptyAnswer(draft) || isSameAnswer(pending.content, draft));
