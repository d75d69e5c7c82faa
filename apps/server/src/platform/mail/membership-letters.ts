import type { Locale } from '@fieldhouse/contract/people.ts';

/**
 * What came of the courses of somebody who is let in again: they were kept, others teach them now, or the student's places
 * ended.
 */
export type ReturnedCourses = 'kept' | 'handed_over' | 'withdrawn';

/** What a school did with a membership that it had confirmed before. `studentName`: the child, where a guardian is told. */
export interface MembershipLetterParams {
  'membership-ended': { schoolName: string; reason: string; studentName: string | null };
  'membership-suspended': { schoolName: string; reason: string; studentName: string | null };
  'membership-reactivated': {
    schoolName: string;
    link: string;
    studentName: string | null;
    courses: ReturnedCourses;
  };
}

type Letters = {
  readonly [Name in keyof MembershipLetterParams]: (params: MembershipLetterParams[Name]) => {
    readonly subject: string;
    readonly body: string;
  };
};

const RETURNED_EN: Readonly<Record<ReturnedCourses, string>> = {
  kept: 'Everything is the way it was:',
  handed_over: 'Courses that others took over stay with them. Everything else is the way it was:',
  withdrawn: 'Courses that ended with it don’t come back on their own. Work done in them is kept:',
};

const en: Letters = {
  'membership-ended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `${studentName}’s membership at ${schoolName} has ended`
      : `Your membership at ${schoolName} has ended`,
    body: `${schoolName} ended ${studentName ? `${studentName}’s` : 'your'} membership. Their reason: ${reason}\n\n${studentName ? `The work ${studentName} did there is kept.` : 'The work you did there is kept.'} If you think this is a mistake, please contact the school.`,
  }),
  'membership-suspended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `${studentName}’s membership at ${schoolName} is suspended`
      : `Your membership at ${schoolName} is suspended`,
    body: `${schoolName} suspended ${studentName ? `${studentName}’s` : 'your'} membership. Their reason: ${reason}\n\n${studentName ? `Until the school reactivates it, ${studentName} can't open anything there. All work is kept.` : "Until the school reactivates it, you can't open anything there. Your work is kept."}`,
  }),
  'membership-reactivated': ({ schoolName, link, studentName, courses }) => ({
    subject: studentName
      ? `${schoolName} is open to ${studentName} again`
      : `${schoolName} is open to you again`,
    body: `${schoolName} reactivated ${studentName ? `${studentName}’s` : 'your'} membership. ${RETURNED_EN[courses]}\n\n${link}`,
  }),
};

const RETURNED_ES: Readonly<Record<ReturnedCourses, string>> = {
  kept: 'Todo está como antes:',
  handed_over: 'Los cursos que pasaron a otras personas se quedan con ellas; todo lo demás está como antes:',
  withdrawn: 'Los cursos que terminaron con ella no vuelven solos; lo que se hizo en ellos se conserva:',
};

const es: Letters = {
  'membership-ended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `La membresía de ${studentName} en ${schoolName} ha terminado`
      : `Tu membresía en ${schoolName} ha terminado`,
    body: `${schoolName} ha puesto fin a ${studentName ? `la membresía de ${studentName}` : 'tu membresía'}. Motivo indicado: ${reason}\n\n${studentName ? `Lo que ${studentName} hizo allí se conserva.` : 'Lo que hiciste allí se conserva.'} Si crees que es un error, ponte en contacto con la escuela.`,
  }),
  'membership-suspended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `La membresía de ${studentName} en ${schoolName} está suspendida`
      : `Tu membresía en ${schoolName} está suspendida`,
    body: `${schoolName} ha suspendido ${studentName ? `la membresía de ${studentName}` : 'tu membresía'}. Motivo indicado: ${reason}\n\n${studentName ? `Hasta que la escuela la reactive, ${studentName} no podrá abrir nada allí. Lo que hizo se conserva.` : 'Hasta que la escuela la reactive no podrás abrir nada allí. Lo que hiciste se conserva.'}`,
  }),
  'membership-reactivated': ({ schoolName, link, studentName, courses }) => ({
    subject: studentName
      ? `${schoolName} vuelve a estar abierta para ${studentName}`
      : `${schoolName} vuelve a estar abierta para ti`,
    body: `${schoolName} ha reactivado ${studentName ? `la membresía de ${studentName}` : 'tu membresía'}. ${RETURNED_ES[courses]}\n\n${link}`,
  }),
};

