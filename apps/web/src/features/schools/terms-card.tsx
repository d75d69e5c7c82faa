import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { kindName, type Term, useCalendarChanged, useSchoolCalendar, type Year } from './school-calendar.ts';
import classes from './schools.module.css';
import { SpanDialog, type SpanFields } from './span-dialog.tsx';

type Period = Term['periods'][number];

/** What the open form is about; `null` for the thing itself: a new one. */
type Editing =
  | { readonly of: 'year'; readonly year: Year | null }
  | { readonly of: 'term'; readonly year: Year; readonly term: Term | null }
  | { readonly of: 'period'; readonly term: Term; readonly period: Period | null };

const NOTHING = { name: '', startsOn: '', endsOn: '', kind: 'semester', gradesDueOn: '' } as const;

/** School years with their terms and grading periods. */
export function TermsCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { years, can } = useSchoolCalendar();
  const [editing, setEditing] = useState<Editing | null>(null);
  const span = (one: { startsOn: string; endsOn: string }) =>
    t('{{from}} to {{to}}', { from: format.calendarDate(one.startsOn), to: format.calendarDate(one.endsOn) });

  return (
    <Card
      title={t('School years and terms')}
      description={t('Courses belong to terms; final grades are posted when the term ends.')}
      aside={
        can.edit && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => setEditing({ of: 'year', year: null })}
          >
            {t('Add a year')}
          </Button>
        )
      }
    >
      {years.length === 0 && (
        <EmptyState icon={<IconCalendarPlus />} title={t('No school year yet.')}>
          {t('Add the current year first, then its terms.')}
        </EmptyState>
      )}
      {years.map((year) => (
        <section key={year.yearId} className={classes.year} aria-label={year.label}>
          <div className={classes.lineHead}>
            <div className={classes.words}>
              <h3 className={classes.yearName}>{year.label}</h3>
              <p className={classes.about}>{span(year)}</p>
            </div>
            {can.edit && (
              <span className={classes.lineEnd}>
                <EditButton name={year.label} onClick={() => setEditing({ of: 'year', year })} />
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPlus size={16} />}
                  onClick={() => setEditing({ of: 'term', year, term: null })}
                >
                  {t('Add a term')}
                </Button>
              </span>
            )}
          </div>
          <ul className={classes.terms}>
            {year.terms.map((term) => (
              <li key={term.termId} className={classes.term}>
                <div className={classes.lineHead}>
                  <div className={classes.words}>
                    <h4 className={classes.termName}>
                      {term.name} <Badge tone="outline">{kindName(term.kind, t)}</Badge>
                    </h4>
                    <p className={classes.about}>
                      {span(term)}
                      {term.gradesDueOn &&
                        ` · ${t('final grades due {{day}}', { day: format.calendarDate(term.gradesDueOn) })}`}
                      {` · ${t('{{count}} courses', { count: term.courseCount })}`}
                    </p>
                  </div>
                  {can.edit && (
                    <span className={classes.lineEnd}>
                      <EditButton name={term.name} onClick={() => setEditing({ of: 'term', year, term })} />
                      <Button
                        variant="subtle"
                        size="sm"
                        onClick={() => setEditing({ of: 'period', term, period: null })}
                      >
                        {t('Add a grading period')}
                      </Button>
                    </span>
                  )}
                </div>
                {term.periods.length > 0 && (
                  <ul className={classes.periods}>
                    {term.periods.map((period) => (
                      <li key={period.periodId} className={classes.period}>
                        <span className={classes.words}>
                          <strong>{period.name}</strong> <span className={classes.about}>{span(period)}</span>
                        </span>
                        {can.edit && (
                          <EditButton
                            name={period.name}
                            onClick={() => setEditing({ of: 'period', term, period })}
                          />
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {editing && <EditingDialog editing={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconPencil size={16} />}
      aria-label={t('Edit {{name}}', { name })}
      onClick={onClick}
    >
      {t('Edit')}
    </Button>
  );
}

/** The form of what is edited, with the procedure that saves it. */
function EditingDialog({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { t } = useTranslation();
  const onSuccess = useCalendarChanged();
  const saveYear = useMutation(api.schools.saveYear.mutationOptions({ onSuccess }));
  const saveTerm = useMutation(api.schools.saveTerm.mutationOptions({ onSuccess }));
  const savePeriod = useMutation(api.schools.savePeriod.mutationOptions({ onSuccess }));
  const dates = ({ startsOn, endsOn }: SpanFields) => ({ startsOn, endsOn });

  switch (editing.of) {
    case 'year': {
      const { year } = editing;
      return (
        <SpanDialog
          title={year ? t('Edit the school year') : t('Add a school year')}
          nameLabel={t('Name, such as 2026–27')}
          start={year ? { ...NOTHING, ...year, name: year.label } : NOTHING}
          onSave={(fields) =>
            saveYear.mutateAsync({
              yearId: year?.yearId ?? null,
              baseVersion: year?.version ?? 0,
              label: fields.name,
              ...dates(fields),
            })
          }
          onClose={onClose}
        />
      );
    }
    case 'term': {
      const { year, term } = editing;
      return (
        <SpanDialog
          isTerm
          title={term ? t('Edit the term') : t('Add a term to {{year}}', { year: year.label })}
          nameLabel={t('Name of the term')}
          start={
            term
              ? { ...NOTHING, ...term, gradesDueOn: term.gradesDueOn ?? '' }
              : { ...NOTHING, startsOn: year.startsOn, endsOn: year.endsOn }
          }
          onSave={(fields) =>
            saveTerm.mutateAsync({
              yearId: year.yearId,
              termId: term?.termId ?? null,
              baseVersion: term?.version ?? 0,
              name: fields.name,
              kind: fields.kind,
              gradesDueOn: fields.gradesDueOn || null,
              ...dates(fields),
            })
          }
          onClose={onClose}
        />
      );
    }
    case 'period': {
      const { term, period } = editing;
      return (
        <SpanDialog
          title={
            period ? t('Edit the grading period') : t('Add a grading period to {{term}}', { term: term.name })
          }
          nameLabel={t('Name of the grading period')}
          start={
            period ? { ...NOTHING, ...period } : { ...NOTHING, startsOn: term.startsOn, endsOn: term.endsOn }
          }
          onSave={(fields) =>
            savePeriod.mutateAsync({
              termId: term.termId,
              periodId: period?.periodId ?? null,
              baseVersion: period?.version ?? 0,
              name: fields.name,
              ...dates(fields),
            })
          }
          onClose={onClose}
        />
      );
    }
  }
}
