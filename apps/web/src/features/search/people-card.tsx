import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './search.module.css';
import { peopleQuery } from './search-queries.ts';

type Person = Outputs['search']['people']['people'][number];

/** People of the school by name, for those who work there. Nothing is drawn while there are none. */
export function PeopleCard({ people, onOpen }: { people: Outputs['search']['people']; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Card flush title={t('People')}>
      <ul className={classes.rows}>
        {people.people.map((person) => (
          <PersonRow
            key={`${person.kind} ${person.studentId ?? person.name}`}
            person={person}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {people.isMore && (
        <div className={classes.more}>
          <TextLink to="/students">{t('More people have this name. See all students')}</TextLink>
        </div>
      )}
    </Card>
  );
}

/** Asks only for those who work at a school; null: there is nobody, or nobody to be looked for. */
export function usePeople(q: string | undefined, isStaff: boolean) {
  const { data } = useQuery({ ...peopleQuery(q ?? ''), enabled: isStaff && q !== undefined });
  return data && data.people.length > 0 ? data : null;
}

function PersonRow({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, avatarUrl, studentId } = person;
  return (
    <li className={`${classes.row} ${classes.person}`}>
      <Avatar name={name} url={avatarUrl} size={36} />
      <div className={classes.words}>
        {studentId === null ? (
          <strong>{name}</strong>
        ) : (
          <Link
            to="/student/$studentId"
            params={{ studentId }}
            className={classes.title}
            data-result
            onClick={onOpen}
          >
            {name}
          </Link>
        )}
        <p className={classes.facts}>{roleOf(person, t, format.list)}</p>
      </div>
    </li>
  );
}

function roleOf({ kind, gradeLevel, teaches }: Person, t: TFunction, list: (names: string[]) => string) {
  if (kind === 'student') return gradeLevelName(gradeLevel, t) ?? t('Student');
  if (teaches.length > 0) return t('Teaches {{courses}}', { courses: list(teaches) });
  return kind === 'teacher' ? t('Teacher') : t('School administrator');
}
