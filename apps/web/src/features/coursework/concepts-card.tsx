import { IconTarget } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { digitalWording } from '#lib/digital-wording.ts';
import { Paragraphs, Reading } from '#shared/content/reading.tsx';
import { RichText } from '#shared/content/rich-text.tsx';
import { SafeHtml } from '#shared/content/safe-html.tsx';
import { VideoFrame } from '#shared/content/video-frame.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './concepts-card.module.css';
import type { Assignment } from './coursework-queries.ts';

/** What the work is about; the whole lesson stays folded until somebody wants to read it. */
export function ConceptsCard({
  courseId,
  lesson,
}: {
  courseId: string;
  lesson: NonNullable<Assignment['lesson']>;
}) {
  const { t } = useTranslation();
  const { lessonId, objectives, introduction, keyConcepts, mainContent, video } = lesson;
  return (
    <Card
      title={t('Lesson Concepts')}
      description={
        <TextLink to="/course/$courseId/lesson/$lessonId" params={{ courseId, lessonId }}>
          {lesson.title}
        </TextLink>
      }
    >
      <div className={classes.parts}>
        {objectives.length > 0 && (
          <section className={classes.objectives} aria-labelledby="objectives">
            <h3 id="objectives" className={classes.boxTitle}>
              {t('By the end you can')}
            </h3>
            <ul>
              {objectives.map((objective) => (
                <li key={objective}>
                  <IconTarget size={20} stroke={1.7} aria-hidden="true" />
                  <span>
                    <RichText text={digitalWording(objective)} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {video && <VideoFrame video={video} title={lesson.title} />}
        {introduction && (
          <Reading>
            <Paragraphs text={digitalWording(introduction)} />
          </Reading>
        )}
        {keyConcepts.length > 0 && (
          <section aria-labelledby="key-concepts">
            <h3 id="key-concepts" className={classes.boxTitle}>
              {t('Key concepts')}
            </h3>
            <dl className={classes.concepts}>
              {keyConcepts.map(({ term, meaning }) => (
                <div key={term}>
                  <dt>
                    <RichText text={digitalWording(term)} />
                  </dt>
                  <dd>
                    <RichText text={digitalWording(meaning)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {mainContent && (
          <details className={classes.lesson}>
            <summary>{t('Read the lesson')}</summary>
            <Reading>
              <SafeHtml html={mainContent} words={digitalWording} />
            </Reading>
          </details>
        )}
      </div>
    </Card>
  );
}
