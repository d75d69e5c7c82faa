import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import classes from './transcripts.module.css';
import type { Issued } from './transcripts-queries.ts';

type Difference = Issued['differences'][number];

/** Where an issued transcript prints something else than the record comes to now. */
export function DifferencesList({ differences }: { readonly differences: Issued['differences'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = differences.map(({ since }) => since).toSorted();
  if (first === undefined) return null;
  return (
    <div className={classes.differences}>
      <Badge tone="warning" icon={<IconAlertTriangle size={16} />}>
        {t('Differs from the record since {{when}}', { when: format.date(first) })}
      </Badge>
      <ul className={classes.changes}>
        {differences.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two attempts of one title look alike
          <li key={at}>{differenceText(one, t, format)}</li>
        ))}
      </ul>
      <p className={classes.hint}>
        {t('Replace it if the record is right. Anyone who checks its code still sees that it’s valid.')}
      </p>
    </div>
  );
}

function differenceText(
  { title, isTotal, figure, printed, record }: Difference,
  t: TFunction,
  format: Formats,
): string {
  const what = title ?? t('Whole transcript');
  if (figure === 'line') return t('{{what}}: printed, no longer on the record', { what });
  if (figure === 'graduated') {
    const day = format.calendarDate(printed ?? '');
    return record === null
      ? t('Graduation printed as {{day}}: no diploma is on record', { day })
      : t('Graduation printed as {{day}}, on the record {{other}}', {
          day,
          other: format.calendarDate(record),
        });
  }
  const values = { what, printed: valueText(figure, printed, t), record: valueText(figure, record, t) };
  switch (figure) {
    case 'title':
      return t('{{what}}: the title on the record is {{record}}', values);
    case 'level':
      return t('{{what}}, level: printed {{printed}}, on the record {{record}}', values);
    case 'grade':
      return t('{{what}}, grade: printed {{printed}}, on the record {{record}}', values);
    case 'percent':
      return t('{{what}}, percent: printed {{printed}}, on the record {{record}}', values);
    case 'attempted':
      return t('{{what}}, credits attempted: printed {{printed}}, on the record {{record}}', values);
    case 'earned':
    case 'credits':
      return t('{{what}}, credits earned: printed {{printed}}, on the record {{record}}', values);
    case 'in_gpa':
      return record === 'true'
        ? t('{{what}}: counts in the GPA on the record, and not as printed', { what })
        : t('{{what}}: counts in the GPA as printed, and not on the record', { what });
    case 'gpa':
      return isTotal && title !== null
        ? t('{{what}}, year GPA: printed {{printed}}, on the record {{record}}', values)
        : t('{{what}}, GPA: printed {{printed}}, on the record {{record}}', values);
    case 'weighted_gpa':
      return t('{{what}}, weighted GPA: printed {{printed}}, on the record {{record}}', values);
  }
}

const valueText = (figure: Difference['figure'], value: string | null, t: TFunction): string => {
  if (value === null) return t('none');
  if (figure !== 'level') return value;
  const levels: Readonly<Record<string, string>> = {
    general: t('General'),
    honors: t('Honors'),
    ap: 'AP',
    ib: 'IB',
    dual: t('Dual enrollment'),
  };
  return levels[value] ?? value;
};
