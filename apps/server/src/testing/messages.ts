import type { ConversationId, FileId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { MessagingRules } from '@fieldhouse/domain/messages/who-may-write.ts';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import type { Person, SchoolPlace, StudentPerson, World } from './world.ts';

/** Rights of a guardian who may write with staff. */
export const WRITES = ['see_record', 'message_staff'];

interface Words {
  readonly body?: string;
  readonly subject?: string;
  readonly about?: StudentPerson;
  readonly files?: readonly FileId[];
  readonly key?: string;
}

/** Begins a conversation. */
export const begin = async (
  { schoolId }: { readonly schoolId: string },
  from: Person,
  to: Person | readonly Person[],
  { body = 'Good morning', subject = '', about, files = [], key = newId() }: Words = {},
): Promise<ConversationId> => {
  const recipients = Array.isArray(to) ? (to as readonly Person[]) : [to as Person];
  const { conversationId } = await from.client.messages.start({
    ...{ schoolId: schoolId as SchoolId, subject, body, fileIds: [...files], messageKey: key },
    recipientIds: recipients.map(({ userId }) => userId as UserId),
    studentId: (about?.studentId as StudentId | undefined) ?? null,
  });
  return conversationId;
};

/** Writes into one. */
export const write = (
  from: Person,
  conversationId: ConversationId,
  body = 'And another thing',
  { files = [], key = newId() }: Pick<Words, 'files' | 'key'> = {},
) => from.client.messages.send({ conversationId, body, fileIds: [...files], messageKey: key });

export const open = (person: Person, conversationId: ConversationId) =>
  person.client.messages.get({ conversationId, cursor: null });

export const listOf = (person: Person, filter: 'all' | 'unread' = 'all', query = '') =>
  person.client.messages.list({ filter, query, cursor: null });

export const bodiesFor = async (person: Person, conversationId: ConversationId) =>
  (await open(person, conversationId)).messages.map(({ body }) => body);

/** Names of those to whom somebody may write now, nearest first. */
export const recipientsOf = async (school: SchoolPlace, person: Person, query = '') =>
  (await person.client.messages.recipients({ schoolId: school.schoolId as SchoolId, query })).people.map(
    ({ name }) => name,
  );

/** What the school decides about messages. */
export async function decide(
  school: SchoolPlace,
  admin: Person,
  change: Partial<MessagingRules>,
): Promise<void> {
  const schoolId = school.schoolId as SchoolId;
  const { rules, version } = await admin.client.messages.rules({ schoolId });
  await admin.client.messages.saveRules({ schoolId, rules: { ...rules, ...change }, baseVersion: version });
}

/** Changes rows of a school as nobody may. */
export const inSchool = (world: World, school: SchoolPlace, sql: string, values: unknown[] = []) =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values));

/** A school with a course: its teacher, a student and the student's mother, and an admin. */
export async function hasClass(world: World) {
  const school = await world.hasSchool(`School ${newId()}`);
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Alba Reyes' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Moss', in: [course], birthOn: '2010-03-04' });
  const mother = await school.hasGuardian({ name: 'Mona Moss', of: ada, rights: WRITES });
  return { school, admin, teacher, course, ada, mother };
}

/** A child under 13, whose guardians read along by default. */
export const CHILD_BORN = `${new Date().getUTCFullYear() - 10}-01-15`;

export const code = (name: string) => ({ code: name });
