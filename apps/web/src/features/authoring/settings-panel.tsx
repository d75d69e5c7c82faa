import { TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconAward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { gradeLevelName, subjectName } from '#shared/courses/course-words.tsx';
import { modeChoices } from '#shared/courses/mode-words.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { AuthoredCourse, Details } from './authoring-queries.ts';
import { GRADE_LEVELS, levelChoices, ncaaAreaChoices, SUBJECTS } from './course-choices.ts';
import { ListingNotice } from './listed-title.tsx';
import { LookFields } from './look-fields.tsx';
import { type Draft, draftOf, readDraft } from './settings-draft.ts';
import classes from './settings-panel.module.css';
import { useRefreshCourses } from './use-authoring.ts';

/** What the course says of itself. Leaving with something unsaved asks first. */
export function SettingsPanel({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshCourses();
  /** What the form began with: others may save meanwhile, and then this one is told. */
  const [base, setBase] = useState({ version: course.version, draft: draftOf(course.details) });
  const [draft, setDraft] = useState(base.draft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base.draft);
  // A picture comes later than it was chosen: what was typed meanwhile stays.
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }));

  const save = useMutation(api.authoring.saveDetails.mutationOptions());
  const send = (input: NonNullable<typeof save.variables>, sent = draft) =>
    save.mutate(input, {
      async onSuccess({ version }) {
        setBase({ version, draft: sent });
        void toast({ title: t('Saved') });
        await refresh();
      },
      onError(error) {
        const code = codeOf(error);
        if (code === 'CAPACITY_BELOW_ENROLLED')
          setErrors({ capacity: t('More students than that have enrolled already.') });
        if (code === 'TERM_NOT_FOUND') setErrors({ term: t('This term no longer exists.') });
        if (code === 'IMAGE_NOT_FOUND') setErrors({ imageAlt: t('Choose the picture again.') });
      },
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readDraft(draft, t);
    setErrors(read.errors);
    if (read.details === null || hasErrors(read.errors)) {
      focusFirstError(form, read.errors);
      return;
    }
    send({ courseId: course.courseId, baseVersion: base.version, details: read.details });
  };
  /** The form again as the course is now; what was typed is given up. */
  const startOver = () => {
    const now = draftOf(course.details);
    setBase({ version: course.version, draft: now });
    setDraft(now);
    save.reset();
  };
  const isStale = codeOf(save.error) === 'STALE';
  const nearTitle = nearTitleIn(save.error);
  /** What was typed, printed as the list has it. */
  const takeTitle = (listedTitle: string) => {
    const typed = { ...draft, transcriptTitle: listedTitle };
    const { details } = readDraft(typed, t);
    setDraft(typed);
    if (details) send({ courseId: course.courseId, baseVersion: base.version, details }, typed);
  };
  const isToldInField = ['CAPACITY_BELOW_ENROLLED', 'TERM_NOT_FOUND', 'IMAGE_NOT_FOUND'].includes(
    codeOf(save.error) ?? '',
  );

  return (
    <Card title={t('Course settings')}>
      <UnsavedGuard isDirty={isDirty && !save.isPending} />
      <form onSubmit={submit} noValidate className={classes.form}>
        <fieldset disabled={!course.can.edit} className={classes.fields}>
          <TextInput
            name="title"
            label={t('Title')}
            value={draft.title}
            maxLength={TITLE_MAX_CHARACTERS}
            onChange={(event) => set({ title: event.currentTarget.value })}
            error={errors.title}
            className={classes.wide}
          />
          {course.isNcaaApproved && course.listing?.state !== 'listed' && (
            <div className={classes.wide}>
              <Notice icon={<IconAward />} title={t('Platform mark')}>
                {t(
                  'The platform counts this course for the 16-course bar, under its exact title, “{{title}}”. You may rename the course; transcripts keep that title.',
                  { title: course.details.transcriptTitle ?? course.details.title },
                )}
              </Notice>
            </div>
          )}
          {course.listing && course.listing.state !== 'unlisted' && (
            <div className={classes.wide}>
              <ListingNotice course={course} />
            </div>
          )}
          <Textarea
            label={t('Description')}
            description={t('Students read it in the catalog.')}
            rows={4}
            maxLength={5000}
            value={draft.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
            className={classes.wide}
          />
          <NativeSelect
            label={t('Subject')}
            value={draft.subject}
            data={SUBJECTS.map((value) => ({ value, label: subjectName(value, t) }))}
            onChange={(event) => set({ subject: event.currentTarget.value as Details['subject'] })}
          />
          <NativeSelect
            label={t('Grade level')}
            value={draft.gradeLevel}
            data={[
              { value: '', label: t('Any grade') },
              ...GRADE_LEVELS.map((level) => ({
                value: String(level),
                label: gradeLevelName(level, t) ?? '',
              })),
            ]}
            onChange={(event) => set({ gradeLevel: event.currentTarget.value })}
          />
          <TextInput
            name="credits"
            inputMode="decimal"
            label={t('Credits')}
            value={draft.credits}
            onChange={(event) => set({ credits: event.currentTarget.value })}
            error={errors.credits}
          />
          <NativeSelect
            label={t('Level')}
            value={draft.level}
            data={levelChoices(t)}
            onChange={(event) => set({ level: event.currentTarget.value as Details['level'] })}
          />
          <NativeSelect
            label={t('Term')}
            value={draft.termId}
            error={errors.term}
            data={[
              { value: '', label: t('Not bound to a term') },
              ...course.terms.map(({ termId, name, startsOn, endsOn }) => ({
                value: termId as string,
                label: `${name} (${format.calendarRange(startsOn, endsOn)})`,
              })),
            ]}
            onChange={(event) => set({ termId: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('NCAA area')}
            description={t('Where the course would count. The NCAA decides whether it does.')}
            value={draft.ncaaArea}
            data={[{ value: '', label: t('None') }, ...ncaaAreaChoices(t)]}
            onChange={(event) => set({ ncaaArea: event.currentTarget.value })}
          />
          <TextInput
            label={t('Title on transcripts')}
            description={
              course.isNcaaApproved
                ? t('Fixed by the platform’s mark.')
                : t('Empty: the title of the course.')
            }
            value={draft.transcriptTitle}
            maxLength={TITLE_MAX_CHARACTERS}
            readOnly={course.isNcaaApproved}
            onChange={(event) => set({ transcriptTitle: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('How it is taught')}
            description={t('The NCAA asks for it of courses online.')}
            value={draft.mode}
            data={modeChoices(t)}
            onChange={(event) => set({ mode: event.currentTarget.value as Draft['mode'] })}
          />
          <TextInput
            label={t('Provider')}
            description={t('Empty: this school. Another one sends a transcript of its own.')}
            value={draft.provider}
            maxLength={200}
            onChange={(event) => set({ provider: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('Enrolment')}
            value={draft.enrollmentMode}
            data={[
              { value: '', label: t('As the school does it') },
              { value: 'auto', label: t('Students enrol at once') },
              { value: 'approval', label: t('The school approves each student') },
            ]}
            onChange={(event) =>
              set({ enrollmentMode: event.currentTarget.value as Draft['enrollmentMode'] })
            }
          />
          <TextInput
            name="capacity"
            inputMode="numeric"
            label={t('Places')}
            description={t('Empty: as many as want to.')}
            value={draft.capacity}
            onChange={(event) => set({ capacity: event.currentTarget.value })}
            error={errors.capacity}
          />
          <LookFields course={course} draft={draft} error={errors.imageAlt} onChange={set} />
        </fieldset>
        <div className={classes.wide}>
          <GuardNotice change={{ ...save, mutate: (input) => send(input) }} />
        </div>
        {save.error && !isToldInField && !worsenedBy(save.error) && (
          <Notice
            tone={isStale ? 'warning' : 'danger'}
            title={isStale ? t('Someone else changed these settings') : undefined}
          >
            {nearTitle !== null
              ? t('The school’s NCAA list has “{{title}}”. Transcripts must print exactly that.', {
                  title: nearTitle,
                })
              : isStale
                ? t('Nothing was overwritten. Load the newest settings and make your changes again.')
                : errorText(save.error, t)}
            {nearTitle !== null && (
              <>
                {' '}
                <Button variant="default" size="compact-sm" onClick={() => takeTitle(nearTitle)}>
                  {t('Use the listed title')}
                </Button>
              </>
            )}
          </Notice>
        )}
        {course.can.edit && (
          <div className={classes.actions}>
            <Button type="submit" loading={save.isPending} disabled={!isDirty}>
              {t('Save')}
            </Button>
            {isStale && (
              <Button variant="default" onClick={() => void refresh().then(startOver)}>
                {t('Load the newest settings')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Card>
  );
}

/** The listed title that the one to be printed nearly is, where the server refused it; null: it didn't. */
function nearTitleIn(error: unknown): string | null {
  if (codeOf(error) !== 'NEAR_LISTED_TITLE' || !(error instanceof ORPCError)) return null;
  return (error.data as { listedTitle: string }).listedTitle;
}
