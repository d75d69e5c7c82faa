/** Why a change is allowed to stay unseen. */
export interface Survivor {
  readonly where: string;
  /** Nothing that anybody could observe depends on it. */
  readonly isEquivalent: boolean;
  readonly reason: string;
}

/** Changes that no test notices, by their key. */
export const SURVIVORS: Readonly<Record<string, Survivor>> = {};
