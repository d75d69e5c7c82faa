import type { Query, QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { DeviceStore } from './device-store.ts';
import { createStore } from './store.ts';

/** Raise it when an answer below changes its shape, so that a page never draws an older one. */
const SHAPE = 5;
const OLDEST_MS = 30 * 24 * 60 * 60_000;
/** Of one device, all together. */
const MOST_ANSWERS = 150;
const MOST_CHARACTERS = 8_000_000;

/** What a student reads and answers offline. Nothing else of the server's is ever kept on a device. */
const KEPT = new Set([
  'accounts.session',
  'lessons.get',
  'lessons.course',
  'coursework.get',
  'home.student',
  'home.todo',
  'gradebook.mine',
]);

export const SAVED_PREFIX = 'saved/';
const SESSION_KEY = `${SAVED_PREFIX}session`;

interface SavedAnswer {
  readonly shape: number;
  readonly savedAt: number;
  readonly data: unknown;
}

interface SavedSession {
  readonly me: { readonly userId: string } | null;
}

/** When the answers that are shown from this device came from the server, by the hash of their query. */
export const shownCopies = createStore<ReadonlyMap<string, number>>(new Map());

const procedureOf = ([path]: QueryKey) => (Array.isArray(path) ? path.join('.') : '');

/**
 * Keeps answers on this device and gives them back when the server can't be reached. Every answer lies under the person
 * it was given to; at sign-out, and when the server knows nobody or somebody else here, they are gone.
 */
export class SavedAnswers {
  readonly #device: DeviceStore;
  readonly #isUnreachable: (error: unknown) => boolean;
  #userId: string | null = null;
  /** Counts sign-outs and changes of person: what was asked before one is not kept after it. */
  #era = 0;
  #hasPruned = false;

  constructor(device: DeviceStore, isUnreachable: (error: unknown) => boolean) {
    this.#device = device;
    this.#isUnreachable = isUnreachable;
  }

  readonly persister: QueryPersister = async (ask, context, query) => {
    const procedure = procedureOf(context.queryKey);
    const era = this.#era;
    try {
      const data = await ask(context);
      note(query.queryHash, null);
      if (KEPT.has(procedure) && era === this.#era) void this.#keep(procedure, context.queryKey, data);
      return data;
    } catch (error) {
      if (!KEPT.has(procedure) || !this.#isUnreachable(error)) throw error;
      const saved = await this.#find(procedure, context.queryKey);
      if (!saved) throw error;
      note(query.queryHash, saved.savedAt);
      // Old news: the next look at the page asks the server again.
      setTimeout(() => makeStale(query, saved.savedAt));
      // The query knows its type, the device doesn't.
      return saved.data as never;
    }
  };

  /** The person signed out: nothing that is still on its way may be kept. */
  forget() {
    this.#era += 1;
    this.#userId = null;
    shownCopies.set(new Map());
  }

  async #keep(procedure: string, queryKey: QueryKey, data: unknown) {
    const saved: SavedAnswer = { shape: SHAPE, savedAt: Date.now(), data };
    try {
      if (procedure === 'accounts.session') {
        await this.#changePerson((data as SavedSession).me?.userId ?? null);
        if (this.#userId) await this.#device.write(SESSION_KEY, saved);
      } else if (this.#userId) {
        await this.#device.write(this.#keyOf(this.#userId, queryKey), saved);
      }
    } catch {
      // A full device keeps what is typed before what can be asked again.
    }
    if (this.#userId && !this.#hasPruned) {
      this.#hasPruned = true;
      await this.#prune().catch(() => undefined);
    }
  }

  async #changePerson(userId: string | null) {
    if (userId === this.#userId && userId !== null) return;
    this.#era += this.#userId === null ? 0 : 1;
    this.#userId = userId;
    const own = userId === null ? null : `${SAVED_PREFIX}${userId}/`;
    for (const { key } of await this.#device.list(SAVED_PREFIX)) {
      if (own === null || !key.startsWith(own)) await this.#device.remove(key);
    }
  }

  async #find(procedure: string, queryKey: QueryKey): Promise<SavedAnswer | null> {
    if (procedure === 'accounts.session') {
      const saved = await this.#read(SESSION_KEY);
      this.#userId = (saved?.data as SavedSession | undefined)?.me?.userId ?? null;
      return saved;
    }
    return this.#userId === null ? null : this.#read(this.#keyOf(this.#userId, queryKey));
  }

  async #read(key: string): Promise<SavedAnswer | null> {
    const records = await this.#device.list(key).catch(() => []);
    const saved = records.find((record) => record.key === key)?.value as SavedAnswer | undefined;
    return saved && isUsable(saved) ? saved : null;
  }

  #keyOf(userId: string, queryKey: QueryKey) {
    return `${SAVED_PREFIX}${userId}/${hashKey(queryKey)}`;
  }

  /** Old answers and, beyond the bounds, the oldest ones. */
  async #prune() {
    const records = (await this.#device.list(SAVED_PREFIX)).map(({ key, value }) => ({
      key,
      saved: value as SavedAnswer,
    }));
    let characters = 0;
    let count = 0;
    for (const { key, saved } of records.toSorted((a, b) => b.saved.savedAt - a.saved.savedAt)) {
      characters += JSON.stringify(saved.data).length;
      count += 1;
      const isTooMuch = count > MOST_ANSWERS || characters > MOST_CHARACTERS;
      if (key !== SESSION_KEY && (isTooMuch || !isUsable(saved))) await this.#device.remove(key);
    }
  }
}

/** A clock that was set back makes an answer seem to come from the future; that is no reason to lose it. */
const isUsable = ({ shape, savedAt }: SavedAnswer) => shape === SHAPE && Date.now() - savedAt < OLDEST_MS;

function note(queryHash: string, savedAt: number | null) {
  const shown = shownCopies.get();
  if (savedAt === null && !shown.has(queryHash)) return;
  const next = new Map(shown);
  if (savedAt === null) next.delete(queryHash);
  else next.set(queryHash, savedAt);
  shownCopies.set(next);
}

const makeStale = (query: Query, savedAt: number) => query.setState({ dataUpdatedAt: savedAt });

/** True when this answer is shown as the device kept it, since the server couldn't be asked. */
export const isShownCopy = (queryKey: QueryKey) => shownCopies.get().has(hashKey(queryKey));

/** The oldest of the copies that the page shows now; null: all of it is from the server. */
export function oldestShown(queryClient: QueryClient, copies: ReadonlyMap<string, number>): number | null {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey }) => procedureOf(queryKey) !== 'accounts.session')
    .flatMap(({ queryHash }) => copies.get(queryHash) ?? []);
  return shown.length === 0 ? null : Math.min(...shown);
}
