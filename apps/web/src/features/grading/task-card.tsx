import { Button } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitalWording } from '#lib/digital-wording.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Work } from './grading-queries.ts';
import classes from './task-card.module.css';

/** What the student was asked to do, above what they made of it. Long ones begin folded; nothing asked: nothing here. */
export function TaskCard({ work: { task, line } }: { work: Work }) {
  const { t } = useTranslation();
  const { description, instructions, lesson } = task;
  const { steps, materials, story } = instructions;
  const isEmpty = !description && steps.length === 0 && materials.length === 0 && !lesson && !story;
  const length = description.length + [...steps, ...materials].reduce((sum, one) => sum + one.length + 40, 0);
  const words = (
    <div className={classes.words}>
      {description && <p className={classes.description}>{digitalWording(description)}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{digitalWording(step)}</li>
          ))}
        </ol>
      )}
      {materials.length > 0 && (
        <p>
          <strong>{t('Materials')}:</strong> {materials.map(digitalWording).join(' · ')}
        </p>
      )}
      {story && (
        <details>
          <summary>{story.title ? digitalWording(story.title) : t('Reading material')}</summary>
          <p className={classes.description}>{digitalWording(story.content)}</p>
        </details>
      )}
      {lesson && (
        <p className={classes.lesson}>
          <IconBook2 size={18} stroke={1.7} aria-hidden="true" />
          <TextLink
            to="/course/$courseId/lesson/$lessonId"
            params={{ courseId: line.courseId, lessonId: lesson.lessonId }}
          >
            {lesson.title}
          </TextLink>
        </p>
      )}
    </div>
  );
  return (
    <Card
      title={t('The task')}
      aside={
        <TextLink to="/assignment/$assignmentId" params={{ assignmentId: line.assignmentId }}>
          {t('Open the assignment')}
        </TextLink>
      }
    >
      {isEmpty ? (
        <p className={classes.none}>{t('No instructions provided.')}</p>
      ) : length > FOLDED_FROM ? (
        <Folded>{words}</Folded>
      ) : (
        words
      )}
    </Card>
  );
}

/** In characters: about ten lines. */
const FOLDED_FROM = 700;

/** The first lines, and the rest on demand. */
function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div id={id} className={classes.folded} data-open={isOpen || undefined}>
        {children}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('Show less') : t('Show more')}
      </Button>
    </>
  );
}
