import webPush from 'web-push';
import type { Config } from '../config.ts';
import { type VapidKeys, vapidKeys, vapidSubject } from './vapid.ts';

/** A browser as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What became of a message: `gone` ends the browser's subscription, `later` is tried again, `refused` isn't. */
export interface PushOutcome {
  readonly kind: 'sent' | 'gone' | 'later' | 'refused';
  readonly reason: string;
}

/** The push services of the browsers that there are: Chromium, Firefox, Edge on Windows, Safari. */
const SERVICES: readonly (string | RegExp)[] = [
  'fcm.googleapis.com',
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/,
  'web.push.apple.com',
  /^[a-z0-9-]+\.push\.apple\.com$/,
];

/** A day: who was away longer sees it in the app. */
const KEPT_SECONDS = 86_400;

/** Sends encrypted messages to browsers, to known push services alone. */
export class PushSender {
  readonly #config: Config;
  readonly #keys: VapidKeys;

  constructor(config: Config) {
    this.#config = config;
    this.#keys = vapidKeys(config);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /**
   * An address that we send to. Browsers give it to us, so that anybody could name any server: only https to hosts of
   * push services counts, without a port or a password, and one origin that the operator names.
   */
  isKnown(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password || url.hash) return false;
    const standIn = this.#config.PUSH_STAND_IN_ORIGIN;
    if (standIn && url.origin === new URL(standIn).origin) return true;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return SERVICES.some((host) =>
      typeof host === 'string' ? host === url.hostname : host.test(url.hostname),
    );
  }

  /** Sends one message. `topic` lets a later message take the place of one that hasn't been fetched yet. */
  async send({ endpoint, p256dh, auth }: PushTarget, payload: string, topic: string): Promise<PushOutcome> {
    if (!this.isKnown(endpoint)) return { kind: 'gone', reason: 'not a push service' };
    let request: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: vapidSubject(this.#config), ...this.#keys },
        TTL: KEPT_SECONDS,
        topic,
        contentEncoding: 'aes128gcm',
      });
    } catch (error) {
      // No browser has such keys.
      return { kind: 'gone', reason: said(error) };
    }
    let answer: Response;
    try {
      answer = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: request.body ? new Uint8Array(request.body) : null,
        // Where else it would lead nobody has looked at.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#config.PUSH_TIMEOUT_MS),
      });
      await answer.body?.cancel();
    } catch (error) {
      return { kind: 'later', reason: said(error) };
    }
    const { status } = answer;
    const reason = `answered ${status}`;
    if (status >= 200 && status < 300) return { kind: 'sent', reason };
    if (status === 404 || status === 410) return { kind: 'gone', reason };
    if (status === 408 || status === 429 || status >= 500) return { kind: 'later', reason };
    return { kind: 'refused', reason };
  }
}

const said = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'failed';
