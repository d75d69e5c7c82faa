import { IconTarget } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './lesson-article.module.css';
import { Paragraphs, Reading } from './reading.tsx';
import { RichText } from './rich-text.tsx';
import { SafeHtml } from './safe-html.tsx';
import { type Video, VideoFrame } from './video-frame.tsx';

interface LessonArticleProps {
  readonly lesson: {
    readonly title: string;
    readonly video: Video | null;
    readonly objectives: readonly string[];
    readonly introduction: string;
    /** Sanitised HTML. */
    readonly mainContent: string;
    readonly keyConcepts: readonly { readonly term: string; readonly meaning: string }[];
  };
  readonly ref?: Ref<HTMLElement>;
  /** What stands at its foot. */
  readonly end?: ReactNode;
}

/** A lesson as students read it; its authors preview it with the same. */
export function LessonArticle({ lesson, ref, end }: LessonArticleProps) {
  const { t } = useTranslation();
  return (
    <article className={classes.sheet} ref={ref}>
      {lesson.video && <VideoFrame video={lesson.video} title={lesson.title} />}
      {lesson.objectives.length > 0 && (
        <section className={classes.objectives} aria-labelledby="objectives">
          <h2 id="objectives" className={classes.boxTitle}>
            {t('By the end you can')}
          </h2>
          <ul>
            {lesson.objectives.map((objective) => (
              <li key={objective}>
                <IconTarget size={20} stroke={1.7} aria-hidden="true" />
                <span>
                  <RichText text={objective} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Reading>
        <Paragraphs text={lesson.introduction} />
        <SafeHtml html={lesson.mainContent} />
      </Reading>
      {lesson.keyConcepts.length > 0 && (
        <section className={classes.concepts} aria-labelledby="concepts">
          <h2 id="concepts" className={classes.sectionTitle}>
            {t('Key concepts')}
          </h2>
          <dl>
            {lesson.keyConcepts.map(({ term, meaning }) => (
              <div key={term}>
                <dt>
                  <RichText text={term} />
                </dt>
                <dd>
                  <RichText text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {end && <div className={classes.end}>{end}</div>}
    </article>
  );
}
