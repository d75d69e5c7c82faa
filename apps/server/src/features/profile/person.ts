import type { SettingsFields } from '@fieldhouse/contract/profile.ts';
import { CORE_COURSES_REQUIRED } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { joinName, sortName } from '@fieldhouse/domain/people/full-name.ts';
import { ORPCError } from '@orpc/server';
import { type None, type RowOf, statement } from '#db/unit.ts';
import { KEPT_BODIES, type KeptBodies, presentStanding } from '#features/eligibility/workflows.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import { mayRename, visibleToClassmates } from './policy.ts';
import type { Sql } from './rows.gen.ts';

const PERSON_FIELDS = `given_name as "givenName", family_name as "familyName", phone, address, bio, version`;
const findPerson = statement<Sql['findPerson']>(
  `select ${PERSON_FIELDS} from profiles where id = app.user_id()`,
);
const lockPerson = statement<Sql['lockPerson']>(
  `select ${PERSON_FIELDS} from profiles where id = app.user_id() for update`,
);
const savePersonRow = statement<
  Sql['savePersonRow'],
  {
    givenName: string;
    familyName: string | null;
    phone: string | null;
    address: string | null;
    bio: string | null;
    now: string;
  }
>(
  `update profiles set given_name = :givenName, family_name = :familyName, phone = :phone, address = :address, bio = :bio, updated_at = :now,
     version = version + 1
   where id = app.user_id() returning ${PERSON_FIELDS}`,
);
const keepName = statement<Sql['keepName'], { name: string; sort: string }>(
  'select app.keep_name(:name, :sort)',
);

type SettingsRow = RowOf<typeof findSettings>;

const SETTINGS_FIELDS = `locale, color_scheme as "colorScheme", time_zone as "timeZone", date_format as "dateFormat",
  show_profile as "showProfile", show_grades as "showGrades", show_progress as "showProgress", version`;
const findSettings = statement<Sql['findSettings'], None, { timeZone: SettingsFields['timeZone'] | null }>(
  `select ${SETTINGS_FIELDS} from user_settings where user_id = app.user_id()`,
);
const lockSettings = statement<Sql['lockSettings'], None, { timeZone: SettingsFields['timeZone'] | null }>(
  `select ${SETTINGS_FIELDS} from user_settings where user_id = app.user_id() for update`,
);
const saveSettingsRow = statement<
  Sql['saveSettingsRow'],
  {
    locale: 'en' | 'es' | 'fr' | 'de';
    colorScheme: 'light' | 'dark' | 'auto';
    timeZone: string | null;
    dateFormat: 'MDY' | 'DMY' | 'YMD' | null;
    showProfile: boolean | null;
    showGrades: boolean | null;
    showProgress: boolean | null;
    now: string;
  },
  { timeZone: SettingsFields['timeZone'] | null }
>(
  `update user_settings set locale = :locale, color_scheme = :colorScheme, time_zone = :timeZone, date_format = :dateFormat, show_profile = :showProfile,
     show_grades = :showGrades, show_progress = :showProgress, updated_at = :now, version = version + 1
   where user_id = app.user_id() returning ${SETTINGS_FIELDS}`,
);

const isMinor = statement<Sql['isMinor'], { now: string }, { isMinor: boolean }>(
  'select app.is_minor(app.user_id(), :now) as "isMinor"',
);
const isOwnWithoutAddress = statement<Sql['isOwnWithoutAddress'], { now: string }, { isKept: boolean }>(
  'select app.is_kept_without_address(app.user_id(), :now) as "isKept"',
);

/** The same figures as on the dashboard: those that are maintained with each grade. */
const findRecord = statement<Sql['findRecord'], None, KeptBodies>(`
  select sp.school_id as "schoolId", s.name as "schoolName", sp.student_number as "studentNumber",
    sp.grade_level as "gradeLevel", sp.graduation_year as "graduationYear", f.official_gpa as "currentGpa",
    f.core_earned as "coreEarned", ${KEPT_BODIES('sp')} as "keptBodies"
  from student_profiles sp join schools s on s.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
  where sp.user_id = app.user_id() order by sp.id limit 1`);

