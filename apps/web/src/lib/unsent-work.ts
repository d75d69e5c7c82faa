import type { DeviceStore } from './device-store.ts';
import type { HandIn } from './hand-in-check.ts';

/** Work of somebody that lies on this device and not on the server. */
export type Unsent =
  /** An answer that was submitted: it waits for the network, or the server wouldn't take it. */
  | { readonly kind: 'hand_in'; readonly assignmentId: string; readonly title: string }
  /** An answer as it was typed. */
  | { readonly kind: 'draft'; readonly assignmentId: string }
  /** A lesson that was marked as done or not done. */
  | { readonly kind: 'lesson'; readonly lessonId: string }
  /** Messages that were sent; grades; lessons and assignments that were edited; what was typed into other forms. */
  | { readonly kind: 'messages' | 'grades' | 'copies' | 'texts' };

interface Marked {
  readonly lessonId: string;
  readonly kind: string;
}

/**
 * What of a person's work this device holds and the server doesn't; it is gone after sign-out.
 *
 * Reads the device and not the pages that keep it there: most of them aren't open. A device that can't be read holds
 * nothing.
 *
 * @param userId null: the page isn't told who is signed in, as that of a child who waits for a parent. Signing out there
 * empties the device, so that all of it is named, whoever's it is.
 * @param isTyped something stands on the open page besides.
 */
export async function unsentWork(
  device: Pick<DeviceStore, 'list'>,
  userId: string | null,
  isTyped = false,
): Promise<readonly Unsent[]> {
  const of = async (kind: string) =>
    await device.list(userId ? `${kind}/${userId}/` : `${kind}/`).catch(() => []);
  const valuesOf = async <Value>(kind: string) => (await of(kind)).map(({ value }) => value as Value);

  const handIns = (await valuesOf<HandIn>('submission')).filter(({ assignmentId }) => assignmentId);
  const handedIn = new Set(handIns.map(({ assignmentId }) => assignmentId));
  const drafts = (await of('draft'))
    .filter(({ value }) => isUnsaved(value))
    .map(({ key }) => key.split('/')[2] ?? '')
    .filter((assignmentId) => !handedIn.has(assignmentId));
  const marked = [
    ...(await valuesOf<Marked>('lesson-events')),
    ...(await valuesOf<Marked>('lesson-events-earlier')),
    ...(await valuesOf<{ readonly event: Marked }>('lesson-events-refused')).map(({ event }) => event),
  ].filter(({ kind }) => kind === 'completed' || kind === 'uncompleted');

  const messages = await of('message');
  const grades = [...(await of('gradebook')), ...(await of('grading'))];
  const copies = await of('copy');
  const texts = [...(await of('text')), ...(await of('form'))].filter(({ value }) => hasWords(value));
  const typed = isTyped ? [...texts, null] : texts;
  return [
    ...handIns.map(({ assignmentId, title }) => ({ kind: 'hand_in', assignmentId, title }) as const),
    ...[...new Set(drafts)].map((assignmentId) => ({ kind: 'draft', assignmentId }) as const),
    ...[...new Set(marked.map(({ lessonId }) => lessonId))].map(
      (lessonId) => ({ kind: 'lesson', lessonId }) as const,
    ),
    ...(
      Object.entries({ messages, grades, copies, texts: typed }) as [Exclude<Kind, Named>, unknown[]][]
    ).flatMap(([kind, records]) => (records.length > 0 ? [{ kind }] : [])),
  ];
}

type Kind = Unsent['kind'];
type Named = 'hand_in' | 'draft' | 'lesson';

function isUnsaved(draft: unknown): boolean {
  const { isUnsaved: isNew, content } = draft as {
    readonly isUnsaved: boolean;
    readonly content: Partial<HandIn['content']>;
  };
  return isNew && hasWords(content);
}

/** Whether anything was typed or chosen: an emptied form is kept as well. */
function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return !/^\s*(?:\[\]|\{\})?\s*$/.test(value);
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasWords);
}
