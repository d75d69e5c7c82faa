import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { CourseId, MembershipId, SchoolId, UserId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';
import { SignUpRole } from './people.ts';

export const MembershipStatus = z.enum(['pending', 'provisional', 'active', 'suspended', 'ended']);
export type MembershipStatus = z.infer<typeof MembershipStatus>;
export const Duty = z.enum(['counselor', 'registrar']);
export type Duty = z.infer<typeof Duty>;

/** Why somebody leaves; what the school says about it goes along as the reason. */
export const EndReason = z.enum(['left', 'removed', 'transferred']);
export type EndReason = z.infer<typeof EndReason>;

export const Reason = z.string().trim().min(1).max(REASON_MAX_CHARACTERS);

/** One role that somebody holds, asked for or held in the school. */
export const SchoolPerson = z.object({
  membershipId: MembershipId,
  userId: UserId,
  name: z.string(),
  /** Empty: the account was deleted. */
  email: z.string(),
  role: SignUpRole,
  status: MembershipStatus,
  duties: z.array(Duty),
  /** When they got in or, while nobody has decided, asked. */
  since: Instant,
  /** When it was suspended or ended; null: neither. */
  until: Instant.nullable(),
  /** Null: nobody had to decide, or nobody has. */
  decidedByName: z.string().nullable(),
  can: z.object({
    end: z.boolean(),
    takeBack: z.boolean(),
    suspend: z.boolean(),
    reactivate: z.boolean(),
    setDuties: z.boolean(),
    endSessions: z.boolean(),
  }),
  /** Why the membership can't be ended or suspended; null: it can, or is in no state to be. */
  obstacle: z.enum(['own', 'last_admin']).nullable(),
});
export type SchoolPerson = z.infer<typeof SchoolPerson>;

/** What happened to a membership, newest first. */
export const MembershipEvent = z.object({
  at: Instant,
  /** Null: the system, or somebody who left no name. */
  byName: z.string().nullable(),
  action: z.enum([
    'approved',
    'refused',
    'unconfirmed',
    'reopened',
    'ended',
    'taken_back',
    'suspended',
    'reactivated',
    'duties_changed',
    'sessions_ended',
  ]),
  reason: z.string().nullable(),
  /** Duties from then on; null: it is about something else. */
  duties: z.array(Duty).nullable(),
});
export type MembershipEvent = z.infer<typeof MembershipEvent>;

const reader = procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] });
const changer = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
}).errors({
  /** Own membership, the last admin of the school, a state that it doesn't start from, or a role without duties. */
  CHANGE_REFUSED: {
    status: 409,
    data: z.object({ why: z.enum(['own', 'last_admin', 'wrong_state', 'no_duties']) }),
  },
});

const OwnedCourse = z.object({ courseId: CourseId, title: z.string() });
const HandOvers = z.array(z.strictObject({ courseId: CourseId, userId: UserId })).max(200);
/** Courses need a primary teacher who is there. */
const handOverErrors = {
  /** Courses that nobody is named for. */
  HAND_OVER_NEEDED: { status: 422, data: z.object({ courses: z.array(OwnedCourse) }) },
  /** Who is named does not work at the school (any more). */
  NOT_A_TEACHER: { status: 422, data: z.object({ courseId: CourseId }) },
} as const;
const OneWithReason = z.strictObject({ membershipId: MembershipId, reason: Reason });

/** Where the next page of people begins: after this one. */
const PeoplePlace = z.object({ sortName: z.string().max(500), membershipId: MembershipId });

export const people = {
  /** The people of the school that the actor runs, by name; 50 from after the one named on. */
  list: reader
    .input(
      z.strictObject({
        /** The beginnings of words of a name. */
        search: z.string().trim().max(100),
        role: SignUpRole.nullable(),
        /** Null: everybody but those whose membership ended. */
        status: MembershipStatus.nullable(),
        after: PeoplePlace.nullable(),
      }),
    )
    .output(
      z.object({
        schoolId: SchoolId,
        people: z.array(SchoolPerson).max(50),
        /** How many match, on all pages. */
        total: z.number().int(),
        /** Null: this is the last page. */
        next: PeoplePlace.nullable(),
      }),
    ),
  /** Who decided what about a membership, when and why; the last 100. */
  history: reader
    .input(z.strictObject({ membershipId: MembershipId }))
    .output(z.object({ events: z.array(MembershipEvent) })),
  /** What would follow from the end of a membership or its suspension, and who could take over the courses. */
  departure: reader.input(z.strictObject({ membershipId: MembershipId })).output(
    z.object({
      /** Courses of which the person is the primary teacher. */
      ownedCourses: z.array(
        OwnedCourse.extend({
          /** Who would take it over: its first co-teacher, else the admin who has been there longest; null: nobody. */
          standInUserId: UserId.nullable(),
        }),
      ),
      /** Courses that they teach or grade beside a primary teacher. */
      otherCourseCount: z.number().int(),
      /** Enrollments, requests and places on waiting lists of a student. */
      enrollmentCount: z.number().int(),
      /** A child under 13 whose account only this school's consent keeps open: it waits for a parent from then on. */
      waitsForConsent: z.boolean(),
      /** Children whom a parent follows. */
      childCount: z.number().int(),
      /** Teachers and admins of the school, without the person. */
      successors: z.array(z.object({ userId: UserId, name: z.string(), role: SignUpRole })),
    }),
  ),
  /**
   * Ends a membership: its rights are gone at once, courses go to the people named, a student's enrollments are withdrawn
   * and a parent's links end. What the person did is kept.
   */
  end: changer
    .errors(handOverErrors)
    .input(
      OneWithReason.extend({
        kind: EndReason,
        handOvers: HandOvers,
      }),
    )
    .output(z.object({})),
  /**
   * Takes back the end of a membership of a student whose account the school made, and who has no other way back.
   * Enrollments that ended stay ended. Under 13 the account opens with a consent that lives, and else waits for one.
   */
  takeBack: changer.input(OneWithReason).output(z.object({ waitsForConsent: z.boolean() })),
  /**
   * Takes all rights in this school until they are given back. Courses go to the people named; whoever is suspended stays
   * in them as a co-teacher, and is given none back by itself.
   */
  suspend: changer
    .errors(handOverErrors)
    .input(OneWithReason.extend({ handOvers: HandOvers.default([]) }))
    .output(z.object({})),
  reactivate: changer.input(OneWithReason).output(z.object({})),
  /** Counselor and registrar: the duties that the person has from now on. */
  setDuties: changer.input(OneWithReason.extend({ duties: z.array(Duty).max(2) })).output(z.object({})),
  /** Signs the person out in every browser. */
  endSessions: changer.input(OneWithReason).output(z.object({})),
};
