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
      ? `Reminder: ${studentName} is waiting for your answer`
      : `${studentName} needs a parent’s permission to use ${brand}`,
    body: `${studentName} wants to learn at ${schoolName} with ${brand} and named you as a parent or guardian. Because ${studentName} is under 13, the account stays closed until you agree.\n\nOpen this link to see what we collect about ${studentName}, why, and who receives it. There you can agree, decline, or tell us that you don't know ${studentName}:\n\n${link}\n\n${isReminder ? 'Links in earlier emails no longer work. ' : `The link works for ${days} days. `}If you don't answer, we delete the account and your email address.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `You agreed to ${studentName}’s account`,
    body: `On ${date}, ${giverName} agreed that ${studentName} may use an account at ${schoolName}.\n\nAI models from other companies: ${hasAi ? `you agreed that they may read what ${studentName} writes, to propose grades.` : `you did not agree. What ${studentName} writes stays with our own software.`}\n\nIf that wasn't you, or if you change your mind, you can withdraw your consent here at any time. The account closes right away:\n\n${link}\n\nThis link is for you only. Please keep this email.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `${studentName}’s account is closed`,
    body: `You withdrew your consent. ${studentName}’s account at ${schoolName} is closed and will be deleted on ${date}. Until then you can agree again here:\n\n${link}\n\nThe school is required to keep the academic record. Everything else will be deleted.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Another guardian agreed to ${studentName}’s account`,
    body: `A guardian known to ${schoolName} agreed to ${studentName}’s account. Their consent is now the one that counts, and the links in our emails to you no longer work.\n\nThe account stays as it is. If you are ${studentName}'s parent and want to decide yourself, ask the school to link you as a guardian${schoolEmail ? `: ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `${studentName}’s account is deleted`,
    body: `No one agreed to ${studentName}’s account at ${schoolName} in time, so we are deleting it with everything in it, along with your email address. ${studentName} can sign up again.`,
  }),
};

const es: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Recordatorio: ${studentName} espera tu respuesta`
      : `${studentName} necesita permiso de su padre o madre para usar ${brand}`,
    body: `${studentName} quiere aprender en ${schoolName} con ${brand} y te nombró como padre, madre o tutor. Como ${studentName} tiene menos de 13 años, la cuenta sigue cerrada hasta que aceptes.\n\nEste enlace muestra qué datos se recogen sobre ${studentName}, para qué y quién los recibe. Ahí puedes aceptar, rechazar o decir que no conoces a ${studentName}:\n\n${link}\n\n${isReminder ? 'Los enlaces de correos anteriores ya no funcionan. ' : `El enlace funciona ${days} días. `}Sin respuesta, la cuenta se elimina, y también tu dirección.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `Aceptaste la cuenta de ${studentName}`,
    body: `El ${date}, ${giverName} aceptó que ${studentName} use una cuenta en ${schoolName}.\n\nModelos de IA de otras empresas: ${hasAi ? `aceptaste que lean lo que escribe ${studentName} para proponer calificaciones.` : `no aceptaste. Lo que escribe ${studentName} se queda en nuestro propio software.`}\n\nSi no fuiste tú, o si cambias de opinión, retira el consentimiento aquí cuando quieras. La cuenta se cierra en el acto:\n\n${link}\n\nEste enlace es solo para ti. Guarda este correo.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `La cuenta de ${studentName} está cerrada`,
    body: `Retiraste tu consentimiento. La cuenta de ${studentName} en ${schoolName} está cerrada y se eliminará el ${date}. Hasta entonces puedes aceptar de nuevo aquí:\n\n${link}\n\nLa escuela conserva el expediente académico, como debe hacerlo. Todo lo demás se elimina.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Otro tutor aceptó la cuenta de ${studentName}`,
    body: `Un tutor al que ${schoolName} conoce aceptó la cuenta de ${studentName}. Su consentimiento es ahora el que vale, y los enlaces de los correos que te enviamos ya no funcionan.\n\nLa cuenta sigue igual. Si eres el padre o la madre de ${studentName} y quieres volver a decidir, pide a la escuela que te vincule como tutor${schoolEmail ? `: ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `La cuenta de ${studentName} se elimina`,
    body: `Nadie aceptó a tiempo la cuenta de ${studentName} en ${schoolName}. Se elimina con todo lo que contiene, y también tu dirección. ${studentName} puede registrarse de nuevo.`,
  }),
};

const fr: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Rappel : ${studentName} attend votre réponse`
      : `${studentName} a besoin de votre accord pour utiliser ${brand}`,
    body: `${studentName} souhaite apprendre à ${schoolName} avec ${brand} et vous a désigné comme parent ou responsable légal. Comme ${studentName} a moins de 13 ans, le compte reste fermé tant que vous n’avez pas donné votre accord.\n\nCe lien montre quelles données sont recueillies sur ${studentName}, dans quel but et qui les reçoit. Vous pouvez y accepter, refuser ou dire que vous ne connaissez pas ${studentName} :\n\n${link}\n\n${isReminder ? 'Les liens des e-mails précédents ne fonctionnent plus. ' : `Le lien fonctionne pendant ${days} jours. `}Sans réponse, le compte est supprimé, ainsi que votre adresse.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `Vous avez accepté le compte de ${studentName}`,
    body: `Le ${date}, ${giverName} a accepté que ${studentName} utilise un compte à ${schoolName}.\n\nModèles d’IA d’autres entreprises : ${hasAi ? `vous avez accepté qu’ils lisent ce que ${studentName} écrit, pour proposer des notes.` : `vous n’avez pas accepté. Ce que ${studentName} écrit reste dans notre propre logiciel.`}\n\nSi ce n’était pas vous, ou si vous avez changé d’avis, retirez votre accord ici à tout moment. Le compte se ferme aussitôt :\n\n${link}\n\nCe lien est à vous seul. Conservez cet e-mail.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `Le compte de ${studentName} est fermé`,
    body: `Vous avez retiré votre accord. Le compte de ${studentName} à ${schoolName} est fermé et sera supprimé le ${date}. D’ici là, vous pouvez de nouveau accepter ici :\n\n${link}\n\nL’école conserve le dossier scolaire, comme elle y est tenue. Tout le reste est supprimé.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Un autre responsable a accepté le compte de ${studentName}`,
    body: `Un responsable légal connu de ${schoolName} a accepté le compte de ${studentName}. Son accord est désormais celui qui compte, et les liens de nos e-mails ne fonctionnent plus.\n\nLe compte reste tel quel. Si vous êtes le parent de ${studentName} et souhaitez décider de nouveau, demandez à l’école de vous relier comme responsable légal${schoolEmail ? ` : ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `Le compte de ${studentName} est supprimé`,
    body: `Personne n’a accepté à temps le compte de ${studentName} à ${schoolName}. Il est supprimé avec tout ce qu’il contient, ainsi que votre adresse. ${studentName} peut s’inscrire de nouveau.`,
  }),
};

