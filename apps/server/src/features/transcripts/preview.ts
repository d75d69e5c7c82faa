import type { TranscriptOverrides as Asked } from '@fieldhouse/contract/transcripts.ts';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import type { TranscriptOverrides } from '@fieldhouse/domain/records/transcript-document.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { isClosedSchool, isTooClose } from '#access/actor.ts';
import { os } from '#platform/procedure.ts';
import { drawnInTurn } from './drawing-limit.ts';
import { transcriptHtml } from './html.ts';
import { loadTranscript } from './load.ts';
import { marksOf, missingOf } from './marks.ts';
import { unprintableIn } from './pdf/render.ts';
import { canIssue, canPreview } from './policy.ts';
import {
  findCourseLine,
  findOutsideLine,
  listLineCategories,
  listLineDecisions,
  listLinePostings,
} from './queries.ts';
import { sha256Of } from './signing.ts';

export const preview = os.transcripts.preview.handler(async ({ input, context, errors }) => {
  const { studentId, overrides } = input;
  const { loaded, actor } = await context.unit(async (tx, actor) => {
    const loaded = await loadTranscript(tx, context.clock, {
      studentId,
      isOfficial: true,
      overrides: overridesOf(overrides),
    });
    if (!loaded || !canPreview(actor, loaded)) throw errors.NOT_FOUND();
    return { loaded, actor };
  });
  const { document, marks } = loaded;
  const sheet = sheetOf(document);
  const printed = await marksOf(context.services, loaded);
  const posted = document.years.flatMap(({ lines }) => lines);
  return {
    studentId,
    studentName: document.student.name,
    html: transcriptHtml(sheet, 'preview', printed),
    documentSha256: sha256Of(canonicalJson(document)),
    lines: sheet.tables.flatMap(({ caption, headings, rows }) =>
      rows.flatMap(({ lineId, cells }) =>
        lineId === null
          ? []
          : [
              {
                lineId,
                title: cells[0] ?? '',
                group: caption,
                grade: cells[headings.indexOf('Grade')] ?? '',
              },
            ],
      ),
    ),
    unlisted: posted.filter(({ isListed, result }) => result === 'graded' && !isListed).length,
    unprintable: await drawnInTurn(context.services, actor.userId, () => unprintableIn(sheet, marks)),
    missingPicture: missingOf(loaded, printed),
    figuresDiffer: loaded.figuresDiffer,
    isTooClose: isTooClose(actor, loaded),
    can: { issue: canIssue(actor, loaded) && !isClosedSchool(actor, loaded.schoolId) },
  };
});

export const reasons = os.transcripts.reasons.handler(async ({ input, context, errors }) => {
  const { studentId, lineId: line } = input;
  const { actor, rows } = await context.read([
    findCourseLine({ studentId, line }),
    findOutsideLine({ studentId, line }),
    listLineCategories({ line }),
    listLinePostings({ line }),
    listLineDecisions({ line }),
  ]);
  const [[course], [outside], categories, postings, decisions] = rows;
  if (course && canPreview(actor, course)) {
    const { title, soFarRatio, weighting, graded, published, dropped, missing } = course;
    const [last] = postings;
    return {
      kind: 'course' as const,
      title,
      letter: last?.letter ?? null,
      ratio: last?.ratio ?? null,
      soFarRatio,
      weighting: weighting ?? 'points',
      categories,
      counted: {
        graded: graded ?? 0,
        published: published ?? 0,
        dropped: dropped ?? 0,
        missing: missing ?? 0,
      },
      postings,
      decisions,
    };
  }
  if (outside && canPreview(actor, outside)) {
    const { title, schoolName, creditKind, grade, at, byName, reason, fileId, fileName } = outside;
    return {
      kind: 'outside' as const,
      title,
      schoolName,
      creditKind,
      grade,
      entered: { at, byName, reason },
      file: fileName === null ? null : { fileId, name: fileName },
    };
  }
  throw errors.NOT_FOUND();
});

/** What was left empty isn't printed otherwise. */
export const overridesOf = (overrides: Asked): TranscriptOverrides =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
