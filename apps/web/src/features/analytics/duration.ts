import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

const MINUTES_PER_HOUR = 60;

/** Minutes in words: "45 min", "2 h 5 min". */
export function useDuration() {
  const { t } = useTranslation();
  const format = useFormat();
  return (minutes: number) => {
    const whole = Math.round(minutes);
    const hours = Math.floor(whole / MINUTES_PER_HOUR);
    const rest = whole % MINUTES_PER_HOUR;
    if (hours === 0) return t('{{minutes}} min', { minutes: format.number(rest) });
    if (rest === 0) return t('{{hours}} h', { hours: format.number(hours) });
    return t('{{hours}} h {{minutes}} min', { hours: format.number(hours), minutes: format.number(rest) });
  };
}
