import { IMAGE_ALT_MAX } from '@fieldhouse/contract/limits.ts';
import { COURSE_COLORS } from '@fieldhouse/domain/catalog/course-colors.ts';
import { Button, Checkbox, FileButton, TextInput } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseMark } from '#ui/display/facts.tsx';
import type { AuthoredCourse } from './authoring-queries.ts';
import { PICTURE_TYPES, pictureProblem, sendPicture } from './editor/send-picture.ts';
import classes from './look-fields.module.css';
import type { Draft } from './settings-draft.ts';

const COLORS = Array.from({ length: COURSE_COLORS }, (_, at) => at + 1);

interface LookFieldsProps {
  readonly course: AuthoredCourse;
  readonly draft: Draft;
  /** What is wrong with the picture or its words. */
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** How the course looks wherever it is named: its color, and a picture with its words. */
export function LookFields({ course, draft, error, onChange }: LookFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={classes.colors}>
        <legend className={classes.legend}>{t('Color')}</legend>
        <p className={classes.hint}>
          {t('Marks the course in lists and on the calendar. Its name always stands beside it.')}
        </p>
        <div className={classes.swatches}>
          {[null, ...COLORS].map((color) => (
            <label key={color ?? 'own'} className={classes.swatch}>
              <input
                type="radio"
                name="color"
                checked={draft.chosenColor === color}
                onChange={() => onChange({ chosenColor: color })}
              />
              <CourseMark color={color ?? (course.details.chosenColor === null ? course.color : undefined)} />
              {color === null ? t('Automatic') : colorName(color, t)}
            </label>
          ))}
        </div>
      </fieldset>
      <PictureField course={course} draft={draft} error={error} onChange={onChange} />
    </>
  );
}

function PictureField({ course, draft, error, onChange }: LookFieldsProps) {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    setProblem(null);
    setSending(true);
    try {
      const { fileId } = await sendPicture(course.courseId, file);
      onChange({ imageFileId: fileId, imageAlt: '', isDecoration: false });
    } catch (refused) {
      setProblem(pictureProblem(refused, t));
    } finally {
      setSending(false);
    }
  };
  const hasPicture = draft.imageFileId !== null;
  return (
    <fieldset className={classes.picture}>
      <legend className={classes.legend}>{t('Picture')}</legend>
      <p className={classes.hint}>
        {t('Shown in the catalog and at the top of the course. JPG, PNG, GIF or WebP, up to 10 MB.')}
      </p>
      {hasPicture && (
        <img
          className={classes.preview}
          src={`/lesson-images/${draft.imageFileId}`}
          alt={draft.isDecoration ? '' : draft.imageAlt}
        />
      )}
      <div className={classes.acts}>
        <FileButton accept={PICTURE_TYPES.join(',')} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="sm"
              loading={isSending}
              leftSection={<IconPhoto size={18} aria-hidden="true" />}
            >
              {hasPicture ? t('Choose another picture') : t('Choose a picture')}
            </Button>
          )}
        </FileButton>
        {hasPicture && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => onChange({ imageFileId: null, imageAlt: '', isDecoration: false })}
          >
            {t('Remove the picture')}
          </Button>
        )}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {hasPicture && (
        <>
          <TextInput
            name="imageAlt"
            label={t('What the picture shows')}
            description={t("Read aloud to people who can't see it, and shown if it can't be loaded.")}
            maxLength={IMAGE_ALT_MAX}
            disabled={draft.isDecoration}
            value={draft.isDecoration ? '' : draft.imageAlt}
            error={error}
            onChange={(event) => onChange({ imageAlt: event.currentTarget.value })}
          />
          <Checkbox
            label={t('It is decoration and shows nothing one would miss')}
            checked={draft.isDecoration}
            onChange={(event) => onChange({ isDecoration: event.currentTarget.checked })}
          />
        </>
      )}
    </fieldset>
  );
}

function colorName(color: number, t: TFunction): string {
  const names = [t('Pine'), t('Amber'), t('Plum'), t('Blue'), t('Clay'), t('Rose'), t('Slate'), t('Olive')];
  return names[color - 1] ?? String(color);
}
