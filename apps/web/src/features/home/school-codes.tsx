import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './home.module.css';

/** The codes with which people join. */
export function SchoolCodes({ isHomeschool }: { isHomeschool: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { codes } = useSuspenseQuery(api.schools.listCodes.queryOptions({ input: {} })).data;
  const names: Record<string, string> = {
    student: t('Students'),
    teacher: t('Teachers'),
    parent: t('Parents'),
    school_admin: t('Administrators'),
  };
  const known = Object.keys(names);
  // A code for everybody needs no words.
  const rolesText = (roles: readonly string[]) =>
    roles.length === 0 || known.every((role) => roles.includes(role))
      ? null
      : format.list(known.filter((role) => roles.includes(role)).map((role) => names[role] ?? role));

  return (
    <Card
      title={isHomeschool ? t('Code for your children') : t('School codes')}
      description={
        isHomeschool
          ? t('Your children use it to sign up as students.')
          : t(
              'People sign up with it. Until you approve them, students can only study and everyone else sees nothing.',
            )
      }
      aside={
        <TextLink to="/school-settings" search={{ tab: 'codes' }}>
          {t('Manage codes')}
        </TextLink>
      }
      flush
    >
      <ul className={classes.rows}>
        {codes
          .filter(({ isActive }) => isActive)
          .map(({ codeId, code, roles }) => (
            <li key={codeId} className={classes.row}>
              <div className={classes.rowWords}>
                <span className={classes.code}>{code}</span>
                {rolesText(roles) && <p className={classes.rowText}>{rolesText(roles)}</p>}
              </div>
              <div className={classes.rowEnd}>
                <CopyButton text={code} label={t('Copy {{code}}', { code })} />
              </div>
            </li>
          ))}
      </ul>
    </Card>
  );
}
