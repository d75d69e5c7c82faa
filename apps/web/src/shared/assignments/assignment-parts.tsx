import type { Instructions, StudentCriterion } from '@fieldhouse/contract/content.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconClipboardList, IconClock, IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { digitalWording } from '#lib/digital-wording.ts';
import { useFormat } from '#lib/format.ts';
import { Paragraphs, Reading } from '#shared/content/reading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import classes from './assignment-parts.module.css';

export interface AssignmentToRead {
  readonly description: string;
  readonly instructions: Instructions;
  readonly rubric: readonly StudentCriterion[];
  readonly hasMatching: boolean;
}

/** What to do, and how it is graded, as students read it; authors preview it with the same. */
export function AssignmentParts({ assignment }: { assignment: AssignmentToRead }) {
  const { t } = useTranslation();
  const { description, instructions, hasMatching } = assignment;
  const { durationMinutes, materials, steps } = instructions;
  const isEmpty = durationMinutes === null && materials.length === 0 && steps.length === 0 && !description;
  return (
    <Sections>
      <Card title={t('Instructions')} flush={isEmpty}>
        {isEmpty ? (
          <EmptyState icon={<IconListCheck />} title={t('No instructions provided.')} />
        ) : (
          <div className={classes.parts}>
            {description && <p className={classes.description}>{digitalWording(description)}</p>}
            {durationMinutes !== null && (
              <p className={classes.duration}>
                <IconClock size={20} stroke={1.7} aria-hidden="true" />
                {t('Duration: {{count}} minutes', { count: durationMinutes })}
              </p>
            )}
            {materials.length > 0 && (
              <section>
                <h3>{t('Materials')}</h3>
                <ul>
                  {materials.map((material) => (
                    <li key={material}>{digitalWording(material)}</li>
                  ))}
                </ul>
              </section>
            )}
            {steps.length > 0 && (
              <section>
                <h3>{t('Steps')}</h3>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{digitalWording(step)}</li>
                  ))}
                </ol>
              </section>
            )}
            {hasMatching && (
              <section className={classes.note}>
                <h3>{t('How to submit')}</h3>
                <p>
                  {t(
                    'Match all pairs, check your answers, then submit. The first check counts; later ones are practice.',
                  )}
                </p>
              </section>
            )}
          </div>
        )}
      </Card>
      <RubricCard assignment={assignment} />
    </Sections>
  );
}

function RubricCard({ assignment }: { assignment: AssignmentToRead }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { rubric } = assignment;
  const total = rubric.reduce((sum, criterion) => sum + criterion.points, 0);
  return (
    <Card title={t('Grading rubric')} flush>
      {rubric.length === 0 ? (
        <EmptyState icon={<IconClipboardList />} title={t('No rubric provided.')} />
      ) : (
        <ul className={classes.rubric}>
          {rubric.map((criterion) => (
            <li key={criterion.id}>
              <div className={classes.words}>
                <h3>{digitalWording(criterion.name)}</h3>
                {criterion.description && <p>{digitalWording(criterion.description)}</p>}
                {criterion.notes && (
                  <p>
                    <strong>{t('Grading notes')}</strong> {criterion.notes}
                  </p>
                )}
              </div>
              <span className={classes.points}>
                {t('{{points}} points', { points: format.number(points(criterion.points)) })}
              </span>
            </li>
          ))}
          <li className={classes.total}>
            <span>{t('Total points')}</span>
            <span className={classes.points}>{format.number(points(total))}</span>
          </li>
        </ul>
      )}
    </Card>
  );
}

/** Reading material of an assignment. */
export function StoryCard({ story }: { story: { readonly title: string; readonly content: string } }) {
  const { t } = useTranslation();
  return (
    <Card title={story.title ? digitalWording(story.title) : t('Reading material')}>
      <Reading>
        <Paragraphs text={digitalWording(story.content)} />
      </Reading>
    </Card>
  );
}
