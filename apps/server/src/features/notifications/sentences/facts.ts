import type { NotificationTemplate } from '@fieldhouse/contract/notifications.ts';

/** What a sentence is made of, as its reader may know it now. */
export interface Facts {
  readonly count: number;
  readonly course: string;
  readonly assignment: string;
  readonly school: string;
  /** The child a guardian is told about; null: it is about the reader. */
  readonly child: string | null;
  /** The works whose grades can be read. */
  readonly titles: readonly string[];
  /** The deadline in the reader's zone. */
  readonly due: string;
}

/** The kinds whose letters can be turned off, as a footer names them. */
export type LetterType =
  | 'assignment'
  | 'grade'
  | 'announcement'
  | 'message'
  | 'discussion'
  | 'session'
  | 'system';

/** Everything that is sent about notifications, in one language. */
export interface Sentences {
  /** One line of a letter. */
  readonly line: { readonly [Template in NotificationTemplate]: (facts: Facts) => string };
  /**
   * What stands on a locked screen: that something happened, and nothing that others wrote or that is nobody else's
   * business. No names, titles or grades.
   */
  readonly push: { readonly [Template in NotificationTemplate]: (count: number) => string };
  readonly pushSeveral: (count: number) => string;
  readonly subjectOfSeveral: (count: number, brand: string) => string;
  readonly beginning: (brand: string) => string;
  readonly more: (count: number) => string;
  readonly moreTitles: (count: number) => string;
  readonly why: (brand: string, types: string) => string;
  readonly whyAccount: (brand: string) => string;
  readonly choose: string;
  readonly stop: string;
  readonly types: { readonly [Type in LetterType]: string };
}