const de: Letters = {
  'consent-request': ({ studentName, schoolName, brand, days, isReminder, link }) => ({
    subject: isReminder
      ? `Erinnerung: ${studentName} wartet auf deine Antwort`
      : `${studentName} braucht deine Erlaubnis für ${brand}`,
    body: `${studentName} möchte bei ${schoolName} mit ${brand} lernen und hat dich als erziehungsberechtigte Person genannt. Weil ${studentName} noch keine 13 Jahre alt ist, bleibt das Konto geschlossen, bis du zustimmst.\n\nDieser Link zeigt, was über ${studentName} erhoben wird, wofür und wer es bekommt. Dort kannst du zustimmen, ablehnen oder sagen, dass du ${studentName} nicht kennst:\n\n${link}\n\n${isReminder ? 'Links aus früheren E-Mails gelten nicht mehr. ' : `Der Link gilt ${days} Tage. `}Ohne Antwort wird das Konto gelöscht, und deine Adresse auch.`,
  }),
  'consent-confirmed': ({ studentName, schoolName, giverName, date, hasAi, link }) => ({
    subject: `Du hast dem Konto von ${studentName} zugestimmt`,
    body: `Am ${date} hat ${giverName} zugestimmt, dass ${studentName} ein Konto bei ${schoolName} nutzt.\n\nKI-Modelle anderer Firmen: ${hasAi ? `Du hast zugestimmt, dass sie lesen, was ${studentName} schreibt, um Noten vorzuschlagen.` : `Du hast nicht zugestimmt. Was ${studentName} schreibt, bleibt bei unserer eigenen Software.`}\n\nWenn du das nicht warst oder es dir anders überlegst, kannst du die Zustimmung hier jederzeit zurücknehmen. Das Konto wird dann sofort geschlossen:\n\n${link}\n\nDieser Link ist nur für dich. Bewahre diese E-Mail auf.`,
  }),
  'consent-ended': ({ studentName, schoolName, date, link }) => ({
    subject: `Das Konto von ${studentName} ist geschlossen`,
    body: `Du hast deine Zustimmung zurückgenommen. Das Konto von ${studentName} bei ${schoolName} ist geschlossen und wird am ${date} gelöscht. Bis dahin kannst du hier wieder zustimmen:\n\n${link}\n\nDie Schule muss die Schulakte aufbewahren. Alles andere wird gelöscht.`,
  }),
  'consent-replaced': ({ studentName, schoolName, schoolEmail }) => ({
    subject: `Eine andere Person hat dem Konto von ${studentName} zugestimmt`,
    body: `Eine erziehungsberechtigte Person, die ${schoolName} kennt, hat dem Konto von ${studentName} zugestimmt. Ihre Zustimmung gilt jetzt, und die Links in unseren E-Mails an dich gelten nicht mehr.\n\nDas Konto bleibt, wie es ist. Wenn du ein Elternteil von ${studentName} bist und selbst entscheiden möchtest, bitte die Schule, dich als erziehungsberechtigt einzutragen${schoolEmail ? `: ${schoolEmail}` : '.'}`,
  }),
  'consent-expired': ({ studentName, schoolName }) => ({
    subject: `Das Konto von ${studentName} wird gelöscht`,
    body: `Niemand hat dem Konto von ${studentName} bei ${schoolName} rechtzeitig zugestimmt. Es wird mit allem, was es enthält, gelöscht, und deine Adresse auch. ${studentName} kann sich neu anmelden.`,
  }),
};

/** Letters to parents about consent, by language. */
export const consentLetters: Readonly<Record<Locale, Letters>> = { en, es, fr, de };
