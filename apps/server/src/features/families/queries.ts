import type { Disclosure } from '@fieldhouse/contract/families.ts';
import type {
  DisclosureId,
  GuardianLinkId,
  InvitationId,
  SchoolId,
  StudentId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { GuardianRight, Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { IS_LIVE_LINK, IS_NOT_ENDED, IS_ON_FILE, IS_WAITING, WOULD_BE_LIVE } from '#access/guardians.ts';
import { HAS_PARENT_ROLE, IS_ACTIVE } from '#access/memberships.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

const TODAY = (school: string) => `(:now::timestamptz at time zone ${school}.time_zone)::date`;

/** A person's name at the school of a row; null: they were never there. */
const NAME_OF = (row: string, user: string) => `
  (select min(m.display_name) from school_memberships m where m.school_id = ${row}.school_id and m.user_id = ${user})`;

const EMAIL_OF = (user: string) => `
  coalesce((select e.email from app.member_emails(array[${user}]) e where e.email not like '%@deleted.invalid'), '')`;

/** A student as their family is decided on. */
export type StudentRow = RowOf<typeof findStudent>;
const STUDENT = `sp.school_id as "schoolId", sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    s.name as "schoolName", (app.is_account_ending(sp.user_id, :now) or app.is_erased(sp.user_id)) as "isAccountEnding",
    ${TODAY('s')}::text as today, app.of_age_on(sp.birth_on)::text as "ofAgeOn"
  from student_profiles sp join schools s on s.id = sp.school_id`;

export const findStudent = statement<
  Sql['findStudent'],
  { studentId: StudentId; now: string },
  { today: CalendarDate; ofAgeOn: CalendarDate | null; isAccountEnding: boolean }
>(`select ${STUDENT} where sp.id = :studentId`);

/** One change of a student's family at a time. */
export const holdFamily = statement<Sql['holdFamily'], { studentId: StudentId }>(
  'select app.hold_family(:studentId)',
);

export type LinkRow = RowOf<typeof findLink>;
/** A link with its student. `membership`: of the guardian as a parent of the school; null: there is none. */
export const findLink = statement<
  Sql['findLink'],
  { linkId: GuardianLinkId; now: string },
  {
    today: CalendarDate;
    ofAgeOn: CalendarDate | null;
    isAccountEnding: boolean;
    endsOn: CalendarDate | null;
    rights: readonly GuardianRight[];
    relationship: Relationship;
  }
>(`
  select g.id as "linkId", g.guardian_user_id as "guardianUserId", g.status, g.rights, g.basis, g.source, g.relationship,
    g.ends_on::text as "endsOn", g.version, p.status as membership, p.id as "membershipId",
    exists (select from app.member_emails(array[g.guardian_user_id]) e where e.is_verified) as "isEmailVerified", ${STUDENT}
    join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
    left join school_memberships p on p.school_id = g.school_id and p.user_id = g.guardian_user_id
      and ${HAS_PARENT_ROLE('p')} and p.status <> 'ended'
  where g.id = :linkId`);

/** Live links, links that wait and open invitations: what counts towards the most guardians. */
export const countGuardians = statement<
  Sql['countGuardians'],
  { schoolId: SchoolId; studentId: StudentId; now: string }
>(`
  select (select count(*) from guardian_links g where g.school_id = :schoolId and g.student_id = :studentId
      and ${IS_NOT_ENDED('g')})::integer as links,
    (select count(*) from invitations i where i.school_id = :schoolId and i.student_id = :studentId
      and i.accepted_at is null and i.revoked_at is null and i.expires_at > :now)::integer as invitations`);

/** Whether a person's own student record says that they aren't of age, or doesn't say how old they are. */
export const isMinor = statement<Sql['isMinor'], { userId: UserId; now: string }, { isMinor: boolean }>(
  'select app.is_minor(:userId, :now) as "isMinor"',
);

/** The link between a guardian and a student that hasn't ended. */
export const findLiveLink = statement<
  Sql['findLiveLink'],
  { schoolId: SchoolId; studentId: StudentId; userId: UserId }
>(`
  select g.id as "linkId", g.status, g.version from guardian_links g
  where g.school_id = :schoolId and g.student_id = :studentId and g.guardian_user_id = :userId and ${IS_NOT_ENDED('g')}`);

/** A guardian with an address who follows the student already. */
export const findLinkByEmail = statement<
  Sql['findLinkByEmail'],
  { schoolId: SchoolId; studentId: StudentId; email: string }
>(`
  select g.id as "linkId" from guardian_links g
    join app.member_emails(array(select o.guardian_user_id from guardian_links o
      where o.school_id = :schoolId and o.student_id = :studentId and ${IS_ON_FILE('o')})) e on e.user_id = g.guardian_user_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${IS_ON_FILE('g')} and lower(e.email) = :email`);

/** Ends a link as long as it is as it was read. */
export const endLink = statement<
  Sql['endLink'],
  {
    schoolId: SchoolId;
    linkId: GuardianLinkId;
    version: number;
    endReason: string;
    refusal: string | null;
    now: string;
  }
>(`
  update guardian_links set status = 'ended', end_reason = :endReason, refusal = :refusal, ended_at = :now,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :linkId and version = :version and status <> 'ended' returning id`);

/** A parent of the school, by account; `isActive`: the school has confirmed them. */
export const findParent = statement<Sql['findParent'], { schoolId: SchoolId; userId: UserId }>(`
  select m.id as "membershipId", ${IS_ACTIVE('m')} as "isActive" from school_memberships m
  where m.school_id = :schoolId and m.user_id = :userId and ${HAS_PARENT_ROLE('m')} and m.status <> 'ended'`);

export const approveParent = statement<
  Sql['approveParent'],
  { schoolId: SchoolId; userId: UserId; now: string }
>(`
  update school_memberships set status = 'active', decided_by = app.user_id(), decided_at = :now, updated_at = :now,
    version = version + 1
  where school_id = :schoolId and user_id = :userId and role = 'parent' and status = 'pending' returning id`);

export const listLinks = statement<
  Sql['listLinks'],
  { studentId: StudentId; now: string },
  {
    rights: readonly GuardianRight[];
    relationship: Relationship;
    startsOn: CalendarDate;
    endsOn: CalendarDate | null;
    name: string | null;
    email: string;
    isLive: boolean;
  }
>(`
  select g.id as "linkId", ${NAME_OF('g', 'g.guardian_user_id')} as name, ${EMAIL_OF('g.guardian_user_id')} as email,
    g.relationship, g.status, ${IS_LIVE_LINK('g', 'sp', TODAY('s'))} as "isLive", g.rights, g.basis, g.proof, g.source,
    g.starts_on::text as "startsOn", g.ends_on::text as "endsOn", ${NAME_OF('g', 'g.verified_by')} as "verifiedByName",
    g.verified_at as "verifiedAt", g.ended_at as "endedAt", g.end_reason as "endReason", g.version
  from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where g.student_id = :studentId
  order by array_position(array['pending', 'active', 'suspended', 'ended'], g.status), g.created_at desc, g.id limit 60`);

export const listInvitations = statement<
  Sql['listInvitations'],
  { studentId: StudentId; now: string },
  {
    rights: readonly GuardianRight[];
    relationship: Relationship;
    endsOn: CalendarDate | null;
  }
>(`
  select i.id as "invitationId", i.email, i.relationship, i.rights, i.basis, i.ends_on::text as "endsOn",
    ${NAME_OF('i', 'i.invited_by')} as "invitedByName", i.created_at as "invitedAt", i.expires_at as "expiresAt",
    i.expires_at <= :now as "isExpired",
    ${WOULD_BE_LIVE('i', 'sp', TODAY('s'))}
      and not app.has_outlived(sp.user_id, i.created_at, :now) as "isAcceptable"
  from invitations i
    join student_profiles sp on sp.school_id = i.school_id and sp.id = i.student_id
    join schools s on s.id = i.school_id
  where i.student_id = :studentId and i.accepted_at is null and i.revoked_at is null
  order by i.created_at desc, i.id limit 30`);

export const findInvitation = statement<
  Sql['findInvitation'],
  { invitationId: InvitationId; now: string },
  { today: CalendarDate; ofAgeOn: CalendarDate | null; isAccountEnding: boolean }
>(`
  select i.id as "invitationId", i.email, i.accepted_at is null and i.revoked_at is null as "isOpen", ${STUDENT}
    join invitations i on i.school_id = sp.school_id and i.student_id = sp.id
  where i.id = :invitationId`);

/** Takes open invitations back: of one id, or of one address for a student. Null: of any. */
export const revokeInvitations = statement<
  Sql['revokeInvitations'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    invitationId: InvitationId | null;
    email: string | null;
    now: string;
  }
>(`
  update invitations set revoked_at = :now, updated_at = :now, version = version + 1
  where school_id = :schoolId and student_id = :studentId and accepted_at is null and revoked_at is null
    and (:invitationId::uuid is null or id = :invitationId) and (:email::text is null or email = :email)
  returning id`);

export const findNote = statement<Sql['findNote'], { studentId: StudentId }>(`
  select n.text, ${NAME_OF('n', 'n.set_by')} as "setByName", n.version from family_notes n where n.student_id = :studentId`);

/** Writes the note where it is still at this version; 0: there is none yet. */
export const setNote = statement<
  Sql['setNote'],
  { schoolId: SchoolId; studentId: StudentId; text: string; version: number; now: string }
>(`
  insert into family_notes as n (school_id, student_id, text, set_by, updated_at)
  select :schoolId, :studentId, :text, app.user_id(), :now
  where :version::integer = 0 or exists (select from family_notes o where o.school_id = :schoolId and o.student_id = :studentId)
  on conflict (school_id, student_id) do update set text = excluded.text, set_by = excluded.set_by,
    updated_at = excluded.updated_at, version = n.version + 1
  where n.version = :version
  returning n.version`);

/** Parents of a school by the beginnings of their names, without those whom a live link ties to the student. */
export const listParents = statement<
  Sql['listParents'],
  { schoolId: SchoolId; studentId: StudentId; search: string }
>(`
  select m.user_id as "userId", m.display_name as name, ${EMAIL_OF('m.user_id')} as email
  from school_memberships m
  where m.school_id = :schoolId and m.role = 'parent' and ${IS_ACTIVE('m')}
    and (' ' || lower(m.display_name)) like '% ' || replace(replace(replace(lower(:search), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    and not exists (select from guardian_links g where g.school_id = m.school_id and g.student_id = :studentId
      and g.guardian_user_id = m.user_id and ${IS_NOT_ENDED('g')})
  order by m.sort_name, m.id limit 20`);

/** Everybody who waits to follow a student of the actor's schools. */
export const listRequests = statement<
  Sql['listRequests'],
  { now: string },
  {
    relationship: Relationship;
    name: string | null;
    membership: 'pending' | 'active' | 'closed';
  }
>(`
  select g.id as "linkId", g.school_id as "schoolId", g.student_id as "studentId", sp.user_id as "studentUserId",
    sp.legal_name as "studentName", sp.student_number as "studentNumber",
    coalesce(${TODAY('s')} >= app.of_age_on(sp.birth_on), false) as "isOfAge",
    ${NAME_OF('g', 'g.guardian_user_id')} as name, ${EMAIL_OF('g.guardian_user_id')} as email, g.relationship,
    g.created_at as "askedAt",
    coalesce((select min(m.status) from school_memberships m where m.school_id = g.school_id
      and m.user_id = g.guardian_user_id and ${HAS_PARENT_ROLE('m')} and m.status in ('pending', 'active')),
      'closed') as membership, g.version
  from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where ${IS_WAITING('g')}
  order by g.created_at, g.id limit 200`);

/** The actor's own records, at schools they left too. */
export const listOwnRecords = statement<
  Sql['listOwnRecords'],
  { now: string },
  { today: CalendarDate; ofAgeOn: CalendarDate | null; isAccountEnding: boolean }
>(`
  select (select k.expires_at from pairing_codes k where k.school_id = sp.school_id and k.student_id = sp.id
      and k.used_at is null and k.revoked_at is null and k.expires_at > :now) as "codeExpiresAt", ${STUDENT}
  where sp.user_id = app.user_id() order by sp.id`);

/** Guardians of the actor's own records. */
export const listOwnGuardians = statement<
  Sql['listOwnGuardians'],
  { now: string },
  {
    rights: readonly GuardianRight[];
    relationship: Relationship;
    endsOn: CalendarDate | null;
    name: string | null;
    status: 'pending' | 'active' | 'suspended';
    isLive: boolean;
  }
>(`
  select g.id as "linkId", g.student_id as "studentId", ${NAME_OF('g', 'g.guardian_user_id')} as name, g.relationship,
    g.status, ${IS_LIVE_LINK('g', 'sp', TODAY('s'))} as "isLive", g.rights, g.basis, g.ends_on::text as "endsOn", g.version
  from guardian_links g
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join schools s on s.id = g.school_id
  where sp.user_id = app.user_id() and ${IS_NOT_ENDED('g')}
  order by g.status = 'pending', g.created_at, g.id`);

/** The actor's own children and requests; see the door. */
export const listOwnLinks = statement<
  Sql['listOwnLinks'],
  { now: string },
  {
    linkId: GuardianLinkId;
    schoolId: SchoolId;
    studentId: StudentId;
    schoolName: string;
    relationship: Relationship;
    status: 'pending' | 'active' | 'suspended' | 'refused';
    isLive: boolean;
    rights: readonly GuardianRight[];
    endsOn: CalendarDate | null;
    askedAt: string;
    version: number;
    isFamilySchool: boolean;
    isClosed: boolean;
  }
>(`
  select l.link_id as "linkId", l.school_id as "schoolId", l.student_id as "studentId", l.student_name as "studentName",
    l.school_name as "schoolName", l.relationship, l.status, l.is_live as "isLive", l.rights, l.ends_on::text as "endsOn",
    l.asked_at as "askedAt", l.refusal, l.version, l.is_family_school as "isFamilySchool",
    l.is_closed as "isClosed"
  from app.own_links(:now) l`);

/** Ends the code that is out. */
export const revokeCode = statement<
  Sql['revokeCode'],
  { schoolId: SchoolId; studentId: StudentId; now: string }
>(`
  update pairing_codes set revoked_at = :now
  where school_id = :schoolId and student_id = :studentId and used_at is null and revoked_at is null`);

export const openInvitation = statement<
  Sql['openInvitation'],
  { tokenHash: string; now: string },
  {
    schoolName: string;
    studentName: string;
    email: string;
    relationship: Relationship;
    rights: readonly GuardianRight[];
    expiresAt: string;
    hasAccount: boolean;
  }
>(`
  select school_name as "schoolName", student_name as "studentName", email, relationship, rights,
    expires_at as "expiresAt", has_account as "hasAccount"
  from app.open_invitation(:tokenHash, :now)`);

export const acceptInvitation = statement<
  Sql['acceptInvitation'],
  { tokenHash: string; now: string },
  { outcome: string }
>(`
  select outcome, invited_email as "invitedEmail", school_id as "schoolId", student_id as "studentId",
    student_user_id as "studentUserId", link_id as "linkId"
  from app.accept_invitation(:tokenHash, :now)`);

export const redeemPairingCode = statement<
  Sql['redeemPairingCode'],
  { codeHash: string; relationship: string; rights: readonly GuardianRight[]; now: string },
  { outcome: string }
>(`
  select outcome, school_id as "schoolId", school_name as "schoolName", link_id as "linkId",
    student_user_id as "studentUserId"
  from app.use_pairing_code(:codeHash, :relationship, :rights, :now)`);

export const leaveLink = statement<
  Sql['leaveLink'],
  { linkId: GuardianLinkId; now: string },
  { outcome: string }
>(`
  select outcome, school_id as "schoolId", student_user_id as "studentUserId", was
  from app.leave_guardian_link(:linkId, :now)`);

/** Where emails to people of the actor's schools go. */
export const emailsOf = statement<
  Sql['emailsOf'],
  { userIds: readonly UserId[] },
  { userId: UserId; email: string; locale: Locale }
>('select user_id as "userId", email, locale from app.member_emails(:userIds)');

/**
 * To whom something of a record was given, newest first, from after one of them on: also for whom official transcripts were
 * issued, which stands with them alone. `onlyFor`: what this account and the
 * school's staff received; null: everything.
 */
export const listDisclosures = statement<
  Sql['listDisclosures'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    afterId: DisclosureId | null;
    onlyFor: UserId | null;
    limit: number;
  },
  {
    disclosureId: DisclosureId;
    at: string;
    what: Disclosure['what'];
    purpose: Disclosure['purpose'];
    legalBasis: Disclosure['legalBasis'];
  }
>(`
  with given as (
    select d.school_id, d.id, d.at, d.what, d.purpose, d.legal_basis, d.disclosed_to, d.recipient
    from disclosures d where d.school_id = :schoolId and d.student_id = :studentId
    union all
    select i.school_id, i.id, i.issued_at, 'official_transcript', 'recipients_use', 'issued', null, i.recipient
    from issued_transcripts i
    where i.school_id = :schoolId and i.student_id = :studentId and i.recipient is not null)
  select d.id as "disclosureId", d.at, d.what, d.purpose, d.legal_basis as "legalBasis",
    coalesce(d.recipient, ${NAME_OF('d', 'd.disclosed_to')}) as "recipientName"
  from given d
  where (:onlyFor::uuid is null or d.disclosed_to = :onlyFor or d.legal_basis <> 'guardian_right')
    and (:afterId::uuid is null or (d.at, d.id) < (select o.at, o.id from given o where o.id = :afterId))
  order by d.at desc, d.id desc limit :limit`);

/** Lets in somebody who waits, as long as the link is as it was read. */
export const activateLink = statement<
  Sql['activateLink'],
  {
    schoolId: SchoolId;
    linkId: GuardianLinkId;
    version: number;
    relationship: Relationship;
    rights: readonly GuardianRight[];
    basis: 'minor' | 'student_consent' | 'tax_dependent' | 'court_order';
    proof: 'in_person' | 'enrollment_record' | 'signed_form' | 'court_document';
    endsOn: string | null;
    startsOn: string;
    now: string;
  }
>(`
  update guardian_links set status = 'active', relationship = :relationship, rights = :rights, basis = :basis,
    proof = :proof, starts_on = :startsOn, ends_on = :endsOn, verified_by = app.user_id(), verified_at = :now,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :linkId and version = :version and status = 'pending' returning id`);