const findPendingEmail = statement<Sql['findPendingEmail'], { value: string; now: string }>(
  `select substr(identifier, length('change-email:') + 45) as email from auth_verifications
   where value = :value and starts_with(identifier, 'change-email:') and expires_at > :now
   order by created_at desc, id desc limit 1`,
);

const presentSettings = (row: SettingsRow, minor: boolean): SettingsFields => ({
  ...row,
  showProfile: visibleToClassmates(row.showProfile, minor),
  showGrades: visibleToClassmates(row.showGrades, minor),
  showProgress: visibleToClassmates(row.showProgress, minor),
});

export const get = os.profile.get.handler(async ({ context }) => {
  const { services, clock } = context;
  const { actor, rows } = await context.read([
    findPerson(),
    findSettings(),
    isMinor({ now: clock.now() }),
    findRecord(),
    isOwnWithoutAddress({ now: clock.now() }),
  ]);
  const [[person], [settings], [age], [record], [address]] = rows;
  if (!person || !settings) throw new ORPCError('NOT_FOUND');
  const pending = await services.units.read({ role: 'fieldhouse_login', enter: null }, [
    findPendingEmail({ value: actor.userId, now: clock.now() }),
  ]);
  const minor = age?.isMinor ?? false;
  return {
    person: {
      ...person,
      email: actor.email,
      pendingEmail: pending.rows[0][0]?.email ?? null,
      avatarUrl: avatarUrl(actor.userId, actor.avatarKey),
    },
    can: { rename: mayRename(actor), changeEmail: address?.isKept !== true },
    settings: presentSettings(settings, minor),
    isMinor: minor,
    academic: record
      ? {
          schoolName: record.schoolName,
          studentNumber: record.studentNumber,
          gradeLevel: record.gradeLevel,
          graduationYear: record.graduationYear,
          currentGpa: record.currentGpa,
          isCoreBarMet: (record.coreEarned ?? 0) >= CORE_COURSES_REQUIRED,
          standing: presentStanding(record),
          // Nothing is entered anywhere yet.
          dualEnrollment: { credits: 0, colleges: [] },
        }
      : null,
  };
});

export const savePerson = os.profile.savePerson.handler(async ({ input, context, errors }) => {
  return await context.unit(async (tx, actor) => {
    const [before] = await tx.query(lockPerson());
    if (!before) throw errors.NOT_FOUND();
    if (before.version !== input.version) throw errors.STALE({ data: { current: before } });
    const { givenName, familyName, phone, address, bio } = input;
    const isRenamed = before.givenName !== givenName || before.familyName !== familyName;
    if (isRenamed && !mayRename(actor)) throw errors.NAME_LOCKED();
    const [saved] = await tx.query(
      savePersonRow({ givenName, familyName, phone, address, bio, now: context.clock.now() }),
    );
    if (!saved) throw errors.NOT_FOUND();
    if (isRenamed) {
      const name = { givenName, familyName };
      await tx.query(keepName({ name: joinName(name), sort: sortName(name) }));
    }
    return saved;
  });
});

export const saveSettings = os.profile.saveSettings.handler(async ({ input, context, errors }) => {
  return await context.unit(async (tx) => {
    const [before] = await tx.query(lockSettings());
    const [age] = await tx.query(isMinor({ now: context.clock.now() }));
    if (!before) throw errors.NOT_FOUND();
    const minor = age?.isMinor ?? false;
    const { version, ...changes } = input;
    if (before.version !== version) {
      throw errors.STALE({ data: { current: presentSettings(before, minor) } });
    }
    const next = { ...before, ...changes };
    const [saved] = await tx.query(
      saveSettingsRow({
        locale: next.locale,
        colorScheme: next.colorScheme,
        timeZone: next.timeZone,
        dateFormat: next.dateFormat,
        showProfile: next.showProfile,
        showGrades: next.showGrades,
        showProgress: next.showProgress,
        now: context.clock.now(),
      }),
    );
    if (!saved) throw errors.NOT_FOUND();
    return presentSettings(saved, minor);
  });
});
