import { Accessibility, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, useDroppable } from '@dnd-kit/react';
import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { PlanBoard, PlanItemState } from '@fieldhouse/contract/plans-saved.ts';
import type { SupposedGrade } from '@fieldhouse/domain/eligibility/what-if.ts';
import type { JudgedPlan } from '@fieldhouse/domain/planning/judge-plan.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { BoardCourse } from './board-course.tsx';
import { type BoardItem, loadProblemsOf, offeringsOf, problemsOf, termsFrom } from './board-problem.ts';
import type { PlanNames } from './plan-words.ts';
import classes from './plans.module.css';

/** How far a planned course is. */
export interface ItemStanding {
  readonly state: PlanItemState;
  readonly missing: readonly string[];
}

interface HandBoardProps {
  readonly board: PlanBoard;
  readonly items: readonly BoardItem[];
  readonly judged: JudgedPlan;
  readonly names: PlanNames;
  readonly gradeOf: (courseId: CourseId) => SupposedGrade;
  /** Of the approved version, and of requests. */
  readonly standings: ReadonlyMap<CourseId, ItemStanding>;
  readonly canEdit: boolean;
  readonly onPlace: (courseId: CourseId, termIds: readonly string[]) => void;
  readonly onRemove: (courseId: CourseId) => void;
  readonly onGrade: (courseId: CourseId, grade: SupposedGrade) => void;
}

/** Finds a control again after what held it was drawn elsewhere, or is gone. */
const focusOn = (selector: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());

/**
 * The terms to come with the courses that a person puts into them: by dragging with a mouse or a finger, with the arrow keys
 * on a course's handle, or by its menu. What doesn't fit stays where it is put, and says why.
 */
export function HandBoard(props: HandBoardProps) {
  const { board, items, judged, names, onPlace, onRemove } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [moved, setMoved] = useState<{ readonly courseId: CourseId; readonly termId: string | null } | null>(
    null,
  );
  const { terms } = board;
  const stray = items.filter(({ termIds: [first] }) => !terms.some(({ id }) => id === first));
  const move = (courseId: CourseId, termId: string) => {
    const item = items.find((one) => one.courseId === courseId);
    if (item?.termIds[0] === termId) return;
    onPlace(courseId, termsFrom(board, courseId, termId));
    setMoved({ courseId, termId });
  };
  const remove = (courseId: CourseId) => {
    onRemove(courseId);
    setMoved({ courseId, termId: null });
    focusOn('[data-undo]');
  };
  /** To the next term on that side in which the course is offered. */
  const step = (courseId: CourseId, by: 1 | -1) => {
    const at = terms.findIndex(({ id }) => id === items.find((one) => one.courseId === courseId)?.termIds[0]);
    const beginnings = new Set(offeringsOf(board, courseId).flatMap(({ termIds: [first] }) => first ?? []));
    const side = by > 0 ? terms.slice(at + 1) : terms.slice(0, Math.max(0, at)).toReversed();
    const next = side.find(({ id }) => beginnings.has(id));
    if (!next) return;
    move(courseId, next.id);
    focusOn(`[data-handle="${courseId}"]`);
  };
  const told =
    moved &&
    (moved.termId === null
      ? t('{{course}} is removed.', { course: names.course(moved.courseId) })
      : [
          t('{{course}} is now in {{term}}.', {
            course: names.course(moved.courseId),
            term: names.term(moved.termId),
          }),
          ...problemsOf(moved.courseId, judged, names, t, format.list),
        ].join(' '));
  return (
    <>
      <p className={classes.told} role="status">
        {told}
      </p>
      {/* By keyboard there are handles and menus, which say in the reader's language what they do. */}
      <DragDropProvider
        sensors={[PointerSensor]}
        plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && source && target) move(source.id as CourseId, String(target.id));
        }}
      >
        <div className={classes.board}>
          {stray.length > 0 && (
            <section className={classes.term} aria-label={t('In no term to come')}>
              <header>
                <h3>{t('In no term to come')}</h3>
                <p>{t('Their terms have begun. Move them, or remove them.')}</p>
              </header>
              <ul>
                {stray.map((item) => (
                  <Placed
                    key={item.courseId}
                    {...props}
                    {...item}
                    onMove={move}
                    onStep={step}
                    onRemove={remove}
                  />
                ))}
              </ul>
            </section>
          )}
          {terms.map((term) => (
            <Term
              key={term.id}
              {...props}
              term={term}
              ofTerm={items.filter(({ termIds }) => termIds.includes(term.id))}
              onMove={move}
              onStep={step}
              onRemove={remove}
            />
          ))}
        </div>
      </DragDropProvider>
    </>
  );
}

interface Moving extends HandBoardProps {
  readonly onMove: (courseId: CourseId, termId: string) => void;
  readonly onStep: (courseId: CourseId, by: 1 | -1) => void;
}

/** A course where it begins, or where it was. */
function Placed({ courseId, termIds, ...props }: Moving & BoardItem) {
  const { board, judged, names, gradeOf, standings, canEdit, onMove, onStep, onRemove, onGrade } = props;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <BoardCourse
      courseId={courseId}
      course={board.courses.find(({ id }) => id === courseId)}
      item={judged.fields.items.find((one) => one.courseId === courseId)}
      termIds={termIds}
      terms={board.terms}
      problems={problemsOf(courseId, judged, names, t, format.list)}
      standing={standings.get(courseId)}
      grade={gradeOf(courseId)}
      names={names}
      canEdit={canEdit}
      onMove={onMove}
      onStep={onStep}
      onRemove={onRemove}
      onGrade={onGrade}
    />
  );
}

interface TermProps extends Moving {
  readonly term: PlanBoard['terms'][number];
  /** What is taken in it, also what goes on from the term before. */
  readonly ofTerm: readonly BoardItem[];
}

function Term({ term, ofTerm, ...props }: TermProps) {
  const { board, judged, names, canEdit } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { ref, isDropTarget } = useDroppable({ id: term.id, accept: 'course', disabled: !canEdit });
  const creditsOf = (courseId: CourseId) => board.courses.find(({ id }) => id === courseId)?.credits ?? 0;
  const planned = ofTerm.reduce(
    (sum, { courseId, termIds }) => sum + creditsOf(courseId) / termIds.length,
    0,
  );
  const heavy = loadProblemsOf(term.id, judged, t);
  return (
    <section
      ref={ref}
      className={classes.term}
      data-target={isDropTarget || undefined}
      aria-label={term.name}
    >
      <header>
        <h3>{term.name}</h3>
        <p>
          {[format.calendarRange(term.startsOn, term.endsOn), gradeLevelName(term.gradeLevel, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {term.isAssumed && <Badge tone="outline">{t('Assumed')}</Badge>}
        {heavy.map((text) => (
          <p key={text} className={classes.wrong}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            {text}
          </p>
        ))}
      </header>
      {ofTerm.length === 0 ? (
        <p className={classes.none}>{t('Nothing is planned.')}</p>
      ) : (
        <ul>
          {ofTerm.map(({ courseId, termIds }) =>
            termIds[0] === term.id ? (
              <Placed key={courseId} {...props} courseId={courseId} termIds={termIds} />
            ) : (
              <li key={courseId} className={classes.goesOn}>
                {t('{{course}} continues', { course: names.course(courseId) })}
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
