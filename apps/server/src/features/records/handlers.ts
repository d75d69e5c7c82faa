export { student, students } from './student.ts';
export { creditDocument, saveTransferCredit, withdrawTransferCredit } from './transfer-credit.ts';
