import type { UserId } from '@fieldhouse/contract/ids.ts';
import { Button, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { roleName } from '#shared/people/role-words.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { LibraryTeacher } from './library-queries.ts';

interface AdoptDialogProps {
  /** Title of the course. */
  readonly course: string;
  readonly teachers: readonly LibraryTeacher[];
  readonly onAdopt: (teacherUserId: UserId) => void;
  readonly onClose: () => void;
}

/** Who teaches the copy; whoever adopts it, unless they name somebody else. */
export default function AdoptDialog({ course, teachers, onAdopt, onClose }: AdoptDialogProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [chosen, setChosen] = useState<UserId>(me.userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdopt(chosen);
    onClose();
  };
  return (
    <Dialog
      isOpen
      isFirm
      isHigh
      onClose={onClose}
      title={t('Adopt {{course}}', { course })}
      description={t('Your school gets its own copy, with all lessons, assignments and rubrics.')}
    >
      <form onSubmit={submit}>
        <Select
          mt="md"
          label={t('Who teaches it?')}
          description={t('The primary teacher can be changed later.')}
          // In the dialog's own layer: what stands outside of it can't be clicked.
          comboboxProps={{ withinPortal: false }}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('No one found by that name.')}
          data={teachers.map((one) => ({
            value: one.userId,
            label: t('{{name}} ({{role}})', { name: one.name, role: roleName(one.role, t) }),
          }))}
          value={chosen}
          onChange={(value) => value && setChosen(value as UserId)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{t('Adopt')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
