import type { Locale } from '@fieldhouse/contract/people.ts';

/** What letters to parents about consent are given. The child's given name alone. */
export interface ConsentLetterParams {
  /** Asks for consent; a reminder names the link anew, since the one of before works no longer. */
  'consent-request': {
    studentName: string;
    schoolName: string;
    brand: string;
    days: number;
    isReminder: boolean;
    link: string;
  };
  /** The second email of "email plus", a day later: what was agreed to, and how it is taken back. */
  'consent-confirmed': {
    studentName: string;
    schoolName: string;
    giverName: string;
    date: string;
    hasAi: boolean;
    link: string;
  };
  /** A consent was taken back by its link. */
  'consent-ended': { studentName: string; schoolName: string; date: string; link: string };
  /** A guardian with an account agreed instead, whom the reader isn't told. */
  'consent-replaced': { studentName: string; schoolName: string; schoolEmail: string | null };
  /** Nobody answered in time. */
  'consent-expired': { studentName: string; schoolName: string };
}

interface Composed {
  readonly subject: string;
  readonly body: string;
}

type Letters = {
  readonly [Name in keyof ConsentLetterParams]: (params: ConsentLetterParams[Name]) => Composed;
};

const en: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Reminder: ${studentName} waits for your answer`
      : `${studentName} needs a parent’s permission to use ${brand}`,
    body: `${studentName} wants to learn at ${schoolName} with ${brand} and named you as a parent or guardian. Because ${studentName} is under 13, the account stays closed until you agree.\n\nThis link shows what is collected about ${studentName}, what for, and who receives it. There you agree, refuse, or say that you don't know ${studentName}:\n\n${link}\n\n${isReminder ? 'Links in earlier emails no longer work. ' : `The link works for ${days} days. `}Without an answer the account is deleted, and so is your address.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `You agreed to ${studentName}’s account`,
    body: `On ${date}, ${giverName} agreed that ${studentName} uses an account at ${schoolName}.\n\nAI models of other companies: ${hasAi ? `you agreed that they may read what ${studentName} writes, to propose grades.` : `you did not agree. What ${studentName} writes stays with our own software.`}\n\nIf that wasn't you, or you have changed your mind, take it back here at any time. The account then closes at once:\n\n${link}\n\nThis link is yours alone. Keep this email.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `${studentName}’s account is closed`,
    body: `You took back your consent. ${studentName}’s account at ${schoolName} is closed, and it is deleted on ${date}. Until then you can agree again here:\n\n${link}\n\nThe school keeps the academic record, as it has to. Everything else is deleted.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Another guardian agreed to ${studentName}’s account`,
    body: `A guardian whom ${schoolName} knows has agreed to ${studentName}’s account. Their consent is now the one that counts, and the links in our emails to you no longer work.\n\nThe account stays as it is. If you are ${studentName}'s parent and want to decide again, ask the school to link you as a guardian${schoolEmail ? `: ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `${studentName}’s account is deleted`,
    body: `Nobody agreed to ${studentName}’s account at ${schoolName} in time. It is being deleted with everything in it, and so is your address. ${studentName} can sign up again.`,
  }),
};

