import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ReadingView } from './reading-view.tsx';
import { StartView } from './start-view.tsx';

interface ParserPageProps {
  readonly student: string | undefined;
  readonly reading: string | undefined;
}

/** Reads transcripts of other schools, and leads what they say to the record. */
export function ParserPage({ student, reading }: ParserPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Transcript Parser & Scheduler')}
        shortTitle={t('Transcript parser')}
        description={t(
          'Every value is tied to the words it came from. Nothing counts until a registrar approves it.',
        )}
        actions={
          reading && (
            <Button
              component={Link}
              to="/transcript-parser"
              variant="default"
              leftSection={<IconPlus size={18} />}
            >
              {t('Read another transcript')}
            </Button>
          )
        }
      />
      {reading ? <ReadingView key={reading} readingId={reading} /> : <StartView student={student} />}
    </>
  );
}
