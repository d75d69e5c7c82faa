import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronRight,
  IconClipboardCheck,
  IconClock,
  IconHourglass,
  IconSparkles,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { courseAttemptText } from './course-attempt-words.ts';
import { LOW_CONFIDENCE } from './flag-words.ts';
import type { QueueLine } from './grading-queries.ts';
import classes from './queue-page.module.css';

const byWords = new Intl.Collator();
const sortNameOf = ({ studentName }: QueueLine) => sortName(splitFullName(studentName));
const isDoubtful = ({ proposal }: QueueLine) =>
  proposal !== null && (proposal.flags.length > 0 || proposal.confidence < LOW_CONFIDENCE);

/** Lines of a group before somebody asks for more. */
const AT_ONCE = 10;

interface QueueGroupProps {
  readonly lines: readonly QueueLine[];
  readonly course: string | undefined;
}

/** What waits of one assignment in the order of its roster, doubtful work first, with a button that begins with the first. */
export function QueueGroup({ lines, course }: QueueGroupProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const sorted = lines.toSorted(
    (a, b) => Number(isDoubtful(b)) - Number(isDoubtful(a)) || byWords.compare(sortNameOf(a), sortNameOf(b)),
  );
  const [first] = sorted;
  if (!first) return null;
  const shown = isWhole ? sorted : sorted.slice(0, AT_ONCE);
  return (
    <li>
      <Card
        flush
        title={first.assignmentTitle}
        description={`${first.courseTitle} · ${t('{{count}} to grade', { count: lines.length })}`}
        aside={
          <ButtonLink
            to="/teach/grading/$attemptId"
            params={{ attemptId: first.attemptId }}
            search={{ course }}
            size="sm"
            leftSection={<IconClipboardCheck size={18} stroke={1.7} />}
            aria-label={t('Grade {{assignment}}', { assignment: first.assignmentTitle })}
          >
            {t('Grade')}
          </ButtonLink>
        }
      >
        <ul className={classes.rows}>
          {shown.map((line) => (
            <QueueRow key={line.attemptId} line={line} course={course} />
          ))}
        </ul>
        {lines.length > shown.length && (
          <p className={classes.more}>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('Show all {{count}} of {{assignment}}', {
                count: lines.length,
                assignment: first.assignmentTitle,
              })}
              onClick={() => setWhole(true)}
            >
              {t('Show all {{count}}', { count: lines.length })}
            </Button>
          </p>
        )}
      </Card>
    </li>
  );
}

function QueueRow({ line, course }: { line: QueueLine; course: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { attemptId, studentName, attemptNumber, isLate } = line;
  const courseAttempt = courseAttemptText(line.courseAttempt, t);
  return (
    <li className={classes.row}>
      <Avatar name={studentName} url={line.studentAvatarUrl} />
      <div className={classes.words}>
        <Link
          to="/teach/grading/$attemptId"
          params={{ attemptId }}
          search={{ course }}
          className={classes.name}
        >
          {studentName}
        </Link>
        <p className={classes.about}>
          {courseAttempt && <span>{courseAttempt}</span>}
          <span>{t('Attempt {{number}}', { number: attemptNumber })}</span>
          <span>{format.dateTime(line.submittedAt)}</span>
        </p>
      </div>
      <span className={classes.badges}>
        {isLate && (
          <Badge tone="warning" icon={<IconClock />}>
            {t('Late')}
          </Badge>
        )}
        <ProposalBadge line={line} />
      </span>
      <IconChevronRight className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
    </li>
  );
}

function ProposalBadge({ line }: { line: QueueLine }) {
  const { proposal, pointsPossible } = line;
  const { t } = useTranslation();
  const format = useFormat();
  if (!proposal) {
    return <Badge icon={<IconHourglass />}>{t('No proposal yet')}</Badge>;
  }
  if (isDoubtful(line)) {
    return (
      <Badge tone="warning" icon={<IconAlertTriangle />}>
        {t('Needs a human')}
      </Badge>
    );
  }
  return (
    <Badge tone="primary" icon={<IconSparkles />}>
      {t('Proposed {{points}} of {{possible}}', {
        points: format.number(points(proposal.totalPoints)),
        possible: format.number(points(pointsPossible)),
      })}
    </Badge>
  );
}
