import type { AssignmentCopy, MatchingBody } from '@fieldhouse/contract/content.ts';
import { digitalWording } from '#lib/digital-wording.ts';
import { AssignmentParts, StoryCard } from '#shared/assignments/assignment-parts.tsx';
import { MatchingColumns } from '#shared/assignments/matching-side.tsx';
import { Sections } from '#ui/layout/page.tsx';

/** The assignment as students would read it. */
export function AssignmentPreview({ copy }: { copy: AssignmentCopy }) {
  const { title, description, instructions, rubric, matching } = copy;
  const said = {
    ...instructions,
    materials: instructions.materials.filter((material) => material.trim() !== ''),
    steps: instructions.steps.filter((step) => step.trim() !== ''),
  };
  return (
    <Sections>
      <h3>{digitalWording(title)}</h3>
      {instructions.story && <StoryCard story={instructions.story} />}
      {matching && (
        <MatchingColumns
          lefts={matching.pairs.map(({ id, left }) => itemOf(id, left))}
          // Students get both columns in another order; here the pairs at least don't stand side by side.
          rights={matching.pairs.map(({ id, right }) => itemOf(id, right)).toReversed()}
        />
      )}
      <AssignmentParts
        assignment={{
          description,
          instructions: said,
          rubric: rubric.criteria,
          hasMatching: matching !== null,
        }}
      />
    </Sections>
  );
}

const itemOf = (id: string, { text, alt, figure, imageFileId }: MatchingBody['pairs'][number]['left']) => ({
  id,
  text: digitalWording(text),
  alt,
  figure: figure ?? null,
  imageUrl: imageFileId && `/lesson-images/${imageFileId}`,
});