const RETURNED_FR: Readonly<Record<ReturnedCourses, string>> = {
  kept: 'Tout est comme avant :',
  handed_over: 'Les cours repris par d’autres leur restent ; tout le reste est comme avant :',
  withdrawn:
    'Les cours qui ont pris fin à cette occasion ne reviennent pas d’eux-mêmes ; ce qui y a été fait est conservé :',
};

const fr: Letters = {
  'membership-ended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `${studentName} ne fait plus partie de ${schoolName}`
      : `Vous ne faites plus partie de ${schoolName}`,
    body: `${schoolName} a mis fin à ${studentName ? `l’accès de ${studentName}` : 'votre accès'}. Motif indiqué : ${reason}\n\n${studentName ? `Ce que ${studentName} y a fait est conservé.` : 'Ce que vous y avez fait est conservé.'} Si vous pensez qu’il s’agit d’une erreur, contactez l’école.`,
  }),
  'membership-suspended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `L’accès de ${studentName} à ${schoolName} est suspendu`
      : `Votre accès à ${schoolName} est suspendu`,
    body: `${schoolName} a suspendu ${studentName ? `l’accès de ${studentName}` : 'votre accès'}. Motif indiqué : ${reason}\n\n${studentName ? `Tant que l’école ne le rétablit pas, ${studentName} ne peut rien y ouvrir. Ce que ${studentName} a fait est conservé.` : 'Tant que l’école ne le rétablit pas, vous ne pouvez rien y ouvrir. Ce que vous avez fait est conservé.'}`,
  }),
  'membership-reactivated': ({ schoolName, link, studentName, courses }) => ({
    subject: studentName
      ? `${schoolName} est de nouveau ouverte à ${studentName}`
      : `${schoolName} vous est de nouveau ouverte`,
    body: `${schoolName} a rétabli ${studentName ? `l’accès de ${studentName}` : 'votre accès'}. ${RETURNED_FR[courses]}\n\n${link}`,
  }),
};

const RETURNED_DE: Readonly<Record<ReturnedCourses, string>> = {
  kept: 'Alles ist wie zuvor:',
  handed_over: 'Kurse, die andere übernommen haben, bleiben bei ihnen; alles andere ist wie zuvor:',
  withdrawn:
    'Kurse, die mit ihr endeten, kommen nicht von selbst zurück; was darin entstanden ist, bleibt erhalten:',
};

const de: Letters = {
  'membership-ended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `Die Mitgliedschaft von ${studentName} bei ${schoolName} ist beendet`
      : `Deine Mitgliedschaft bei ${schoolName} ist beendet`,
    body: `${schoolName} hat ${studentName ? `die Mitgliedschaft von ${studentName}` : 'deine Mitgliedschaft'} beendet. Der angegebene Grund: ${reason}\n\n${studentName ? `Was ${studentName} dort getan hat, bleibt erhalten.` : 'Was du dort getan hast, bleibt erhalten.'} Wenn du das für einen Irrtum hältst, wende dich an die Schule.`,
  }),
  'membership-suspended': ({ schoolName, reason, studentName }) => ({
    subject: studentName
      ? `Die Mitgliedschaft von ${studentName} bei ${schoolName} ist ausgesetzt`
      : `Deine Mitgliedschaft bei ${schoolName} ist ausgesetzt`,
    body: `${schoolName} hat ${studentName ? `die Mitgliedschaft von ${studentName}` : 'deine Mitgliedschaft'} ausgesetzt. Der angegebene Grund: ${reason}\n\n${studentName ? `Bis die Schule sie wieder aufnimmt, kann ${studentName} dort nichts öffnen. Was dort entstanden ist, bleibt erhalten.` : 'Bis die Schule sie wieder aufnimmt, kannst du dort nichts öffnen. Was du getan hast, bleibt erhalten.'}`,
  }),
  'membership-reactivated': ({ schoolName, link, studentName, courses }) => ({
    subject: studentName
      ? `${schoolName} steht ${studentName} wieder offen`
      : `${schoolName} steht dir wieder offen`,
    body: `${schoolName} hat ${studentName ? `die Mitgliedschaft von ${studentName}` : 'deine Mitgliedschaft'} wieder aufgenommen. ${RETURNED_DE[courses]}\n\n${link}`,
  }),
};

/** Letters about memberships, in each language. */
export const membershipLetters: Readonly<Record<Locale, Letters>> = { en, es, fr, de };
