import type { Answer } from './answer.ts';

/** What the server holds of an unfinished answer. */
export interface ServerDraft {
  readonly content: Answer;
  readonly revision: number;
  readonly savedAt: string;
}

/** Another version of the answer that the person has to choose from. */
export interface Rival {
  readonly content: Answer;
  readonly savedAt: string;
  /** Null: it was never on the server. */
  readonly revision: number | null;
}

export type DraftStatus =
  /** Nothing was typed and nothing is saved. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Safe on this device; the server has an older version. `not_due`: it gets this one within seconds. */
  | { readonly kind: 'on_device'; readonly reason: 'not_due' | 'unreachable' | 'too_long' | 'refused' }
  /** Neither the server nor the device could take it: it lives in this page alone. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'conflict'; readonly rival: Rival };

export type KeptReason = Extract<DraftStatus, { kind: 'on_device' }>['reason'];

export interface DraftSnapshot {
  readonly content: Answer;
  readonly status: DraftStatus;
  /** Rises when the content changed by itself, not by typing. */
  readonly generation: number;
}

/** What a save on the server came to, as far as the draft is concerned. */
export type SaveFailure =
  | { readonly kind: 'conflict'; readonly current: ServerDraft }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused' };

export interface KeptAnswer {
  readonly content: Answer;
  readonly revision: number;
  readonly isUnsaved: boolean;
}

export interface DraftPorts {
  /** @param isLeaving the page goes away: the call should outlive it. */
  readonly save: (
    content: Answer,
    baseRevision: number,
    isLeaving: boolean,
  ) => Promise<{ revision: number; savedAt: string }>;
  readonly failureOf: (error: unknown) => SaveFailure;
  /** Keeps the answer on this device; rejects when it can't. */
  readonly keep: (kept: KeptAnswer) => Promise<void>;
  /** The same while the page goes away and nothing can be waited for. */
  readonly keepAtOnce: (kept: KeptAnswer) => void;
  /** Drops everything this device holds of the answer. */
  readonly forget: () => Promise<void>;
}

export interface DraftStart {
  readonly content: Answer;
  /** The server's revision that the content is based on; 0: none. */
  readonly revision: number;
  readonly savedAt: string | null;
  readonly isUnsaved: boolean;
  readonly rival: Rival | null;
}
