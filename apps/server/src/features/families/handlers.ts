export { acceptInvitation, invite, openInvitation, revokeInvitation } from './invitations.ts';
export { approve, change, end, link, refuse, setNote } from './links.ts';
export { createCode, endCode, grant, leave, mine, redeemCode, withdraw } from './own.ts';
export { disclosures, parents, requests, student } from './student.ts';
