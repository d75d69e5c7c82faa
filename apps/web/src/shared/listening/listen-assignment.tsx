import { assignmentReading } from '@fieldhouse/domain/speech/reading.ts';
import { useFormat } from '#lib/format.ts';
import { ListenCard } from './listen-card.tsx';

interface Assignment {
  readonly title: string;
  readonly description: string;
  readonly lesson: {
    readonly introduction: string;
    readonly keyConcepts: readonly { readonly term: string; readonly meaning: string }[];
  } | null;
  readonly instructions: {
    readonly steps: readonly string[];
    readonly story: { readonly title: string; readonly content: string } | null;
  };
}

/** An assignment read aloud, in the words in which its page shows it. */
export function ListenAssignment({
  assignment,
  words,
}: {
  assignment: Assignment;
  words: (text: string) => string;
}) {
  const { locale } = useFormat();
  const { title, description, lesson, instructions } = assignment;
  const { steps, story } = instructions;
  const reading = assignmentReading(
    {
      title: words(title),
      introduction: words(lesson?.introduction ?? ''),
      keyConcepts: (lesson?.keyConcepts ?? []).map(({ term, meaning }) => ({
        term: words(term),
        meaning: words(meaning),
      })),
      story: story && { title: words(story.title), content: words(story.content) },
      instructions: [description, ...steps].map(words),
    },
    locale,
  );
  return <ListenCard reading={reading} title={words(title)} />;
}
