import { type HandIn, type HeldWork, wentOnElsewhere } from '../src/lib/hand-in-check.ts';

const PREFIX = 'submission/';

/**
 * Hands in what waits, with no page open. The record stays: the next page sends it once more under the same key, gets
 * the same receipt and tells the person. What needs a look before it is sent waits for a page.
 */
export async function sendHandIns(): Promise<void> {
  const waiting = await waitingHandIns();
  if (waiting.length === 0) return;
  const session = (await call('accounts/session', {})) as { me: { userId: string } | null };
  for (const { userId, handIn } of waiting) {
    // Somebody else is signed in by now: it isn't theirs to hand in.
    if (userId !== session.me?.userId) continue;
    await sendOne(handIn).catch(() => undefined);
  }
}

async function sendOne(handIn: HandIn) {
  const { assignmentId, enrollmentId, content, idempotencyKey } = handIn;
  const held = (await call('coursework/get', { assignmentId })) as HeldWork;
  // A page asks the person.
  if (wentOnElsewhere(handIn, held)) return;
  await call('coursework/submit', {
    ...(enrollmentId ? { enrollmentId } : {}),
    ...{ assignmentId, content, idempotencyKey },
  });
}

async function call(procedure: string, input: unknown): Promise<unknown> {
  const response = await fetch(`/api/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fieldhouse': '1' },
    body: JSON.stringify({ json: input }),
  });
  if (!response.ok) throw new Error(`${procedure} was answered by ${response.status}.`);
  return ((await response.json()) as { json: unknown }).json;
}

async function waitingHandIns() {
  const database = await new Promise<IDBDatabase | null>((resolve) => {
    const request = indexedDB.open('fieldhouse', 1);
    // Nobody has kept anything here yet; a database of this worker's making would have no table for the page.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
  if (!database) return [];
  const found = await new Promise<{ userId: string; handIn: HandIn }[]>((resolve, reject) => {
    const table = database.transaction('kept').objectStore('kept');
    const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
    const keys = table.getAllKeys(range);
    const values = table.getAll(range);
    values.onsuccess = () =>
      resolve(
        values.result.map((handIn: HandIn, at: number) => ({
          userId: String(keys.result[at]).split('/')[1] ?? '',
          handIn,
        })),
      );
    values.onerror = () => reject(values.error);
  });
  database.close();
  return found.filter(({ handIn }) => handIn.refusal === null);
}
