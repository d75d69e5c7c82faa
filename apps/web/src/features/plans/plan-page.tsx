import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { aimBasisOf } from '@fieldhouse/domain/planning/aims.ts';
import { judgePlan } from '@fieldhouse/domain/planning/judge-plan.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AddCourse } from './add-course.tsx';
import { problemOn } from './board-problem.ts';
import { BoardVerdicts } from './board-verdicts.tsx';
import { HandBoard, type ItemStanding } from './hand-board.tsx';
import { askedOf, type PlanDraft } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import {
  type Board,
  boardQuery,
  choicesQuery,
  type PlanChoices,
  type SavedPlans,
  savedQuery,
} from './plan-queries.ts';
import { PlanResult } from './plan-result.tsx';
import { ApprovedCard, DecideCard, ProposeButton, VersionsCard, versionState } from './plan-versions.tsx';
import { namesIn, refusalText, toldApart } from './plan-words.ts';
import classes from './plans.module.css';
import { SavingNotice } from './saving-notice.tsx';
import { SearchProgress } from './search-progress.tsx';
import { useFindPlan } from './use-find-plan.ts';
import { currentOf, type Plan, usePlan } from './use-plan.ts';

/** A student's plan for the terms left: made by hand, found by goals and wishes, and approved by the school. */
export function PlanPage({ student }: { student?: string | undefined }) {
  const { data } = useSuspenseQuery(choicesQuery(student));
  const { data: saved } = useSuspenseQuery(savedQuery(data.student.studentId));
  const choices = useMemo(() => ({ ...data, terms: toldApart(data.terms) }), [data]);
  return <Planner key={data.student.studentId} choices={choices} saved={saved} />;
}

interface PlannerProps {
  readonly choices: PlanChoices;
  readonly saved: SavedPlans;
}

