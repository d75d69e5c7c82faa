import type { AssignmentContent, CourseContent } from '#db/library/types.ts';
import { sanitize } from '#platform/html/sanitize.ts';

const MIN_WORDS = 350;

/** What is wrong with the form of a library course, in sentences; empty when nothing is. */
export function checkCourse(course: CourseContent): string[] {
  const wrong: string[] = [];
  const lessons = course.modules.flatMap((module) => module.lessons);
  const keys = [...lessons.map((one) => one.key), ...lessons.map((one) => one.assignment.key)];
  if (new Set(keys).size !== keys.length) wrong.push(`${course.key}: a key stands twice`);
  if (course.modules.some((module) => module.lessons.length !== 2))
    wrong.push(`${course.key}: two lessons a module`);
  if (lessons.length !== 6) wrong.push(`${course.key}: six lessons`);
  if (!lessons.some((one) => one.assignment.matching)) wrong.push(`${course.key}: one matching activity`);
  const drawn = lessons.some((one) => one.mainContent.includes('<svg'));
  if (['Science', 'Mathematics'].includes(course.subject) && !drawn)
    wrong.push(`${course.key}: one drawn figure`);
  for (const lesson of lessons) {
    const words = lesson.mainContent
      .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/).length;
    if (words < MIN_WORDS) wrong.push(`${lesson.key}: ${words} words, at least ${MIN_WORDS}`);
    const kept = tagsOf(sanitize('lesson', lesson.mainContent));
    const lost = tagsOf(lesson.mainContent).find((tag, at) => tag !== kept[at]);
    if (lost) wrong.push(`${lesson.key}: ${lost} would be removed or changed`);
    if (lesson.objectives.length < 2 || lesson.keyConcepts.length < 3) wrong.push(`${lesson.key}: too thin`);
    wrong.push(...checkAssignment(lesson.assignment));
  }
  return wrong;
}

/** Tags with their attributes, each attribute's name in lower case, in order of the names. */
const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z0-9]+)([^>]*?)\/?>/gi)].map(([, name, attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
      ([, key, value]) => `${key?.toLowerCase()}=${value}`,
    );
    return `${name} ${pairs
      .filter((pair) => !pair.startsWith('role='))
      .sort()
      .join(' ')}`;
  });

function checkAssignment({
  key,
  pointsPossible,
  rubric,
  matching,
  sampleAnswers,
}: AssignmentContent): string[] {
  const wrong: string[] = [];
  const sum = rubric.reduce((total, criterion) => total + criterion.points, 0);
  if (sum !== pointsPossible) wrong.push(`${key}: the rubric gives ${sum} of ${pointsPossible} points`);
  if (new Set(rubric.map((one) => one.id)).size !== rubric.length)
    wrong.push(`${key}: a criterion stands twice`);
  for (const { id, source, levels, points } of rubric) {
    if (source === 'matching') {
      if (levels.length > 0 || !matching) wrong.push(`${key}/${id}: matching has pairs and no levels`);
    } else if (levels[0]?.points !== points || levels.at(-1)?.points !== 0) {
      wrong.push(`${key}/${id}: levels go from all the points to 0`);
    }
  }
  if (matching && !rubric.some((one) => one.source === 'matching'))
    wrong.push(`${key}: no criterion for matching`);
  if (matching && new Set(matching.map((pair) => pair.right)).size !== matching.length) {
    wrong.push(`${key}: two pairs look alike`);
  }
  for (const { left, leftFigure = '' } of matching ?? []) {
    const kept = tagsOf(sanitize('lesson', leftFigure));
    const lost = tagsOf(leftFigure).find((tag, at) => tag !== kept[at]);
    if (lost) wrong.push(`${key}: ${lost} of the drawing for ${left} would be removed or changed`);
  }
  const asksText = rubric.some((one) => one.source !== 'matching');
  if (asksText && sampleAnswers.length < 3) wrong.push(`${key}: three sample answers`);
  return wrong;
}
