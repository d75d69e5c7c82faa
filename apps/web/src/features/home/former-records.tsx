import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';

/** Below the home that the person has now. */
const AfterHome = () => (
  <div style={{ marginBlockStart: 24 }}>
    <FormerRecords />
  </div>
);
export default AfterHome;

/** Schools that the person left as a student: their record there stays open to them, whatever they do now. */
export function FormerRecords() {
  const { t } = useTranslation();
  const { formerSchools } = useMe();
  return (
    <Sections>
      {formerSchools.map(({ schoolId, schoolName, studentId }) => {
        const student = studentId ?? undefined;
        return (
          <Card
            key={schoolId}
            title={t('Your record at {{school}}', { school: schoolName })}
            description={t('You are no longer a student at this school. Your record stays open to you.')}
          >
            <Group gap="sm">
              <ButtonLink to="/grades" search={{ student, view: 'own' }} size="sm">
                {t('Grades')}
              </ButtonLink>
              <ButtonLink
                to="/transcript-generator"
                search={student ? { student } : {}}
                variant="default"
                size="sm"
              >
                {t('Unofficial Transcript')}
              </ButtonLink>
              <ButtonLink to="/profile" search={{ tab: 'privacy' }} variant="default" size="sm">
                {t('Ask for a correction')}
              </ButtonLink>
            </Group>
          </Card>
        );
      })}
    </Sections>
  );
}
