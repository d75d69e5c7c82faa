import { type ConsentId, MembershipId, type StudentId } from '@fieldhouse/contract/ids.ts';
import { confirmedToken } from '#features/consent/links.ts';
import { withCookies } from './browser.ts';
import { asOwner } from './promises/as-owner.ts';
import { SCHOOL_ZONE } from './school-days.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from './world.ts';

/** The secret in the newest letter of a kind to an address; empty: there is none. */
export async function consentSecret(world: World, template: string, address: string): Promise<string> {
  const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
    tx.execute(
      'select body_text from mail_outbox where template = $1 and to_address = $2 order by created_at desc, id desc limit 1',
      [template, address],
    ),
  );
  const body = (rows[0] as { body_text: string } | undefined)?.body_text ?? '';
  return /token=([\w.-]+)/.exec(body)?.[1] ?? '';
}

/** Born so many years ago, to the day, in this zone; `days` later. */
export function bornYearsAgo(years: number, days = 0, timeZone = SCHOOL_ZONE): string {
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone });
  const [year, month, date] = day.split('-') as [string, string, string];
  const born = `${Number(year) - years}-${month}-${date}`;
  return born.endsWith('-02-29') ? born.replace('02-29', '02-28') : born;
}

/** What a parent sends who agrees. */
export const AGREED = {
  decision: 'given',
  name: 'Petra Parent',
  relationship: 'mother',
  isChecked: true,
  aiModels: false,
  textVersion: '2026-11',
  locale: 'es',
} as const;

