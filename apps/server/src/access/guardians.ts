import type { GuardianRight } from './actor.ts';

/*
 * SQL over guardians. A link is on file while its status is active; it is live, and its rights hold, while its dates do and
 * the law lets it after the student's 18th birthday. What a page shows by a link on file is sifted by `isGuardianOf`, which
 * knows the live ones; what leaves without an actor (emails, jobs) asks for a live link and a right here.
 */

/** On file. Condition over `g`, a row of guardian_links. */
export const IS_ON_FILE = (g: string): string => `${g}.status = 'active'`;

/** Waits, is on file or paused; whatever its rights say today. Condition over `g`, a row of guardian_links. */
export const IS_NOT_ENDED = (g: string): string => `${g}.status <> 'ended'`;

/**
 * A link on the terms of `i`, an invitation, would be live on this day. Condition over its student `sp`, and the day in the
 * school's zone.
 */
export const WOULD_BE_LIVE = (i: string, sp: string, day: string): string =>
  `app.is_live_link('active', ${day}, ${i}.ends_on, ${i}.basis, ${sp}.birth_on, ${day})`;

/** Somebody asks to follow a student, and the school hasn't decided. Condition over `g`, a row of guardian_links. */
export const IS_WAITING = (g: string): string => `${g}.status = 'pending'`;

/** The actor's own link on file. Condition over `g`, a row of guardian_links. */
export const IS_OWN_LINK = (g: string): string =>
  `${g}.guardian_user_id = app.user_id() and ${IS_ON_FILE(g)}`;

/** Carries this right. Condition over `g`, a row of guardian_links; only with `IS_LIVE_LINK` is it one of today. */
export const HAS_RIGHT = (g: string, right: GuardianRight): string => `'${right}' = any (${g}.rights)`;

/**
 * Live on a day: on file, within its dates, and of a basis that lasts beyond 18. Condition over `g`, a row of
 * guardian_links, its student `sp`, and the day in the school's zone.
 */
export const IS_LIVE_LINK = (g: string, sp: string, day: string): string =>
  `app.is_live_link(${g}.status, ${g}.starts_on, ${g}.ends_on, ${g}.basis, ${sp}.birth_on, ${day})`;

/**
 * Manages the account of the student on a day: a live link with the right, which from 18 on the student alone gives. As
 * `IS_LIVE_LINK`.
 */
export const MANAGES_ACCOUNT = (g: string, sp: string, day: string): string =>
  `${IS_LIVE_LINK(g, sp, day)}
      and 'manage_account' = any (app.rights_on(${g}.rights, ${g}.basis, ${sp}.birth_on, ${day}))`;

/** The actor's own live link with a right. As `IS_LIVE_LINK`; for what isn't sifted by a predicate afterwards. */
export const IS_OWN_LIVE_LINK = (g: string, sp: string, day: string, right: GuardianRight): string =>
  `${g}.guardian_user_id = app.user_id() and ${HAS_RIGHT(g, right)}
      and ${IS_LIVE_LINK(g, sp, day)}`;

/** Students to whom the actor has a link on file: school_id, student_id. Goes on with `and`. */
export const CHILDREN = `
  select g.school_id, g.student_id from guardian_links g
  where ${IS_OWN_LINK('g')}`;

/** The actor's own records, and those of the students to whom they have a link on file: school_id, student_id. */
export const OWN_AND_CHILDREN = `
  select sp.school_id, sp.id as student_id from student_profiles sp where sp.user_id = app.user_id()
  union ${CHILDREN}`;

/** Ids of the actor's own records and of all students to whom a link of theirs is on file, for lists like those below. */
export const OWN_AND_LINKED = `
  select own.id from student_profiles own where own.user_id = app.user_id()
  union select g.student_id from guardian_links g where g.guardian_user_id = app.user_id()`;

/** Student `sp` has or had this user as a guardian, whatever the link says today. Condition. */
export const HAS_ANY_LINK_OF = (user: string): string => `exists (select from guardian_links g
    where g.guardian_user_id = ${user} and g.school_id = sp.school_id and g.student_id = sp.id)`;

/** The same of the actor: for lists that a predicate over the actor sifts row by row. Condition. */
export const HAS_ANY_LINK = HAS_ANY_LINK_OF('app.user_id()');
