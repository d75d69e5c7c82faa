import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tooCloseText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { ReasonsDialog } from './reasons-dialog.tsx';
import { missingText } from './transcript-words.ts';
import classes from './transcripts.module.css';
import { type LookedAt, type Preview, type PreviewLine, unofficialFile } from './transcripts-queries.ts';

interface PreviewCardProps {
  readonly preview: Preview;
  /** What is issued; null: something else was typed since. */
  readonly lookedAt: LookedAt | null;
  readonly onIssued: () => void;
}

/** The transcript as it would be issued, what stands in the way, and its lines with their reasons. */
export function PreviewCard({ preview, lookedAt, onIssued }: PreviewCardProps) {
  const { t } = useTranslation();
  const [isIssuing, setIssuing] = useState(false);
  const [line, setLine] = useState<PreviewLine | null>(null);
  const { studentId, studentName, html, lines, unlisted, unprintable, isTooClose, can } = preview;
  const { figuresDiffer, missingPicture } = preview;
  const isHeld = figuresDiffer || missingPicture !== null || unprintable.length > 0 || lookedAt === null;
  return (
    <Card
      title={t('Preview: {{name}}', { name: studentName })}
      description={t('Nothing is issued yet.')}
      aside={
        <span className={classes.buttons}>
          <Button
            component="a"
            variant="default"
            href={unofficialFile(studentId, 'pdf')}
            leftSection={<IconDownload size={18} />}
          >
            {t('Unofficial PDF')}
          </Button>
          {(can.issue || isTooClose) && (
            <Button
              disabled={!can.issue || isHeld}
              leftSection={<IconSignature size={18} />}
              onClick={() => setIssuing(true)}
            >
              {t('Issue and sign')}
            </Button>
          )}
        </span>
      }
    >
      <div className={classes.notices}>
        {lookedAt === null && (
          <Notice tone="warning" icon={<IconAlertTriangle size={20} />}>
            {t(
              'You’ve changed what’s printed differently. Generate the transcript again: only what you’ve looked at is signed.',
            )}
          </Notice>
        )}
        {isTooClose && <Notice>{tooCloseText(t)}</Notice>}
        {figuresDiffer && (
          <Notice tone="danger" icon={<IconAlertTriangle size={20} />}>
            {t('GPA or credits on file don’t match the record. Nothing is signed until this is cleared up.')}
          </Notice>
        )}
        {missingPicture && (
          <Notice tone="danger" icon={<IconAlertTriangle size={20} />}>
            {missingText(missingPicture, t)}
          </Notice>
        )}
        {unprintable.length > 0 && (
          <Notice tone="danger" icon={<IconAlertTriangle size={20} />}>
            {t(
              'These characters can’t be printed: {{signs}}. Enter the name with different letters under “Print something differently”.',
              {
                signs: unprintable.join(' '),
              },
            )}
          </Notice>
        )}
        {unlisted > 0 && (
          <Notice>
            {t('{{count}} courses with a grade are not on the school’s NCAA list by their exact title.', {
              count: unlisted,
            })}
          </Notice>
        )}
      </div>
      <iframe
        className={classes.frame ?? ''}
        title={t('Transcript of {{name}}', { name: studentName })}
        sandbox=""
        srcDoc={html}
      />
      <h3 className={classes.heading}>{t('Why each line says what it says')}</h3>
      {lines.length === 0 ? (
        <p className={classes.hint}>{t('No final grade is posted yet.')}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((one) => (
            <li key={one.lineId}>
              <span className={classes.lineWords}>
                <strong>{one.title}</strong>
                <span className={classes.hint}>
                  {[one.group, t('grade {{grade}}', { grade: one.grade })].join(' · ')}
                </span>
              </span>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('Why this line: {{title}}', { title: one.title })}
                onClick={() => setLine(one)}
              >
                {t('Why this line')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isIssuing && lookedAt && (
        <IssueDialog
          studentId={studentId}
          studentName={studentName}
          lookedAt={lookedAt}
          supersedes={null}
          onIssued={onIssued}
          onClose={() => setIssuing(false)}
        />
      )}
      {line && <ReasonsDialog studentId={studentId} line={line} onClose={() => setLine(null)} />}
    </Card>
  );
}
