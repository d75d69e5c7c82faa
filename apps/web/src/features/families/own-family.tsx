import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { OwnChildren } from './own-children.tsx';
import { OwnGuardians } from './own-guardians.tsx';
import { RedeemCode } from './redeem-code.tsx';

/** Who follows the reader, whom the reader follows, and how to begin. */
export function OwnFamily() {
  const { t } = useTranslation();
  const { data, error } = useQuery(api.families.mine.queryOptions({ input: {} }));
  if (!data) {
    return <Card title={t('Family')}>{error ? errorText(error, t) : t('Loading...')}</Card>;
  }
  const isStudentAlone = data.records.length > 0 && data.children.length === 0;
  return (
    <Sections>
      {data.records.map((record) => (
        <OwnGuardians key={record.studentId} record={record} hasSchool={data.records.length > 1} />
      ))}
      {data.children.length > 0 && <OwnChildren links={data.children} />}
      {!isStudentAlone && <RedeemCode />}
    </Sections>
  );
}
