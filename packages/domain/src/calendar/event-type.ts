/** How the calendar colors a thing: "Assignments", "Quizzes & Tests", "Events & Sessions". */
export type EventType = 'assignment' | 'quiz' | 'session';

/**
 * The type of an assignment on the calendar: a kind that says quiz or test wins; else "quiz" anywhere in the title makes
 * it one, in any case. Live classes are always `session` and need no rule.
 */
export function assignmentEventType(
  kind: 'assignment' | 'quiz' | 'event_test',
  title: string,
): Exclude<EventType, 'session'> {
  return kind !== 'assignment' || title.toLowerCase().includes('quiz') ? 'quiz' : 'assignment';
}
