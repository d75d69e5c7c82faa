import { TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { gradeLevelName, subjectName } from '#shared/courses/course-words.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Details } from './authoring-queries.ts';
import { GRADE_LEVELS, SUBJECTS } from './course-choices.ts';
import { useRefreshCourses } from './use-authoring.ts';

/** What a course begins with; everything else follows on its page. */
export function NewCourseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      isFirm
      onClose={onClose}
      title={t('New course')}
      description={t("It starts as a draft that students can't see.")}
    >
      {isOpen && <NewCourseForm onClose={onClose} />}
    </Dialog>
  );
}

function NewCourseForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshCourses();
  const [title, setTitle] = useState('');
  const [subject, setSubject] = useState<Details['subject']>('English Language Arts');
  const [gradeLevel, setGradeLevel] = useState('');
  const [isMissing, setMissing] = useState(false);
  const create = useMutation(
    api.authoring.create.mutationOptions({
      async onSuccess({ courseId }) {
        await refresh();
        await navigate({ to: '/teach/course/$courseId', params: { courseId } });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!title.trim());
    if (!title.trim()) return;
    create.mutate({
      title: title.trim(),
      subject,
      gradeLevel: gradeLevel === '' ? null : Number(gradeLevel),
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack mt="md">
        {create.error && <Notice tone="danger">{errorText(create.error, t)}</Notice>}
        <TextInput
          label={t('Title')}
          value={title}
          maxLength={TITLE_MAX_CHARACTERS}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={isMissing ? t('Enter a title.') : undefined}
          autoFocus
        />
        <NativeSelect
          label={t('Subject')}
          value={subject}
          data={SUBJECTS.map((value) => ({ value, label: subjectName(value, t) }))}
          onChange={(event) => setSubject(event.currentTarget.value as Details['subject'])}
        />
        <NativeSelect
          label={t('Grade level')}
          value={gradeLevel}
          data={[
            { value: '', label: t('Any grade') },
            ...GRADE_LEVELS.map((level) => ({
              value: String(level),
              label: gradeLevelName(level, t) ?? '',
            })),
          ]}
          onChange={(event) => setGradeLevel(event.currentTarget.value)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {t('Create course')}
        </Button>
      </DialogActions>
    </form>
  );
}