const es: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Recordatorio: ${studentName} espera su respuesta`
      : `${studentName} necesita permiso de su padre o madre para usar ${brand}`,
    body: `${studentName} quiere aprender en ${schoolName} con ${brand} y le nombró como padre, madre o tutor. Como ${studentName} tiene menos de 13 años, la cuenta sigue cerrada hasta que usted acepte.\n\nEste enlace muestra qué datos se recogen sobre ${studentName}, para qué y quién los recibe. Ahí puede aceptar, negarse o decir que no conoce a ${studentName}:\n\n${link}\n\n${isReminder ? 'Los enlaces de correos anteriores ya no funcionan. ' : `El enlace funciona ${days} días. `}Sin respuesta, la cuenta se borra, y también su dirección.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `Usted aceptó la cuenta de ${studentName}`,
    body: `El ${date}, ${giverName} aceptó que ${studentName} use una cuenta en ${schoolName}.\n\nModelos de IA de otras empresas: ${hasAi ? `usted aceptó que lean lo que escribe ${studentName} para proponer calificaciones.` : `usted no aceptó. Lo que escribe ${studentName} se queda en nuestro propio software.`}\n\nSi no fue usted, o si ha cambiado de opinión, retire el consentimiento aquí cuando quiera. La cuenta se cierra en el acto:\n\n${link}\n\nEste enlace es solo suyo. Guarde este correo.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `La cuenta de ${studentName} está cerrada`,
    body: `Usted retiró su consentimiento. La cuenta de ${studentName} en ${schoolName} está cerrada y se borra el ${date}. Hasta entonces puede aceptar de nuevo aquí:\n\n${link}\n\nLa escuela conserva el expediente académico, como debe hacerlo. Todo lo demás se borra.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Otro tutor aceptó la cuenta de ${studentName}`,
    body: `Un tutor al que ${schoolName} conoce aceptó la cuenta de ${studentName}. Su consentimiento es ahora el que vale, y los enlaces de nuestros correos a usted ya no funcionan.\n\nLa cuenta sigue igual. Si usted es el padre o la madre de ${studentName} y quiere volver a decidir, pida a la escuela que le vincule como tutor${schoolEmail ? `: ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `La cuenta de ${studentName} se borra`,
    body: `Nadie aceptó a tiempo la cuenta de ${studentName} en ${schoolName}. Se borra con todo lo que contiene, y también su dirección. ${studentName} puede registrarse de nuevo.`,
  }),
};

const fr: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Rappel : ${studentName} attend votre réponse`
      : `${studentName} a besoin de votre accord pour utiliser ${brand}`,
    body: `${studentName} souhaite apprendre à ${schoolName} avec ${brand} et vous a désigné comme parent ou tuteur. Comme ${studentName} a moins de 13 ans, le compte reste fermé tant que vous n’avez pas donné votre accord.\n\nCe lien montre quelles données sont recueillies sur ${studentName}, dans quel but et qui les reçoit. Vous pouvez y accepter, refuser ou dire que vous ne connaissez pas ${studentName} :\n\n${link}\n\n${isReminder ? 'Les liens des messages précédents ne fonctionnent plus. ' : `Le lien fonctionne pendant ${days} jours. `}Sans réponse, le compte est supprimé, ainsi que votre adresse.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `Vous avez accepté le compte de ${studentName}`,
    body: `Le ${date}, ${giverName} a accepté que ${studentName} utilise un compte à ${schoolName}.\n\nModèles d’IA d’autres entreprises : ${hasAi ? `vous avez accepté qu’ils lisent ce que ${studentName} écrit, pour proposer des notes.` : `vous n’avez pas accepté. Ce que ${studentName} écrit reste dans notre propre logiciel.`}\n\nSi ce n’était pas vous, ou si vous avez changé d’avis, retirez votre accord ici à tout moment. Le compte se ferme aussitôt :\n\n${link}\n\nCe lien est à vous seul. Conservez ce message.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `Le compte de ${studentName} est fermé`,
    body: `Vous avez retiré votre accord. Le compte de ${studentName} à ${schoolName} est fermé et sera supprimé le ${date}. D’ici là, vous pouvez de nouveau accepter ici :\n\n${link}\n\nL’école conserve le dossier scolaire, comme elle y est tenue. Tout le reste est supprimé.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Un autre tuteur a accepté le compte de ${studentName}`,
    body: `Un tuteur connu de ${schoolName} a accepté le compte de ${studentName}. Son consentement est désormais celui qui compte, et les liens de nos messages ne fonctionnent plus.\n\nLe compte reste tel quel. Si vous êtes le parent de ${studentName} et souhaitez décider de nouveau, demandez à l’école de vous rattacher comme tuteur${schoolEmail ? ` : ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `Le compte de ${studentName} est supprimé`,
    body: `Personne n’a accepté à temps le compte de ${studentName} à ${schoolName}. Il est supprimé avec tout ce qu’il contient, ainsi que votre adresse. ${studentName} peut s’inscrire de nouveau.`,
  }),
};

const de: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Erinnerung: ${studentName} wartet auf Ihre Antwort`
      : `${studentName} braucht Ihre Erlaubnis für ${brand}`,
    body: `${studentName} möchte bei ${schoolName} mit ${brand} lernen und hat Sie als erziehungsberechtigte Person genannt. Weil ${studentName} noch keine 13 Jahre alt ist, bleibt das Konto zu, bis Sie zustimmen.\n\nDieser Link zeigt, was über ${studentName} erhoben wird, wofür und wer es bekommt. Dort stimmen Sie zu, lehnen ab oder sagen, dass Sie ${studentName} nicht kennen:\n\n${link}\n\n${isReminder ? 'Links aus früheren E-Mails gelten nicht mehr. ' : `Der Link gilt ${days} Tage. `}Ohne Antwort wird das Konto gelöscht, und Ihre Adresse auch.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `Sie haben dem Konto von ${studentName} zugestimmt`,
    body: `Am ${date} hat ${giverName} zugestimmt, dass ${studentName} ein Konto bei ${schoolName} nutzt.\n\nKI-Modelle anderer Firmen: ${hasAi ? `Sie haben zugestimmt, dass sie lesen, was ${studentName} schreibt, um Noten vorzuschlagen.` : `Sie haben nicht zugestimmt. Was ${studentName} schreibt, bleibt bei unserer eigenen Software.`}\n\nWenn Sie das nicht waren oder es sich anders überlegt haben, nehmen Sie es hier jederzeit zurück. Das Konto schließt dann sofort:\n\n${link}\n\nDieser Link gehört nur Ihnen. Bewahren Sie diese E-Mail auf.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `Das Konto von ${studentName} ist geschlossen`,
    body: `Sie haben Ihre Zustimmung zurückgenommen. Das Konto von ${studentName} bei ${schoolName} ist geschlossen und wird am ${date} gelöscht. Bis dahin können Sie hier wieder zustimmen:\n\n${link}\n\nDie Schule behält die Schulakte, wie sie es muss. Alles andere wird gelöscht.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Eine andere Person hat dem Konto von ${studentName} zugestimmt`,
    body: `Eine erziehungsberechtigte Person, die ${schoolName} kennt, hat dem Konto von ${studentName} zugestimmt. Ihre Zustimmung gilt jetzt, und die Links in unseren E-Mails an Sie gelten nicht mehr.\n\nDas Konto bleibt, wie es ist. Wenn Sie ein Elternteil von ${studentName} sind und wieder entscheiden möchten, bitten Sie die Schule, Sie als erziehungsberechtigt einzutragen${schoolEmail ? `: ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `Das Konto von ${studentName} wird gelöscht`,
    body: `Niemand hat dem Konto von ${studentName} bei ${schoolName} rechtzeitig zugestimmt. Es wird mit allem, was es enthält, gelöscht, und Ihre Adresse auch. ${studentName} kann sich neu anmelden.`,
  }),
};

/** Letters to parents about consent, by language. */
export const consentLetters: Readonly<Record<Locale, Letters>> = { en, es, fr, de };
