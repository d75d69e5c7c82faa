/**
 * Small records kept on this device, such as text that the server hasn't got yet. Forgotten at sign-out, before which
 * `unsentWork` names what would be lost: a new kind of record goes there as well.
 */
export interface DeviceStore {
  /** Records whose key begins so, in the order of their keys. */
  list(prefix: string): Promise<{ key: string; value: unknown }[]>;
  /** Rejects when nothing can be kept: the device is full, or its storage is switched off. */
  write(key: string, value: unknown): Promise<void>;
  /** For a page that goes away and can't wait: throws where `write` would reject. */
  writeAtOnce(key: string, value: unknown): void;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

const TABLE = 'kept';
const LOCAL_PREFIX = 'fieldhouse-kept:';

let opened: Promise<IDBDatabase | null> | null = null;

function open() {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open('fieldhouse', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      // Switched off by the browser's settings.
      resolve(null);
    }
  });
  return opened;
}

/**
 * True once somebody signed out in another tab: what this page still holds must not come back.
 */
let isClosed = false;

const signOuts = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fieldhouse-sign-out');
signOuts?.addEventListener('message', () => {
  isClosed = true;
  window.location.assign('/login');
});

/** Answers that can be asked for again make room for what was typed; what its page is made of stays. */
async function makeRoom() {
  const saved = await run<IDBValidKey[]>('readonly', (table) => table.getAllKeys(startingWith('saved/')));
  for (const key of saved ?? []) {
    const isNeeded = key === 'saved/session' || String(key).includes('"coursework","get"');
    if (!isNeeded) await run<unknown>('readwrite', (table) => table.delete(key));
  }
}

/** Null: there is no database on this device. */
async function run<T>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => Pick<IDBRequest<T>, 'result'>,
): Promise<T | null> {
  const database = await open();
  if (!database) return null;
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(TABLE, mode);
    const request = act(transaction.objectStore(TABLE));
    // Else the commit waits until this thread is free, and a page that goes away meanwhile takes the record along.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

const localKeys = (prefix: string) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(LOCAL_PREFIX + prefix))
    .map((key) => key.slice(LOCAL_PREFIX.length));

const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** IndexedDB; local storage where there is none, and for what must be kept while the page goes away. */
export const deviceStore: DeviceStore = {
  async list(prefix) {
    const [keys, values] = await Promise.all([
      run<IDBValidKey[]>('readonly', (table) => table.getAllKeys(startingWith(prefix))),
      run<unknown[]>('readonly', (table) => table.getAll(startingWith(prefix))),
    ]);
    const records = new Map<string, unknown>((keys ?? []).map((key, at) => [String(key), values?.[at]]));
    // What was kept on leaving is newer than the same record in the database.
    for (const key of localKeys(prefix)) {
      records.set(key, JSON.parse(localStorage.getItem(LOCAL_PREFIX + key) ?? 'null'));
    }
    return [...records].sort(([x], [y]) => (x < y ? -1 : 1)).map(([key, value]) => ({ key, value }));
  },
  async write(key, value) {
    if (isClosed) return;
    const put = () => run<unknown>('readwrite', (table) => table.put(value, key));
    const done = key.startsWith('saved/') ? put() : put().catch(() => makeRoom().then(put));
    if ((await done) === null) this.writeAtOnce(key, value);
    else localStorage.removeItem(LOCAL_PREFIX + key);
  },
  writeAtOnce(key, value) {
    if (isClosed) return;
    localStorage.setItem(LOCAL_PREFIX + key, JSON.stringify(value));
  },
  async remove(key) {
    localStorage.removeItem(LOCAL_PREFIX + key);
    await run<unknown>('readwrite', (table) => table.delete(key));
  },
  async clear() {
    for (const key of localKeys('')) localStorage.removeItem(LOCAL_PREFIX + key);
    for (const key of OWN_SETTINGS) localStorage.removeItem(key);
    await run<unknown>('readwrite', (table) => table.clear());
    // Pictures of lessons that the worker kept, under its name for them.
    if (typeof caches !== 'undefined') await caches.delete('fieldhouse-lesson-images');
  },
};

/** Says which of somebody's roles was in use, and names this browser in drafts. */
const OWN_SETTINGS = ['fieldhouse.home', 'fieldhouse-device'];

/** The other tabs forget the person too, and show the sign-in page. */
export const tellSignOut = () => signOuts?.postMessage('signed-out');

const sendTasks = new Set<() => Promise<void>>();

/** Names a task that sends what is kept here; it runs before the person signs out. Returns how to end that. */
export function sendBeforeSignOut(task: () => Promise<void>) {
  sendTasks.add(task);
  return () => {
    sendTasks.delete(task);
  };
}

/** Sends what waits, but holds nobody up for more than three seconds. */
export async function sendKeptRecords() {
  const sent = Promise.allSettled([...sendTasks].map((task) => task()));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 3_000))]);
}
