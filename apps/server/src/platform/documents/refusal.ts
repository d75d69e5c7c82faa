/** Why a document isn't taken. */
export type DocumentRefusal =
  /** Neither PDF nor Word. */
  | 'WRONG_TYPE'
  /** Its name says another kind than its bytes. */
  | 'NAME_MISMATCH'
  /** Opens with a password only. */
  | 'PROTECTED'
  | 'HAS_MACROS'
  | 'DAMAGED'
  /** Small as a file, too large when it is opened. */
  | 'TOO_COMPLEX';

/** Thrown while a document is read; the only thing that is told about it. */
export class DocumentError extends Error {
  readonly reason: DocumentRefusal;

  constructor(reason: DocumentRefusal) {
    super(reason);
    this.reason = reason;
  }
}