function Planner({ choices, saved }: PlannerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const plan = usePlan(choices, saved);
  const { draft, items } = plan.work;
  const { found, error, progress, find, cancel } = useFindPlan();
  const board = useQuery(boardQuery(askedOf(draft, choices)));
  const { student, until } = choices;
  const current = currentOf(saved);
  const approved = saved.plans.find(({ state }) => state === 'approved');
  const toDecide = saved.plans.find(({ can }) => can.decide);
  const withGrade = (courseId: CourseId, grade: PlanDraft['grade']): PlanDraft => ({
    ...draft,
    grades: { ...draft.grades, [courseId]: grade },
  });
  const isNew = current === undefined && items.length === 0;
  const form = (
    <PlanForm
      choices={choices}
      draft={draft}
      isRunning={progress !== null}
      onChange={plan.setDraft}
      onFind={() => find(askedOf(draft, choices))}
    />
  );
  return (
    <>
      <PageHeader
        title={t('Course plan')}
        parents={[{ label: t('NCAA eligibility'), to: '/eligibility' }]}
        description={[
          until === null
            ? student.name
            : t('{{name}}, until {{date}}', { name: student.name, date: format.calendarDate(until) }),
          current &&
            t('Version {{number}}: {{state}}', {
              number: current.number,
              state: versionState(current.state, t),
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          current?.can.propose && (
            <ProposeButton plan={current} counselors={saved.counselors} isBusy={!plan.isSaved} />
          )
        }
      />
      <Sections>
        {toDecide && <DecideCard plan={toDecide} />}
        {current?.state === 'returned' && current.decided && (
          <Notice tone="warning" title={t('The plan came back with what to change')}>
            {current.decided.words}
          </Notice>
        )}
        <SavingNotice saving={plan.saving} />
        {isNew && form}
        {progress && <SearchProgress progress={progress} hasPlan={found !== null} onCancel={cancel} />}
        {error !== null && progress === null && <Notice tone="danger">{refusalText(error, t)}</Notice>}
        {board.data && plan.isRead && (
          <ByHand data={board.data} plan={plan} saved={saved} withGrade={withGrade} />
        )}
        {board.error && <Notice tone="danger">{errorText(board.error, t)}</Notice>}
        {!isNew && form}
        {found && (
          <PlanResult
            found={found}
            isRunning={progress !== null}
            onGrade={(courseId, grade) => {
              const changed = withGrade(courseId, grade);
              plan.setDraft(changed);
              find(askedOf(changed, choices));
            }}
            onUse={
              saved.can.save
                ? (shown) =>
                    plan.setItems(shown.fields.items.map(({ courseId, termIds }) => ({ courseId, termIds })))
                : undefined
            }
          />
        )}
        {approved && <ApprovedCard plan={approved} />}
        {saved.plans.length > 0 && <VersionsCard plans={saved.plans} hasMore={saved.hasMore} />}
        <p className={classes.legal}>
          <IconInfoCircle size={18} aria-hidden="true" />
          <span>
            {t('Unofficial projection. The Eligibility Center decides.')}{' '}
            {t('Fieldhouse is not affiliated with the NCAA or the NAIA.')}
          </span>
        </p>
      </Sections>
    </>
  );
}

interface ByHandProps {
  readonly data: Board;
  readonly plan: Plan;
  readonly saved: SavedPlans;
  readonly withGrade: (courseId: CourseId, grade: PlanDraft['grade']) => PlanDraft;
}

function ByHand({ data, plan, saved, withGrade }: ByHandProps) {
  const { t } = useTranslation();
  const { titles } = data;
  const board = useMemo(() => ({ ...data.board, terms: toldApart(data.board.terms) }), [data.board]);
  const [isAdding, setAdding] = useState(false);
  const { draft, items } = plan.work;
  const problem = useMemo(() => problemOn(board, draft), [board, draft]);
  const basis = useMemo(() => aimBasisOf(problem), [problem]);
  const judged = useMemo(() => judgePlan(problem, items, basis), [problem, items, basis]);
  const known = { ...titlesOf(saved), ...titles };
  const names = namesIn(known, board.terms, draft.wishes, t);
  if (board.terms.length === 0) return null;
  return (
    <Card
      title={t('Your plan by term')}
      description={t('Drag courses to other terms, or use their menus. It is judged after each change.')}
      aside={
        saved.can.save && (
          <div className={classes.actions}>
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={18} />}
              disabled={!plan.canUndo}
              data-undo
              onClick={plan.undo}
            >
              {t('Undo')}
            </Button>
            <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
              {t('Add a course')}
            </Button>
          </div>
        )
      }
    >
      <div className={classes.byHand}>
        <BoardVerdicts judged={judged} names={names} />
        <HandBoard
          board={board}
          items={items}
          judged={judged}
          names={names}
          gradeOf={(courseId) => draft.grades[courseId] ?? draft.grade}
          standings={standingsOf(saved)}
          canEdit={saved.can.save}
          onPlace={plan.place}
          onRemove={plan.remove}
          onGrade={(courseId, grade) => plan.setDraft(withGrade(courseId, grade))}
        />
      </div>
      {isAdding && (
        <AddCourse board={board} items={items} onClose={() => setAdding(false)} onAdd={plan.place} />
      )}
    </Card>
  );
}

/** What courses of saved versions were called, for those that the catalog doesn't have any more. */
const titlesOf = ({ plans }: SavedPlans): Record<string, string> =>
  Object.fromEntries(plans.flatMap(({ items }) => items.map(({ courseId, title }) => [courseId, title])));

/** How far courses are: by the approved version, and by requests that were made without it. */
function standingsOf({ plans, asked }: SavedPlans): ReadonlyMap<CourseId, ItemStanding> {
  const approved = plans.find(({ state }) => state === 'approved')?.items ?? [];
  return new Map<CourseId, ItemStanding>([
    ...asked.map(({ courseId, state }): [CourseId, ItemStanding] => [courseId, { state, missing: [] }]),
    ...approved.map(({ courseId, state, missing }): [CourseId, ItemStanding] => [
      courseId,
      { state, missing },
    ]),
  ]);
}
