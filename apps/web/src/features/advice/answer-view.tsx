import { IconAward, IconCertificate, IconGavel, IconListCheck, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import classes from './advice.module.css';
import type { Answer, Cite, Fact } from './advice-queries.ts';
import { citeName, citePlace, citeSource } from './cite-words.ts';
import { factSentence } from './fact-words.ts';
import { leadOf } from './lead-words.ts';

const ICONS = {
  rule: IconGavel,
  ledger: IconAward,
  course: IconCertificate,
  registry: IconListCheck,
  plan: IconListCheck,
  road: IconAward,
  history: IconAward,
  people: IconUsers,
} as const;

interface FactsProps {
  /** Each sentence with the facts that it says. */
  readonly sentences: readonly { readonly text: string; readonly facts: readonly Fact[] }[];
  readonly studentId: string;
}

/** Sentences of an answer, each with the numbers of its sources, and the sources under them. */
function Sourced({ sentences, studentId }: FactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const cites: Cite[] = [];
  const placeOf = (cite: Cite): number => {
    const known = cites.findIndex((one) => JSON.stringify(one) === JSON.stringify(cite));
    return known >= 0 ? known + 1 : cites.push(cite);
  };
  const numbered = sentences.map(({ text, facts }) => ({
    text,
    places: [...new Set(facts.flatMap((fact) => fact.cites.map(placeOf)))],
  }));
  return (
    <>
      <ul className={classes.facts}>
        {numbered.map(({ text, places }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of an answer never change their order.
          <li key={index}>
            {text}{' '}
            {places.map((place) => (
              <a key={place} className={classes.mark} href={`#${id}-${place}`}>
                <span className={classes.hidden}>{t('Source')} </span>
                {place}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <ol className={classes.cites} aria-label={t('Sources')}>
        {cites.map((cite, index) => {
          const Icon = ICONS[cite.kind];
          const source = citeSource(cite, t, format);
          return (
            <li key={JSON.stringify(cite)} id={`${id}-${index + 1}`}>
              <span className={classes.mark} aria-hidden="true">
                {index + 1}
              </span>
              <Icon size={16} stroke={1.7} aria-hidden="true" />
              <span>
                <TextLink to={citePlace(cite)} search={cite.kind === 'people' ? {} : { student: studentId }}>
                  {citeName(cite, t, format)}
                </TextLink>
                {source && <small>{source}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Facts as they stand, in the reader's words. */
export function Facts({ facts, studentId }: { facts: readonly Fact[]; studentId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Sourced
      studentId={studentId}
      sentences={facts.map((fact) => ({ text: factSentence(fact, t, format), facts: [fact] }))}
    />
  );
}

/** What a model worded, with the facts behind it. */
export const Worded = Sourced;

/** An answer, or why there is none. */
export function AnswerView({ answer, studentId }: { answer: Answer; studentId: string }) {
  const { t } = useTranslation();
  const lead = leadOf(answer, t);
  const { facts, sentences } = answer;
  return (
    <div className={classes.answer}>
      {lead && <p className={classes.lead}>{lead.title}</p>}
      {lead?.more && <p>{lead.more}</p>}
      {sentences ? (
        <Worded
          studentId={studentId}
          sentences={sentences.map(({ text, facts: places }) => ({
            text,
            facts: places.flatMap((place) => facts[place] ?? []),
          }))}
        />
      ) : (
        facts.length > 0 && <Facts facts={facts} studentId={studentId} />
      )}
      <p className={classes.engine}>
        {answer.engine === 'model'
          ? t('Worded by an AI model. Each sentence was checked against its sources.')
          : answer.isFallback
            ? t('From the built-in engine: what an AI model said didn’t hold.')
            : t('From the built-in engine, no AI model.')}
      </p>
    </div>
  );
}
