export { decideCredit } from './credit-decision.ts';
export { details, saveDetails } from './details.ts';
export { saveTransferCredits } from './paste-credits.ts';
export { student, students } from './student.ts';
export { work } from './student-work.ts';
export { previewTranscript, printTranscript } from './transcript.ts';
export { creditDocument, saveTransferCredit, withdrawTransferCredit } from './transfer-credit.ts';
