import { lessonReading } from '@fieldhouse/domain/speech/reading.ts';
import { useFormat } from '#lib/format.ts';
import { htmlParagraphs } from './html-paragraphs.ts';
import { ListenCard } from './listen-card.tsx';

interface Lesson {
  readonly title: string;
  readonly introduction: string;
  /** Sanitised HTML. */
  readonly mainContent: string;
  readonly keyConcepts: readonly { readonly term: string; readonly meaning: string }[];
}

/** A lesson read aloud. */
export function ListenLesson({ lesson }: { lesson: Lesson }) {
  const { locale } = useFormat();
  const { title, introduction, mainContent, keyConcepts } = lesson;
  const reading = lessonReading(
    { title, introduction, paragraphs: htmlParagraphs(mainContent), keyConcepts },
    locale,
  );
  return <ListenCard reading={reading} title={title} />;
}
