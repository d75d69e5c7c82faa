import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isGuardianOf, isRegistrarOf, isTooClose, schoolsWhere } from '#access/actor.ts';
import { type AgedScope, canConsentFor, isOwnRecord, type RecordScope } from '#access/students.ts';
import { canReadTranscript, seesWholeRecord } from '#features/records/workflows.ts';

/** Sees transcripts before they are issued, with their reasons: those who keep the record, and those who counsel. */
export const canPreview = (actor: Actor, record: Pick<RecordScope, 'schoolId'>): boolean =>
  seesWholeRecord(actor, record);

/** Issues, replaces and withdraws: the registrar, and nobody on their own or their child's. */
export const canIssue = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

/** Takes a transcript along: whoever may read the record as a whole. */
export const canDownload = (actor: Actor, record: RecordScope): boolean => canReadTranscript(actor, record);

/**
 * Takes an official transcript along. While the school holds those of a student back, only its staff do, who issue and check
 * them: nobody for themselves or their own child. What the record says stays open to the family (34 CFR 99.10).
 */
export const canDownloadOfficial = (actor: Actor, record: RecordScope, isHeld: boolean): boolean =>
  canDownload(actor, record) && (!isHeld || (seesWholeRecord(actor, record) && !isTooClose(actor, record)));

/** Allows the check page of a transcript to show something of the student: as the family consents to any reader. */
export const canShow = (actor: Actor, student: AgedScope): boolean => canConsentFor(actor, student);

/** Ends that: the student, also a minor, and guardians with the right to consent, whoever allowed it. */
export const canHide = (actor: Actor, record: RecordScope): boolean =>
  isOwnRecord(actor, record) || isGuardianOf(actor, record.studentId, 'consent');

/** Says what the school wants on its transcripts. */
export const canSaveSettings = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

/** Schools where the actor keeps records or counsels, each once, in the order of their memberships. */
export const schoolsOfTranscripts = (
  actor: Actor,
): { readonly schoolId: SchoolId; readonly name: string }[] =>
  schoolsWhere(actor, (one, schoolId) => canPreview(one, { schoolId }));
