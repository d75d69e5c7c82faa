import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './student-home.module.css';

/** For students whom the school hasn't confirmed: what is open, until when, and that nothing is lost. */
export default function ProvisionalNotice({ until, timeZone }: { until: string; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
      <span>
        {t(
          'Your school confirms your account by {{date}}. Until then you can use the catalog, enroll, study and submit work. You’ll see other people’s names and messages once you’re confirmed.',
          { date: format.date(until, timeZone) },
        )}
      </span>
    </p>
  );
}
