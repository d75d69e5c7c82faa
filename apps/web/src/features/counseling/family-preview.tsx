import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { shownName } from '#lib/shown-name.ts';
import classes from './counseling.module.css';

type Family = Outputs['counseling']['previewFamilies']['families'][number];
type Person = Family['people'][number];

/** People who would get it. */
export const reachedIn = (families: readonly Family[]): number =>
  families.flatMap(({ people }) => people.filter(isReached)).length;

const isReached = ({ notReached }: Person) => notReached === null;

interface NotGetting {
  readonly key: string;
  readonly student: string;
  /** Null: there is nobody. */
  readonly who: Person | null;
  readonly why: string;
}

/** Who gets it, and who doesn’t and why. */
export function FamilyPreview({ families }: { families: readonly Family[] }) {
  const { t } = useTranslation();
  const getting = families.flatMap(({ studentId, name, people }) =>
    people
      .filter(isReached)
      .map((person) => ({ key: `${studentId} ${person.userId}`, student: name, person })),
  );
  const others = families.flatMap(({ studentId, name, people }): NotGetting[] =>
    people.length === 0
      ? [{ key: studentId, student: name, who: null, why: t('No guardian is linked') }]
      : people.flatMap((person) =>
          person.notReached === null
            ? []
            : [
                {
                  key: `${studentId} ${person.userId}`,
                  student: name,
                  who: person,
                  why: whyName(person.notReached, t),
                },
              ],
        ),
  );
  return (
    <div className={classes.preview}>
      <details open={getting.length <= 10}>
        <summary>{t('{{count}} people will get it', { count: getting.length })}</summary>
        <ul className={classes.people}>
          {getting.map(({ key, student, person }) => (
            <li key={key}>{personName(person, student, t)}</li>
          ))}
        </ul>
      </details>
      {others.length > 0 && (
        <details open>
          <summary>{t('{{count}} won’t get it', { count: others.length })}</summary>
          <ul className={classes.people}>
            {others.map(({ key, student, who, why }) => (
              <li key={key}>
                {who ? personName(who, student, t) : shownName(student, t)}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const personName = ({ name, role }: Person, student: string, t: TFunction): string =>
  role === 'student'
    ? shownName(student, t)
    : t('{{guardian}}, for {{student}}', {
        guardian: name === '' ? t('A guardian') : shownName(name, t),
        student: shownName(student, t),
      });

function whyName(why: NonNullable<Person['notReached']>, t: TFunction): string {
  switch (why) {
    case 'no_account':
      return t('has no account');
    case 'not_active':
      return t('isn’t active at the school');
    case 'no_right':
      return t('isn’t allowed to write to the school');
    case 'not_allowed':
      return t('the school’s rules don’t allow it');
    case 'self':
      return t('is your own family');
  }
}
