import type { Finding } from '@fieldhouse/contract/eligibility-ledger.ts';
import { RULE_IDS, ruleSlug } from '@fieldhouse/domain/eligibility/rule-pages.ts';
import { IconAlertTriangle, IconChecklist, IconHelp, IconInfoCircle, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { IconWell } from '#ui/display/icon-well.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import type { LedgerRow } from './eligibility-queries.ts';
import { findingWords, togetherWords } from './finding-words.ts';
import { ruleName } from './rule-words.ts';

const ICONS = {
  blocks: IconAlertTriangle,
  unknown: IconHelp,
  doubt: IconScale,
  task: IconChecklist,
  note: IconInfoCircle,
};

/** What keeps a verdict back, what is doubtful and what is to be done; each opens to its courses, rule and source. */
export function FindingsCard({
  findings,
  rows,
  checkedOn,
}: {
  findings: readonly Finding[];
  rows: readonly Pick<LedgerRow, 'rowId' | 'title'>[];
  /** When the sources of the rules were read last. */
  checkedOn: string;
}) {
  const { t } = useTranslation();
  return (
    <Card flush title={t('Findings')}>
      <ul className={classes.findings}>
        {grouped(findings).map((same, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings are their order
          <Row key={`${same[0].code} ${index}`} findings={same} rows={rows} checkedOn={checkedOn} />
        ))}
      </ul>
    </Card>
  );
}

type Same = readonly [Finding, ...Finding[]];

/** Findings that say the same of several areas or rules stand together, where the first of them does. */
function grouped(findings: readonly Finding[]): Same[] {
  const isTogether = ({ code }: Finding) =>
    code === 'units_short' || code === 'home_school_document' || code.startsWith('ten_seven_');
  const familyOf = (finding: Finding, index: number) =>
    isTogether(finding) ? finding.ruleId.replace('lab', 'core_units') : `${index}`;
  const families = Map.groupBy(
    findings.map((finding, index) => ({ finding, family: familyOf(finding, index) })),
    ({ family }) => family,
  );
  return [...families.values()].flatMap((same): Same[] => {
    const [first, ...rest] = same.map(({ finding }) => finding);
    return first ? [[first, ...rest]] : [];
  });
}

interface RowProps {
  readonly findings: Same;
  readonly rows: readonly Pick<LedgerRow, 'rowId' | 'title'>[];
  readonly checkedOn: string;
}

function Row({ findings, rows, checkedOn }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [finding] = findings;
  const { title, text } =
    findings.length === 1 ? findingWords(finding, t, format) : togetherWords(findings, t, format);
  const Icon = ICONS[finding.severity];
  const courses = rows.filter(({ rowId }) => findings.some((one) => one.courses.includes(rowId)));
  return (
    <li className={classes.finding}>
      <IconWell tone={finding.severity === 'blocks' ? 'accent' : 'primary'}>
        <Icon size={20} />
      </IconWell>
      <div>
        <p className={classes.findingTitle}>{title}</p>
        {text && <p className={classes.findingText}>{text}</p>}
        <details className={classes.reasons}>
          <summary>{t('Show the rule')}</summary>
          <dl>
            {courses.length > 0 && (
              <div>
                <dt>{t('Courses')}</dt>
                <dd>{courses.map((one) => one.title).join(', ')}</dd>
              </div>
            )}
            <div>
              <dt>{t('Rule')}</dt>
              <dd>
                <RuleLink ruleId={finding.ruleId} />
              </dd>
            </div>
            <div>
              <dt>{t('Source')}</dt>
              <dd>{finding.source || t('Our own reading of the rules')}</dd>
            </div>
            <div>
              <dt>{t('Checked on')}</dt>
              <dd>{format.calendarDate(checkedOn)}</dd>
            </div>
            <div>
              <dt>{t('How sure we are')}</dt>
              <dd>{confidenceName(finding.confidence, t)}</dd>
            </div>
          </dl>
        </details>
      </div>
    </li>
  );
}

/** A rule in a sentence, which leads to its public page. In a tab of its own: a coach's link opens the ledger once. */
function RuleLink({ ruleId }: { ruleId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = ruleName(ruleId, t, format);
  if (!RULE_IDS.includes(ruleId)) return name;
  return (
    <a href={`/rules/${ruleSlug(ruleId)}`} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

function confidenceName(
  confidence: Finding['confidence'],
  t: ReturnType<typeof useTranslation>['t'],
): string {
  switch (confidence) {
    case 'high':
      return t('Read in the body’s own text');
    case 'medium':
      return t('Read elsewhere, or in an older text');
    case 'low':
      return t('Not settled');
  }
}
