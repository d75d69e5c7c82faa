import { type Answer, EMPTY_ANSWER, isEmptyAnswer, isSameAnswer } from './answer.ts';
import type { DraftStart, ServerDraft } from './draft-types.ts';

/** What this device kept of an answer, one record for each page that had it open. */
export interface KeptDraft {
  readonly content: Answer;
  /** The server's revision it was based on; 0: none. */
  readonly revision: number;
  readonly keptAt: string;
  /** The attempt at the course that it was written for; absent in what an older page kept. */
  readonly enrollmentId?: string | null;
  /** False: the server has had it. */
  readonly isUnsaved: boolean;
}

/**
 * Where writing goes on: with the newest text, wherever it is.
 *
 * What this device kept and the server never got wins over the server's draft it was based on. Where the
 * server moved on meanwhile, or two pages kept different texts, the person is asked: `rival` is the other one.
 * A kept text that was handed in already is no draft any more.
 *
 * @param isCopy the server's draft is as this device kept it some time ago: what was saved since counts too.
 */
export function draftStart(
  told: ServerDraft | null,
  kept: readonly KeptDraft[],
  handedIn: readonly string[],
  isCopy = false,
): DraftStart {
  const server = isCopy ? newestKnown(told, kept) : told;
  const unsaved = kept
    .filter((draft) => draft.isUnsaved && !isEmptyAnswer(draft.content))
    .filter(({ content }) => !server || !isSameAnswer(content, server.content))
    .filter(({ content }) => server || content.text === '' || !handedIn.includes(content.text))
    .toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  const [newest, ...older] = unsaved;
  const revision = server?.revision ?? 0;

  if (!newest) {
    return {
      content: server?.content ?? EMPTY_ANSWER,
      revision,
      savedAt: server?.savedAt ?? null,
      isUnsaved: false,
      rival: null,
    };
  }
  const other = older.find(({ content }) => !isSameAnswer(content, newest.content));
  const hasServerMovedOn = server !== null && server.revision > newest.revision;
  return {
    content: newest.content,
    revision: hasServerMovedOn || (isCopy && newest.revision > revision) ? newest.revision : revision,
    savedAt: null,
    isUnsaved: true,
    rival: hasServerMovedOn
      ? server
      : other
        ? { content: other.content, savedAt: other.keptAt, revision: null }
        : null,
  };
}

/** The server's draft as far as this device knows: of an old copy, and of what the server acknowledged here since. */
function newestKnown(server: ServerDraft | null, kept: readonly KeptDraft[]): ServerDraft | null {
  return kept
    .filter(({ isUnsaved }) => !isUnsaved)
    .reduce<ServerDraft | null>(
      (newest, { content, revision, keptAt }) =>
        revision > (newest?.revision ?? 0) ? { content, revision, savedAt: keptAt } : newest,
      server,
    );
}
