import type { Services } from '#platform/services.ts';

type Grade = Services['ai']['gradeSubmission'];

/**
 * The same services with a model in place of the built-in engine. It is generous: where the built-in engine finds
 * anything for a criterion, it gives the best level and is sure of it; where not, the lowest, and isn't.
 */
export function withModel(services: Services): Services {
  const gradeSubmission: Grade = async (scope, input) => {
    const { output, runId } = await services.ai.gradeSubmission(scope, input);
    const criteria = output.criteria.map((proposal) => {
      const [best] = (input.criteria.find(({ id }) => id === proposal.criterionId)?.levels ?? []).toSorted(
        (a, b) => b.points - a.points,
      );
      if (proposal.points === 0 || !best) return { ...proposal, confidence: 0.1 };
      return { ...proposal, levelId: best.id, points: best.points, confidence: 0.9 };
    });
    return {
      runId,
      engine: 'model',
      output: {
        criteria,
        totalPoints: criteria.reduce((sum, { points }) => sum + points, 0),
        confidence: Math.min(...criteria.map(({ confidence }) => confidence)),
        flags: output.flags,
      },
    };
  };
  const remarks: Services['ai']['remarks'] = (answer, flags) => services.ai.remarks(answer, flags);
  const ai = { engine: 'model', gradeSubmission, remarks } as unknown as Services['ai'];
  return { ...services, ai };
}
