import type { ClosedReason, MessageRole } from '@fieldhouse/contract/message-parts.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import { roleName } from '#shared/people/role-words.ts';
import type { Conversation, Message, MessagePerson } from './message-queries.ts';
import type { Problem } from './outbox.ts';

/** What somebody is called; who has left the school has no name any more. */
export const personName = ({ name }: { readonly name: string | null }, t: TFunction): string =>
  name ?? t('Former member');

/** What somebody is in the school, in a word. */
export const roleWords = (role: MessageRole | null, t: TFunction): string =>
  role === null ? t('Former member') : roleName(role, t);

/** The line by which a conversation is known: its subject, or with whom it is. */
export function titleOf(conversation: Conversation, t: TFunction, format: Formats): string {
  const { subject, people, peopleCount } = conversation;
  if (subject) return subject;
  const written = people.filter(({ isReader }) => !isReader);
  const shown = (written.length > 0 ? written : people).map((person) => personName(person, t));
  // Those who read along come last and aren't named: where one of them is shown, nobody else is left out.
  const more = people.some(({ isReader }) => isReader) ? 0 : peopleCount - people.length;
  if (shown.length === 0) return t('No one else');
  return more > 0
    ? t('{{names}} and {{count}} more', { names: shown.join(', '), count: more })
    : format.list(shown);
}

/** Who reads along, in a sentence; null: nobody does. */
export function readAlongText(people: readonly MessagePerson[], t: TFunction): string | null {
  const readers = people.filter(({ isReader, hasLeft }) => isReader && !hasLeft);
  if (readers.length === 0) return null;
  if (readers.some(({ isMe }) => isMe)) return t('You can read this conversation as a guardian.');
  const students = people.filter(({ role, isReader }) => role === 'student' && !isReader);
  const [only] = students;
  if (only && students.length === 1)
    return only.isMe
      ? t('Your guardians can read this conversation.')
      : t("{{name}}'s guardians can read this conversation.", { name: personName(only, t) });
  return t('Guardians can read this conversation.');
}

/** Why nothing can be written, in a sentence. */
export function closedText(reason: ClosedReason, t: TFunction): string {
  switch (reason) {
    case 'not_allowed':
      return t(
        "You can't write to someone in this conversation anymore: the course you shared has ended, or the school's rules have changed. You can still read what was written.",
      );
    case 'alone':
      return t('Everyone else has left this conversation. You can still read what was written.');
    case 'left':
      return t('You have left this conversation. You can still read what was written until then.');
    case 'reader':
      return t('You can read this conversation as a guardian. To write, start a conversation of your own.');
    case 'read_only':
      return t("This school is read-only right now. Ask your school's administrator.");
  }
}

/** Why a message wasn't sent, in a sentence. */
export function problemText({ code, names }: Problem, t: TFunction, format: Formats): string {
  switch (code) {
    case 'NOTHING_TO_SEND':
      return t('Write something, or add a file.');
    case 'FILE_NOT_FOUND':
      return t('A file in this message is no longer there. Remove it and add it again.');
    case 'NOT_ALLOWED':
      return names && names.length > 0
        ? t("You can't write to {{names}} right now.", { names: format.list([...names]) })
        : t("You can't write to someone in this conversation anymore.");
    case 'NOT_TOGETHER':
      return t(
        'They can’t all write to each other, so they can’t be in one group: {{names}}. Write to each of them separately.',
        { names: format.list([...(names ?? [])]) },
      );
    case 'CLOSED':
      return t('No one can write in this conversation anymore.');
    case 'STUDENT_MISSING':
      return t('Choose the student it is about.');
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return t("This conversation isn't open to you anymore.");
    case 'SCHOOL_READ_ONLY':
      return closedText('read_only', t);
    case 'BAD_REQUEST':
      return t('This message is too long, or something in it is not allowed.');
    case 'TOO_MANY_TRIES':
      return t("You've written a lot in a short time. Try again in a minute.");
    case 'UNAUTHORIZED':
      return t('Sign in to continue.');
    default:
      return t('Something went wrong on our side.');
  }
}

/** Why an action on a message or conversation failed, in a sentence. */
export function deedErrorText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'TOO_LATE':
      return t('You can unsend a message within an hour. This one is older.');
    case 'NOT_A_GROUP':
      return t('You can only leave groups. You can mute this conversation instead.');
    case 'FILE_GONE':
      return t('This file is no longer there.');
    case 'NOT_OPEN':
      return t('Someone else has already decided on this report.');
    default:
      return errorText(error, t);
  }
}

/** Short for lists: the time today, the day this year, else the date. */
export function listTime(instant: string, now: number, format: Formats): string {
  const today = new Date(now).toISOString();
  if (format.date(instant) === format.date(today)) return format.time(instant);
  return instant.slice(0, 4) === today.slice(0, 4) ? format.shortDay(instant) : format.date(instant);
}

/** The day over its messages. */
export function dayWords(instant: string, now: number, t: TFunction, format: Formats): string {
  const day = format.date(instant);
  const DAY_MS = 86_400_000;
  if (day === format.date(new Date(now).toISOString())) return t('Today');
  if (day === format.date(new Date(now - DAY_MS).toISOString())) return t('Yesterday');
  return now - Date.parse(instant) > 300 * DAY_MS ? day : format.longDate(instant);
}

/** Who of the others has read it: in words; null: nobody else can. */
export function readWords(message: Message, people: readonly MessagePerson[], t: TFunction): string | null {
  const others = people.filter(({ isMe, isReader, hasLeft }) => !isMe && !isReader && !hasLeft);
  if (others.length === 0) return null;
  const read = others.filter(
    ({ readUpTo }) => readUpTo !== null && Date.parse(readUpTo) >= Date.parse(message.at),
  ).length;
  if (others.length === 1) return read === 1 ? t('Seen') : t('Sent');
  return read === 0 ? t('Sent') : t('Read by {{read}} of {{all}}', { read, all: others.length });
}

/** What stands where a message was. */
export function removedWords(message: Message, t: TFunction): string {
  const { removal, isMine } = message;
  if (removal?.by === 'school') return t('Removed by the school');
  return isMine ? t('You unsent this message') : t('Message unsent');
}
