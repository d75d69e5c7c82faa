/** What grouping needs to know of a message. */
export interface Groupable {
  readonly senderId: string;
  readonly at: string;
}

/** Messages of one person, shortly one after the other. */
export interface SenderGroup<One> {
  readonly senderId: string;
  readonly messages: readonly One[];
}

export interface DayGroup<One> {
  /** The day, as `dayOf` names it. */
  readonly day: string;
  readonly groups: readonly SenderGroup<One>[];
}

/** Longer pauses begin a new group, with its own time. */
const TOGETHER_MS = 5 * 60_000;

/** Messages in their order, by day and then by sender. */
export function groupMessages<One extends Groupable>(
  messages: readonly One[],
  dayOf: (instant: string) => string,
): DayGroup<One>[] {
  const days: { day: string; groups: { senderId: string; messages: One[] }[] }[] = [];
  for (const message of messages) {
    const name = dayOf(message.at);
    let day = days.at(-1);
    if (day?.day !== name) {
      day = { day: name, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    const before = group?.messages.at(-1);
    const isSoon = before && Date.parse(message.at) - Date.parse(before.at) < TOGETHER_MS;
    if (group && isSoon && group.senderId === message.senderId) group.messages.push(message);
    else day.groups.push({ senderId: message.senderId, messages: [message] });
  }
  return days;
}
