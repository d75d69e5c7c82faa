import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconDownload, IconRss } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentHome } from '#lib/current-home.ts';
import { toast } from '#ui/feedback/toast.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { useAddTestEvent, useExport } from './use-calendar.ts';

interface HeaderActionsProps {
  readonly date: CalendarDate;
  readonly timeZone: string;
  readonly hasTestTools: boolean;
}

/** What can be done with the whole calendar. */
export function HeaderActions({ date, timeZone, hasTestTools }: HeaderActionsProps) {
  const { t } = useTranslation();
  const home = useCurrentHome();
  const exportFile = useExport();
  const addTest = useAddTestEvent();
  const [isSubscribing, setSubscribing] = useState(false);

  const add = () => {
    if (home === 'student' || home === 'parent') {
      void toast({
        tone: 'error',
        title: t('Permission Required'),
        message:
          home === 'student'
            ? t("Only teachers can create test events. You're currently a student.")
            : t("Only teachers can create test events. You're currently a parent."),
      });
      return;
    }
    addTest.mutate({ month: date.slice(0, 7) });
  };
  return (
    <>
      {hasTestTools && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} />}
          loading={addTest.isPending}
          onClick={add}
        >
          {t('Add Test Event')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconRss size={18} />} onClick={() => setSubscribing(true)}>
        {t('Subscribe')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        loading={exportFile.isPending}
        onClick={() => exportFile.mutate({})}
      >
        {t('Export Calendar')}
      </Button>
      <SubscribeDialog isOpen={isSubscribing} timeZone={timeZone} onClose={() => setSubscribing(false)} />
    </>
  );
}
