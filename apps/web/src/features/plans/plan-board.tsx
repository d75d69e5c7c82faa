import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { PlanItem, PlannedTerm, ShownPlan } from '@fieldhouse/contract/plans.ts';
import type { SupposedGrade } from '@fieldhouse/domain/eligibility/what-if.ts';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EXPECTED_GRADES } from './plan-draft.ts';
import { type PlanNames, priorityName, reasonText } from './plan-words.ts';
import classes from './plans.module.css';

export type OnGrade = (courseId: CourseId, grade: SupposedGrade) => void;

interface PlanBoardProps {
  readonly plan: ShownPlan;
  readonly terms: readonly PlannedTerm[];
  readonly names: PlanNames;
  readonly onGrade: OnGrade;
}

/** A plan by term, each course where it begins. */
export function PlanBoard({ plan, terms, names, onGrade }: PlanBoardProps) {
  const { items } = plan.fields;
  const used = terms.filter(
    ({ termId, isOptional }) => !isOptional || items.some(({ termIds }) => termIds.includes(termId)),
  );
  return (
    <div className={classes.board}>
      {used.map((term) => (
        <TermColumn
          key={term.termId}
          term={term}
          items={items.filter(({ termIds }) => termIds.includes(term.termId))}
          names={names}
          onGrade={onGrade}
        />
      ))}
    </div>
  );
}

interface TermColumnProps {
  readonly term: PlannedTerm;
  /** What is taken in it, also what goes on from the term before. */
  readonly items: readonly PlanItem[];
  readonly names: PlanNames;
  readonly onGrade: OnGrade;
}

function TermColumn({ term, items, names, onGrade }: TermColumnProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const planned = items.reduce((sum, { credits, termIds }) => sum + credits / termIds.length, 0);
  return (
    <section className={classes.term}>
      <header>
        <h3>{term.name}</h3>
        <p>
          {[format.calendarRange(term.startsOn, term.endsOn), gradeLevelName(term.gradeLevel, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {term.isAssumed && <Badge tone="outline">{t('Assumed')}</Badge>}
      </header>
      {items.length === 0 ? (
        <p className={classes.none}>{t('Nothing is planned.')}</p>
      ) : (
        <ul>
          {items.map((item) =>
            item.termIds[0] === term.termId ? (
              <Item key={item.courseId} item={item} names={names} onGrade={onGrade} />
            ) : (
              <li key={item.courseId} className={classes.goesOn}>
                {t('{{course}} continues', { course: item.title })}
              </li>
            ),
          )}
        </ul>
      )}
      <p className={classes.total}>
        {t('Planned credits: {{planned}}', { planned: format.number(planned) })}
        {term.bookedCredits > 0 &&
          ` · ${t('in progress: {{running}}', { running: format.number(term.bookedCredits) })}`}
      </p>
    </section>
  );
}

interface ItemProps {
  readonly item: PlanItem;
  readonly names: PlanNames;
  readonly onGrade: OnGrade;
}

function Item({ item, names, onGrade }: ItemProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const last = item.termIds.at(-1);
  return (
    <li className={classes.item} data-core={item.core !== null || undefined}>
      <h4>{item.title}</h4>
      <p className={classes.badges}>
        <Badge tone={item.core === null ? 'neutral' : 'primary'}>
          {item.core === null ? t('Not core') : t('NCAA core: {{area}}', { area: areaName(item.core, t) })}
        </Badge>
        <span>{t('Credits: {{credits}}', { credits: format.number(item.credits) })}</span>
        {item.termIds.length > 1 && last && <span>{t('until {{term}}', { term: names.term(last) })}</span>}
      </p>
      <p>{priorityName(item.priority, t)}</p>
      <ul className={classes.reasons}>
        {item.reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{reasonText(reason, names, t)}</li>
        ))}
        {item.asksAlso.map((text) => (
          <li key={text}>{t('Also asked for: {{text}}', { text })}</li>
        ))}
      </ul>
      <NativeSelect
        size="sm"
        mt={8}
        label={t('Expected grade')}
        aria-label={t('Expected grade in {{course}}', { course: item.title })}
        value={item.grade}
        data={[...EXPECTED_GRADES]}
        onChange={(event) => {
          const grade = EXPECTED_GRADES.find((one) => one === event.currentTarget.value);
          if (grade) onGrade(item.courseId, grade);
        }}
      />
    </li>
  );
}
