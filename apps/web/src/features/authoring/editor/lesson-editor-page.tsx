import type { LessonCopy } from '@fieldhouse/contract/content.ts';
import type { LessonId } from '@fieldhouse/contract/ids.ts';
import {
  LINE_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@fieldhouse/contract/limits.ts';
import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import { Skeleton, Textarea, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonArticle } from '#shared/content/lesson-article.tsx';
import { VideoFrame } from '#shared/content/video-frame.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { CopyConflict } from './copy-conflict.tsx';
import type { CopyKeeper } from './copy-keeper.ts';
import classes from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { type AuthoredLesson, lessonCopyQuery } from './editor-queries.ts';
import { saveLessonCopy } from './editor-saves.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { FieldProblems } from './field-problems.tsx';
import { NumberField } from './number-field.tsx';
import { RowList } from './row-list.tsx';
import { useCopyKeeper, useCopySnapshot } from './use-copy.ts';
import { useLessonPublishing } from './use-publishing.ts';

/** Large, and needed nowhere else. */
const RichTextEditor = part(() => import('./rich-text-editor.tsx'));

const MOST_MINUTES = 600;
const MOST_OBJECTIVES = 50;
const MOST_CONCEPTS = 100;

/** A lesson as its authors write it. Saves by itself; students see it when it is published. */
export function LessonEditorPage({ lessonId }: { lessonId: string }) {
  const { data: lesson } = useSuspenseQuery(lessonCopyQuery(lessonId));
  const keeper = useCopyKeeper<LessonCopy>(`lesson/${lessonId}`, lesson, (copy, baseVersion) =>
    saveLessonCopy(lessonId as LessonId, copy, baseVersion),
  );
  return keeper ? <OpenLesson lesson={lesson} keeper={keeper} /> : <EditorSkeleton />;
}

function OpenLesson({ lesson, keeper }: { lesson: AuthoredLesson; keeper: CopyKeeper<LessonCopy> }) {
  const { t } = useTranslation();
  const { copy, status, generation } = useCopySnapshot(keeper);
  const publishing = useLessonPublishing(lesson, keeper);
  const { problems, courseId } = lesson;
  const isEditable = lesson.can.edit;
  const { content } = copy;
  const set = (change: Partial<LessonCopy>) => keeper.change({ ...keeper.snapshot().copy, ...change });
  const setContent = (change: Partial<LessonCopy['content']>) => {
    const now = keeper.snapshot().copy;
    keeper.change({ ...now, content: { ...now.content, ...change } });
  };

  return (
    <div className={classes.page}>
      <EditorHead
        entity={{ kind: 'lesson', lessonId: lesson.lessonId }}
        title={copy.title || t('Lesson without a title')}
        description={lesson.moduleTitle}
        course={lesson}
        state={lesson}
        keeper={keeper}
        publishing={publishing}
        show={(shown) => <LessonPreview copy={shown} />}
      />
      {status.kind === 'conflict' && (
        <CopyConflict
          mine={copy}
          rival={status.rival}
          show={(shown) => <LessonPreview copy={shown} />}
          onChoose={(choice) => keeper.choose(choice)}
        />
      )}
      <Sections>
        <Card title={t('Lesson')}>
          <div className={classes.fields}>
            <TextInput
              label={t('Title')}
              required
              readOnly={!isEditable}
              maxLength={TITLE_MAX_CHARACTERS}
              value={copy.title}
              error={copy.title.trim() === '' && t('Enter a title.')}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
            <NumberField
              label={t('Estimated minutes')}
              value={copy.estimatedMinutes}
              min={1}
              max={MOST_MINUTES}
              decimals={0}
              isEditable={isEditable}
              whenEmpty={null}
              onChange={(estimatedMinutes) => set({ estimatedMinutes })}
            />
          </div>
          <VideoField
            address={copy.videoUrl}
            title={copy.title}
            isEditable={isEditable}
            onChange={(videoUrl) => set({ videoUrl })}
          />
        </Card>
        <Card
          title={t('By the end students can')}
          description={t('Start each with a verb: explain, compare, solve.')}
        >
          <RowList
            label={t('Objectives')}
            rows={content.objectives}
            onChange={(objectives) => setContent({ objectives })}
            nameOf={(at) => t('Objective {{number}}', { number: at + 1 })}
            draw={(objective, change, at) => (
              <TextInput
                aria-label={t('Objective {{number}}', { number: at + 1 })}
                maxLength={LINE_MAX_CHARACTERS}
                readOnly={!isEditable}
                value={objective}
                onChange={(event) => change(event.currentTarget.value)}
              />
            )}
            blank={() => ''}
            addLabel={t('Add objective')}
            most={MOST_OBJECTIVES}
            isEditable={isEditable}
            empty={t('No objectives yet.')}
          />
        </Card>
        <Card title={t('Introduction')} description={t('A blank line starts a new paragraph.')}>
          <Textarea
            aria-label={t('Introduction')}
            maxLength={TEXT_MAX_CHARACTERS}
            autosize
            minRows={3}
            maxRows={16}
            readOnly={!isEditable}
            value={content.introduction}
            onChange={(event) => setContent({ introduction: event.currentTarget.value })}
          />
        </Card>
        <Card title={t('Main content')}>
          <Suspense fallback={<Skeleton height={400} />}>
            <RichTextEditor
              key={generation}
              label={t('Main content')}
              describedBy="content-problems"
              courseId={courseId}
              start={content.mainContent}
              isEditable={isEditable}
              onChange={(mainContent) => setContent({ mainContent })}
            />
          </Suspense>
          <FieldProblems problems={problems} place="content" id="content-problems" />
        </Card>
        <Card title={t('Key concepts')}>
          <RowList
            label={t('Key concepts')}
            rows={content.keyConcepts}
            onChange={(keyConcepts) => setContent({ keyConcepts })}
            nameOf={(at) => t('Concept {{number}}', { number: at + 1 })}
            draw={({ term, meaning }, change, at) => (
              <div className={classes.pair}>
                <TextInput
                  aria-label={t('Term of concept {{number}}', { number: at + 1 })}
                  placeholder={t('Concept')}
                  maxLength={LINE_MAX_CHARACTERS}
                  readOnly={!isEditable}
                  value={term}
                  onChange={(event) => change({ term: event.currentTarget.value, meaning })}
                />
                <Textarea
                  aria-label={t('Meaning of concept {{number}}', { number: at + 1 })}
                  placeholder={t('Meaning')}
                  maxLength={TEXT_MAX_CHARACTERS}
                  autosize
                  minRows={1}
                  readOnly={!isEditable}
                  value={meaning}
                  onChange={(event) => change({ term, meaning: event.currentTarget.value })}
                />
              </div>
            )}
            blank={() => ({ term: '', meaning: '' })}
            addLabel={t('Add concept')}
            most={MOST_CONCEPTS}
            isEditable={isEditable}
            empty={t('No key concepts yet.')}
          />
        </Card>
      </Sections>
    </div>
  );
}

interface VideoFieldProps {
  readonly address: string | null;
  readonly title: string;
  readonly isEditable: boolean;
  readonly onChange: (address: string | null) => void;
}

/** The address of a video, and the video as students get it. */
function VideoField({ address, title, isEditable, onChange }: VideoFieldProps) {
  const { t } = useTranslation();
  const video = address ? videoEmbed(address) : null;
  return (
    <>
      <TextInput
        mt="md"
        type="url"
        label={t('Video address')}
        description={t('A YouTube or Vimeo video. Choose one with captions.')}
        placeholder="https://"
        maxLength={LINE_MAX_CHARACTERS}
        readOnly={!isEditable}
        value={address ?? ''}
        error={
          address &&
          !video &&
          t("This address can't be shown. Use the https address of one video on YouTube or Vimeo.")
        }
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {video && (
        <div className={classes.video}>
          <VideoFrame key={video.embedUrl} video={video} title={title} />
        </div>
      )}
    </>
  );
}

/** The lesson as students would read it. */
function LessonPreview({ copy: { title, videoUrl, content } }: { copy: LessonCopy }) {
  return (
    <LessonArticle
      lesson={{
        ...content,
        title,
        video: videoUrl ? videoEmbed(videoUrl) : null,
        objectives: content.objectives.filter((objective) => objective.trim() !== ''),
        keyConcepts: content.keyConcepts.filter(({ term, meaning }) => (term + meaning).trim() !== ''),
      }}
    />
  );
}
