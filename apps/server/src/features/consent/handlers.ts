export { decide, family, needed, withdraw } from './family.ts';
export { nameParent, own } from './own.ts';
export { answer, open, withdrawByLink } from './parent.ts';
export { ask, record, recordWithdrawal, student } from './staff.ts';
