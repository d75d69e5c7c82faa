/** How far a piece of work is, as the student may know it. */
type State = 'not_started' | 'draft' | 'submitted' | 'graded' | 'excused' | 'missing';

/**
 * What a calendar says of a piece of work beside its title: done once it is handed in or excused, missing once it is
 * past due without that (or a teacher says so), and nothing while it is open.
 */
export function completionOf(state: State, dueAt: string, now: string): 'done' | 'missing' | 'open' {
  switch (state) {
    case 'submitted':
    case 'graded':
    case 'excused':
      return 'done';
    case 'missing':
      return 'missing';
    case 'not_started':
    case 'draft':
      return Date.parse(dueAt) < Date.parse(now) ? 'missing' : 'open';
  }
}
