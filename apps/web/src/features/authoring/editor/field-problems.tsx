import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { problemText } from '../problem-words.ts';
import classes from './editor.module.css';
import type { CopyProblem } from './editor-queries.ts';
import { type ProblemPlace, problemsAt } from './problem-places.ts';

interface FieldProblemsProps {
  readonly problems: readonly CopyProblem[];
  readonly place: ProblemPlace;
  readonly id?: string;
}

/** What stands in the way of publishing, beside what it is about. */
export function FieldProblems({ problems, place, id }: FieldProblemsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const here = problemsAt(problems, place);
  if (here.length === 0) return null;
  return (
    <ul className={classes.problems} id={id}>
      {here.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems of one kind differ by nothing else
        <li key={at}>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
          {problemText(problem, t, format)}
        </li>
      ))}
    </ul>
  );
}