/** What is on record about a child, read by the owner of the tables, and what changes it from outside of the product. */
export function consentRecord(world: World) {
  const rows = (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    asOwner(world, async (client) => (await client.query(text, values)).rows);
  return {
    rows,
    /** Decisions that hold, of every school. */
    living: ({ userId }: Person) =>
      rows(
        `select school_id as "schoolId", kind, decision, method, giver_name as giver from consents
         where subject_user_id = $1 and withdrawn_at is null order by given_at, kind`,
        [userId],
      ),
    /** The one that holds at the school of this record. */
    idOf: async ({ studentId }: StudentPerson, kind = 'child_account') =>
      (
        await rows('select id from consents where student_id = $1 and kind = $2 and withdrawn_at is null', [
          studentId,
          kind,
        ])
      )[0]?.id as ConsentId,
    stateOf: async ({ userId }: Person) =>
      (await rows('select consent_state as state from users where id = $1', [userId]))[0]?.state,
    deletionOf: ({ userId }: Person) =>
      rows("select due_at from deletion_requests where user_id = $1 and state = 'asked'", [userId]),
    /** Makes the consent of a record one that a parent gave by email; answers the token of the second letter. */
    async isByEmail({ studentId }: StudentPerson, email: string) {
      const [consent] = await rows(
        `update consents set method = 'email_plus', giver_email = $2, giver_name = 'Petra Parent'
         where student_id = $1 and kind = 'child_account' and withdrawn_at is null returning id`,
        [studentId, email],
      );
      return confirmedToken(world.services.config, consent?.id as string);
    },
    comesBack: ({ userId }: Person, { schoolId }: SchoolPlace) =>
      rows(
        `insert into school_memberships (school_id, id, user_id, role, status, source, decided_at,
           display_name, sort_name)
         select school_id, app.uuidv7(), user_id, role, 'active', source, now(), display_name, sort_name
         from school_memberships where user_id = $1 and school_id = $2 and role = 'student'`,
        [userId, schoolId],
      ),
    leaves: ({ userId }: Person, { schoolId }: SchoolPlace) =>
      rows(
        `update school_memberships set status = 'ended', end_reason = 'left', ended_at = now()
         where user_id = $1 and school_id = $2 and role = 'student'`,
        [userId, schoolId],
      ),
  };
}

/** Templates of what somebody was told in the app, the newest first. */
export const toldTo = async (person: Person): Promise<readonly string[]> =>
  (await person.client.notifications.list({ tab: 'all' })).notifications.map(({ template }) => template);

/** A school, and the office that keeps its records. */
export interface Kept {
  readonly school: SchoolPlace;
  readonly office: Person;
}

/** A world with schools of these names, and what happens to the families there, for tests of consent. */
export async function openFamilies(...names: readonly [string, ...string[]]) {
  const world = await openWorld();
  const record = consentRecord(world);
  const places: Kept[] = [];
  for (const name of names) {
    const school = await world.hasSchool(name);
    const office = await school.hasPerson({ role: 'school_admin', name: `Office ${name.split(' ')[0]}` });
    places.push({ school, office });
  }
  const membershipOf = async ({ userId }: Person, { schoolId }: SchoolPlace) =>
    MembershipId.parse(
      (
        await record.rows(
          'select id from school_memberships where user_id = $1 and school_id = $2 order by created_at desc, id desc',
          [userId, schoolId],
        )
      )[0]?.id,
    );
  return {
    world,
    record,
    places: places as [Kept, ...Kept[]],
    membershipOf,
    /** A person's email is another one from here on. */
    async hasAddress({ userId }: Person, email: string) {
      await record.rows('update users set email = $2 where id = $1', [userId, email]);
    },
    /** The school ends a membership; answers which. */
    async ends(person: Person, { school, office }: Kept, kind: 'left' | 'removed' | 'transferred' = 'left') {
      const membershipId = await membershipOf(person, school);
      await office.client.people.end({ membershipId, kind, reason: 'As it was', handOvers: [] });
      return membershipId;
    },
    /** The child has its 13th birthday, and nothing has noticed yet. */
    async turns13({ userId }: Person) {
      await record.rows('alter table student_profiles disable trigger student_profiles_birth');
      await record.rows('update student_profiles set birth_on = $2 where user_id = $1', [
        userId,
        bornYearsAgo(13),
      ]);
      await record.rows('alter table student_profiles enable trigger student_profiles_birth');
    },
    /** A child names a parent at this address; answers the secret of the letter. */
    async names({ client }: Person, email: string) {
      await client.consent.nameParent({ email, locale: 'en' });
      return consentSecret(world, 'consent-request', email);
    },
    /** When something happened: so many days earlier than it says. */
    async wasAgo(table: 'school_memberships' | 'guardian_links', person: Person, days: number) {
      const column = table === 'guardian_links' ? 'guardian_user_id' : 'user_id';
      await record.rows(
        `update ${table} set ended_at = ended_at - make_interval(days => $2),
           created_at = created_at - interval '1 year' where ${column} = $1`,
        [person.userId, days],
      );
    },
  };
}

/** A child of nine at a school, which waits for consent or has it; `as`: the account is that of another record. */
export async function childAt(place: SchoolPlace, name: string, isGiven = false, as?: StudentPerson) {
  const child = await place.hasStudent({ name, birthOn: bornYearsAgo(9), ...(as ? { as } : {}) });
  if (!as || isGiven) await place.waitsForConsent(child, isGiven);
  return child;
}

/** Asks for the account of a child to be deleted, with the password of whoever asks. */
export const deletesChild = (world: World, person: Person, { studentId }: StudentPerson) =>
  withCookies(world, person).profile.requestDeletion({
    password: 'correct-horse-9',
    studentId: studentId as StudentId,
  });

/** What a guardian sends who decides. */
export const decision = (
  { studentId }: StudentPerson,
  kind: 'child_account' | 'ai_models' | 'directory',
  said: 'given' | 'refused',
  basedOn: ConsentId | null = null,
) =>
  ({
    studentId: studentId as StudentId,
    kind,
    decision: said,
    basedOn,
    textVersion: '2026-11',
    locale: 'en',
  }) as const;

/** What staff send who saw a signed form. */
export const signedForm = ({ studentId }: StudentPerson, on: string) =>
  ({
    studentId: studentId as StudentId,
    method: 'signed_form',
    giverName: 'Paula Parent',
    relationship: 'mother',
    aiModels: false,
    on,
    locale: 'en',
  }) as const;
