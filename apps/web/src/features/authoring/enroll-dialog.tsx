import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { missingWords } from '#shared/courses/use-enroll.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './people-panel.module.css';

interface EnrollDialogProps {
  readonly courseId: CourseId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Puts a student into the course. What they lack is told, and a reason stands in for it. */
export function EnrollDialog({ courseId, isOpen, onClose }: EnrollDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} isFirm isHigh onClose={onClose} title={t('Enroll a student')}>
      <EnrollForm courseId={courseId} onClose={onClose} />
    </Dialog>
  );
}

function EnrollForm({ courseId, onClose }: Omit<EnrollDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const candidates = useQuery({
    ...api.catalog.listCandidates.queryOptions({ input: { courseId, search: search.trim() } }),
    placeholderData: keepPreviousData,
  });
  const students = candidates.data?.students ?? [];
  const enroll = useMutation(
    api.catalog.enrollFor.mutationOptions({
      async onSuccess() {
        onClose();
        const name = students.find(({ studentId }) => studentId === chosen)?.name ?? '';
        void toast({ title: t('{{name}} is in the course', { name }) });
        await queryClient.invalidateQueries({ queryKey: api.catalog.key() });
        await queryClient.invalidateQueries({ queryKey: api.authoring.key() });
      },
    }),
  );
  const code = codeOf(enroll.error);
  const isRepeat = code === 'REASON_NEEDED';
  const needsReason = code === 'PREREQUISITES_MISSING' || isRepeat;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const noChoice = chosen === null ? t('Choose a student.') : null;
    const noReason = needsReason && !reason.trim() ? t('Give a reason.') : null;
    setProblem(noChoice ?? noReason);
    if (chosen === null || noReason) return;
    enroll.mutate({ courseId, studentId: chosen as StudentId, reason: reason.trim() || null });
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        mt="md"
        label={t('Search by name')}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        autoFocus
      />
      {candidates.error && <Notice tone="danger">{errorText(candidates.error, t)}</Notice>}
      {candidates.data && students.length === 0 && (
        <p className={classes.none} role="status">
          {t('No other student at your school by that name.')}
        </p>
      )}
      {students.length > 0 && (
        <Radio.Group
          mt="md"
          label={t('Student')}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            enroll.reset();
            setProblem(null);
          }}
        >
          <div className={classes.choices}>
            {students.map(({ studentId, name, gradeLevel }) => (
              <Radio
                key={studentId}
                value={studentId}
                label={name}
                description={gradeLevelName(gradeLevel, t) ?? undefined}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {needsReason && (
        <>
          {isRepeat ? (
            <Notice tone="warning" title={t("They've taken this course before")}>
              {t("A final grade is posted. Say why they're retaking it; both attempts stay on the record.")}
            </Notice>
          ) : (
            <Notice tone="warning" title={t('Something is missing')}>
              {t('This student is missing: {{courses}}. Give a reason to enroll them anyway.', {
                courses: missingWords(enroll.error, t, format),
              })}
            </Notice>
          )}
          <Textarea
            mt="md"
            label={t('Reason')}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </>
      )}
      {enroll.error && !needsReason && (
        <Notice tone="danger">
          {code === 'COURSE_FULL'
            ? t('The course is full. Increase its number of spots first.')
            : code === 'ALREADY_ENROLLED'
              ? t("They're already in the course.")
              : errorText(enroll.error, t)}
        </Notice>
      )}
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={enroll.isPending}>
          {needsReason ? t('Enroll anyway') : t('Enroll')}
        </Button>
      </DialogActions>
    </form>
  );
}
