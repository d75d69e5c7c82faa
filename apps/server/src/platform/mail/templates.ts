import type { Locale } from '@fieldhouse/contract/people.ts';
import { type ConsentLetterParams, consentLetters } from './consent-letters.ts';
import { type MembershipLetterParams, membershipLetters } from './membership-letters.ts';

/** What each kind of letter is given. Values are facts, composed here in the reader's language. */
export interface LetterParams extends ConsentLetterParams, MembershipLetterParams {
  'reset-password': { link: string; minutes: number };
  'confirm-email': { link: string; brand: string };
  /** To the address that a school registered with: opening the link makes its code work. */
  'confirm-school': { schoolName: string; code: string; days: number; link: string };
  'membership-approved': { schoolName: string; link: string };
  'membership-refused': { schoolName: string; reason: string };
  /** Somebody's password or another way in has changed. */
  'sign-in-changed': { change: SignInChange; link: string };
  'someone-waits': { name: string; schoolName: string; link: string };
  /** To a new address: opening the link makes it the account's. */
  'change-email': { link: string; hours: number };
  /** To an address that letters had come back from, after its owner asked to try again. */
  'mail-works': { brand: string };
  /** To somebody whom a school asks to follow a student; the given name alone. */
  'guardian-invitation': { studentName: string; schoolName: string; days: number; link: string };
  /** To a coach with whom a family shares an eligibility ledger. */
  'ledger-share': { studentName: string; schoolName: string; days: number; link: string };
  /** To whom a family has an official transcript sent. */
  'transcript-delivery': {
    studentName: string;
    schoolName: string;
    days: number;
    link: string;
  };
  /** `isOfStudent`: the record of a student, which a guardian asked for; no email names the student, since it may outlast the account. */
  'export-ready': { link: string; days: number; isOfStudent: boolean };
  /** Somebody's account will be deleted on a day; a name where a guardian is told of a child's. */
  'deletion-asked': {
    date: string;
    studentName: string | null;
    /** False: a guardian asked for it, and the reader, a minor, can't take it back. */
    isOwnWish: boolean;
    /** Data has to be kept by law for now, so that the date doesn't hold. */
    isPostponed: boolean;
    /** Families' schools that close with the account. */
    closingSchools: readonly string[];
    /** Children there whose accounts go along, since nobody else looks after them. */
    goesAlong: readonly string[];
    link: string;
  };
  /** Data no longer has to be kept, so that a deletion goes on which waited; a name where a guardian is told of a child's. */
  'deletion-resumed': {
    date: string;
    studentName: string | null;
    /** False: a guardian asked for it, and the reader, a minor, can't take it back. */
    isOwnWish: boolean;
    /** Nobody else does what the person does: it waits for that. */
    isNeeded: boolean;
    link: string;
  };
  /** To guardians, once the account of a child has been deleted, whom no letter names from then on. */
  'deletion-done': { schoolName: string };
}

export type SignInChange =
  | 'password'
  | 'password_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'totp_on'
  | 'totp_replaced'
  | 'totp_off'
  | 'backup_codes'
  /** The wish for another email address, and that it took effect. */
  | 'email_asked'
  | 'email';

export type LetterName = keyof LetterParams;

interface Composed {
  readonly subject: string;
  readonly body: string;
}

/** What is written here; letters about consent and memberships stand in files of their own. */
type Templates = {
  readonly [Name in Exclude<LetterName, keyof ConsentLetterParams | keyof MembershipLetterParams>]: (
    params: LetterParams[Name],
  ) => Composed;
};

const EN_CHANGES: Readonly<Record<SignInChange, string>> = {
  password: 'Your password was changed.',
  password_reset: 'Your password was changed with a link we sent to this address.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  totp_on: 'Two-factor sign-in was turned on.',
  totp_replaced: 'Your authenticator app was replaced. The old app and the old backup codes no longer work.',
  totp_off: 'Two-factor sign-in was turned off.',
  backup_codes: 'New backup codes were created. The old ones no longer work.',
  email_asked:
    'Someone, hopefully you, asked to change the email address of your account. It changes once the link we sent to the new address is opened.',
  email: 'The email address of your account was changed. This address no longer signs you in.',
};

const en: Templates = {
  'reset-password': ({ link, minutes }) => ({
    subject: 'Reset your password',
    body: `Someone, hopefully you, asked to reset your password. Open this link within ${minutes} minutes to choose a new one:\n\n${link}\n\nIf it wasn't you, ignore this email. Your password stays the same.`,
  }),
  'confirm-email': ({ link, brand }) => ({
    subject: 'Confirm your email address',
    body: `Welcome to ${brand}! Please confirm that this email address is yours:\n\n${link}\n\nIf you didn't sign up, open the link and tell us: we'll remove the account.`,
  }),
  'confirm-school': ({ schoolName, code, days, link }) => ({
    subject: `Confirm the registration of ${schoolName}`,
    body: `${schoolName} was registered with this email address. Its school code is ${code}. Open this link within ${days} days to activate the code:\n\n${link}\n\nThen sign up as a school administrator with the code and this email address. If you know nothing about this, ignore this email: the code won't work without the link.`,
  }),
  'membership-approved': ({ schoolName, link }) => ({
    subject: `Welcome to ${schoolName}`,
    body: `${schoolName} approved your account. You can get started now:\n\n${link}`,
  }),
  'membership-refused': ({ schoolName, reason }) => ({
    subject: `Your request to join ${schoolName}`,
    body: `${schoolName} didn't approve your account. Their reason: ${reason}\n\nIf you think this is a mistake, please contact the school.`,
  }),
  'sign-in-changed': ({ change, link }) => ({
    subject: 'Your sign-in settings changed',
    body: `${EN_CHANGES[change]}\n\nIf this wasn't you, reset your password right away:\n\n${link}`,
  }),
  'someone-waits': ({ name, schoolName, link }) => ({
    subject: `${name} is waiting for approval`,
    body: `${name} asked to join ${schoolName}. Approve or reject the request here:\n\n${link}`,
  }),
  'change-email': ({ link, hours }) => ({
    subject: 'Confirm your new email address',
    body: `Open this link within ${hours} hours to use this email address for your account:\n\n${link}\n\nIf you didn't ask for this, ignore this email. Nothing will change.`,
  }),
  'mail-works': ({ brand }) => ({
    subject: 'Our emails reach you again',
    body: `You asked ${brand} to try this email address again. You're reading this, so it works: we'll send emails here from now on.`,
  }),
  'guardian-invitation': ({ studentName, schoolName, days, link }) => ({
    subject: `${schoolName} invites you to follow ${studentName}`,
    body: `${schoolName} invites you to follow ${studentName}’s courses, grades and messages. Open this link within ${days} days to accept. If you don't have an account yet, you can create one there:\n\n${link}\n\nIf you don't know ${studentName}, please ignore this email and let the school know.`,
  }),
  'ledger-share': ({ studentName, schoolName, days, link }) => ({
    subject: `${studentName} shared an eligibility ledger with you`,
    body: `The family of ${studentName}, a student at ${schoolName}, shared an eligibility ledger with you. It shows where ${studentName} stands with NCAA Divisions I and II and the NAIA. You can read it for ${days} days with this link. You don't need an account:\n\n${link}\n\nThe link is for you only, so please don't pass it on. The family sees each time it is opened and can end it at any time. The ledger is unofficial: the Eligibility Center decides.\n\nIf you don't know ${studentName}, please ignore this email.`,
  }),
  'transcript-delivery': ({ studentName, schoolName, days, link }) => ({
    subject: `Official transcript of ${studentName}`,
    body: `${schoolName} is sending you the official transcript of ${studentName}, as the student or the family requested. You can download it for ${days} days with this link. You don't need an account:\n\n${link}\n\nThe document carries a code that lets anyone check that it is genuine. Each download is logged. It is an education record under FERPA: please don't disclose it further without the family's consent (34 CFR 99.33).\n\nIf you don't know ${studentName}, please ignore this email.`,
  }),
  'export-ready': ({ link, days, isOfStudent }) => ({
    subject: isOfStudent ? 'The student record is ready to download' : 'Your data is ready to download',
    body: `${isOfStudent ? 'The copy of the student record you asked for' : 'The copy of your data'} is ready. Sign in within ${days} days to download it:\n\n${link}`,
  }),
  'deletion-asked': ({ date, studentName, isOwnWish, isPostponed, closingSchools, goesAlong, link }) => ({
    subject: studentName ? `${studentName}’s account will be deleted` : 'Your account will be deleted',
    body: `${studentName ? `${studentName}’s account` : 'Your account'} ${isPostponed ? `is scheduled for deletion. The deletion is postponed because the law requires data to be kept for now. It continues automatically once that ends, but not before ${date}` : `will be deleted on ${date}`}. ${isOwnWish ? 'Until then you can cancel it here:' : 'A guardian asked for this, and until then only a guardian can cancel it. Read more here:'}\n\n${link}\n\n${closingSchools.map((name) => `${name} closes with your account, and no one can change anything there afterwards. The children’s records are kept. The account of a child who has another guardian, attends another school or is 13 or older with an email address of their own is kept as well.\n\n`).join('')}${goesAlong.length > 0 ? `These accounts will be deleted too, because no one else looks after them: ${goesAlong.join(', ')}. To keep one, invite another adult as a guardian with the right to manage the account before that day. For a child who is 13 or older, an email address of their own is enough.\n\n` : ''}What stays, and why:\n- A student's academic record with the legal name: student number, birth date, courses, grades with feedback, final grades, attendance, credits and requests to correct the record. The school has to keep it.\n- For staff: courses and materials made for the school, and decisions made there, under “Former member”. A primary teacher’s courses go to a co-teacher, or else to an administrator of the school; if there is neither, they’re archived.\n- Payments, for seven years, as tax law requires.\n- The fact that the account was deleted, and a log of who did what, without names.\nEverything else is deleted: profile, posts, messages, submitted work with its files, drafts, emails, sign-ins and settings.`,
  }),
  'deletion-resumed': ({ date, studentName, isOwnWish, isNeeded, link }) => ({
    subject: studentName
      ? `The deletion of ${studentName}’s account continues`
      : 'The deletion of your account continues',
    body: `${studentName ? `${studentName}’s account` : 'Your account'} was scheduled for deletion, which was postponed because the law required data to be kept. That no longer applies. ${isNeeded ? 'The deletion still has to wait, because no one else does what you do here. It continues automatically once someone else does' : `The account will be deleted on ${date}`}. ${isOwnWish ? 'Until then you can cancel it here:' : 'A guardian asked for this, and until then only a guardian can cancel it. Read more here:'}\n\n${link}`,
  }),
  'deletion-done': ({ schoolName }) => ({
    subject: `A student’s account at ${schoolName} has been deleted`,
    body: `The account of a student you follow at ${schoolName} was deleted as requested. This can’t be undone. The school is required to keep the academic record with the legal name. To see it or to have something corrected, contact the school.`,
  }),
};

const ES_CHANGES: Readonly<Record<SignInChange, string>> = {
  password: 'Se cambió tu contraseña.',
  password_reset: 'Se cambió tu contraseña con un enlace enviado a esta dirección.',
  passkey_added: 'Se agregó una llave de acceso a tu cuenta.',
  passkey_removed: 'Se quitó una llave de acceso de tu cuenta.',
  totp_on: 'Se activó la verificación en dos pasos.',
  totp_replaced:
    'Se reemplazó tu app de autenticación; la anterior y sus códigos de respaldo ya no funcionan.',
  totp_off: 'Se desactivó la verificación en dos pasos.',
  backup_codes: 'Se crearon códigos de respaldo nuevos; los anteriores ya no funcionan.',
  email_asked:
    'Alguien, esperamos que tú, pidió otra dirección de correo para tu cuenta. Cambiará cuando se abra el enlace que enviamos a la dirección nueva.',
  email: 'Tu cuenta tiene ahora otra dirección de correo. Esta ya no la abre.',
};

const es: Templates = {
  'reset-password': ({ link, minutes }) => ({
    subject: 'Restablece tu contraseña',
    body: `Alguien, esperamos que tú, pidió una nueva contraseña. Abre este enlace antes de ${minutes} minutos para elegirla:\n\n${link}\n\nSi no fuiste tú, ignora este correo: tu contraseña no cambia.`,
  }),
  'confirm-email': ({ link, brand }) => ({
    subject: 'Confirma tu correo electrónico',
    body: `Te damos la bienvenida a ${brand}. Confirma que esta dirección es tuya:\n\n${link}\n\nSi no te registraste, abre el enlace y avísanos: eliminaremos la cuenta.`,
  }),
  'confirm-school': ({ schoolName, code, days, link }) => ({
    subject: `Confirma el registro de ${schoolName}`,
    body: `${schoolName} se registró con esta dirección. Su código escolar es ${code}. El código funciona en cuanto abras este enlace, en un plazo de ${days} días:\n\n${link}\n\nDespués regístrate como administrador escolar con el código y esta dirección. Si no sabes nada de esto, ignora este correo: sin el enlace, el código no abre nada.`,
  }),
  'membership-approved': ({ schoolName, link }) => ({
    subject: `Te damos la bienvenida a ${schoolName}`,
    body: `${schoolName} aprobó tu cuenta. Ya puedes empezar:\n\n${link}`,
  }),
  'membership-refused': ({ schoolName, reason }) => ({
    subject: `Tu solicitud para unirte a ${schoolName}`,
    body: `${schoolName} no aprobó tu cuenta. Motivo indicado: ${reason}\n\nSi crees que es un error, ponte en contacto con la escuela.`,
  }),
  'sign-in-changed': ({ change, link }) => ({
    subject: 'Cambió tu configuración de inicio de sesión',
    body: `${ES_CHANGES[change]}\n\nSi no fuiste tú, elige una nueva contraseña de inmediato:\n\n${link}`,
  }),
  'someone-waits': ({ name, schoolName, link }) => ({
    subject: `${name} espera aprobación`,
    body: `${name} pidió unirse a ${schoolName}. Aprueba o rechaza la solicitud aquí:\n\n${link}`,
  }),
  'change-email': ({ link, hours }) => ({
    subject: 'Confirma tu nuevo correo electrónico',
    body: `Abre este enlace antes de ${hours} horas para usar esta dirección en tu cuenta:\n\n${link}\n\nSi no lo pediste, ignora este correo: no cambia nada.`,
  }),
  'mail-works': ({ brand }) => ({
    subject: 'Nuestros correos te llegan de nuevo',
    body: `Pediste a ${brand} que volviera a probar esta dirección. Si puedes leer esto, funciona: desde ahora te enviaremos los correos aquí.`,
  }),
  'guardian-invitation': ({ studentName, schoolName, days, link }) => ({
    subject: `${schoolName} te invita a seguir a ${studentName}`,
    body: `${schoolName} te invita a seguir los cursos, las calificaciones y los mensajes de ${studentName}. Abre este enlace en un plazo de ${days} días para aceptar; si aún no tienes cuenta, la creas allí:\n\n${link}\n\nSi no conoces a ${studentName}, ignora este correo y avisa a la escuela.`,
  }),
  'ledger-share': ({ studentName, schoolName, days, link }) => ({
    subject: `${studentName} comparte contigo su registro de elegibilidad`,
    body: `La familia de ${studentName}, estudiante de ${schoolName}, comparte contigo su registro de elegibilidad: cómo está respecto a las Divisiones I y II de la NCAA y la NAIA. Puedes leerlo durante ${days} días con este enlace, sin cuenta:\n\n${link}\n\nEl enlace es solo para ti; no lo pases a nadie. Cada vez que se abre queda anotado para la familia, que puede cerrarlo en cualquier momento. El registro no es oficial: decide el Eligibility Center.\n\nSi no conoces a ${studentName}, ignora este correo.`,
  }),
  'transcript-delivery': ({ studentName, schoolName, days, link }) => ({
    subject: `Expediente académico oficial de ${studentName}`,
    body: `${schoolName} te envía el expediente académico oficial de ${studentName}, como pidió la familia o el estudiante. Puedes descargarlo durante ${days} días con este enlace, sin necesidad de una cuenta:\n\n${link}\n\nEl documento lleva un código con el que cualquiera puede verificar que es auténtico. Cada descarga queda registrada. Es un expediente protegido por FERPA: no lo transmitas sin el consentimiento de la familia (34 CFR 99.33).\n\nSi no conoces a ${studentName}, ignora este correo.`,
  }),
  'export-ready': ({ link, days, isOfStudent }) => ({
    subject: isOfStudent ? 'La copia del expediente está lista' : 'La copia de tus datos está lista',
    body: isOfStudent
      ? `Puedes descargar durante ${days} días la copia del expediente del estudiante que pediste. Inicia sesión para hacerlo:\n\n${link}`
      : `Puedes descargar la copia de tus datos durante ${days} días. Inicia sesión para hacerlo:\n\n${link}`,
  }),
  'deletion-asked': ({ date, studentName, isOwnWish, isPostponed, closingSchools, goesAlong, link }) => ({
    subject: studentName ? `La cuenta de ${studentName} se eliminará` : 'Tu cuenta se eliminará',
    body: `${studentName ? `La cuenta de ${studentName}` : 'Tu cuenta'} ${isPostponed ? `está marcada para su eliminación. La eliminación se aplaza porque por ahora la ley exige conservar datos; continuará por sí sola cuando eso termine, y no antes del ${date}` : `se eliminará el ${date}`}. ${isOwnWish ? 'Hasta entonces se puede cancelar:' : 'Lo pidió tu padre, madre o tutor, y hasta entonces solo tu padre, madre o tutor puede cancelarlo. Aquí puedes leer más:'}\n\n${link}\n\n${closingSchools.map((name) => `${name} se cierra con tu cuenta: nadie podrá cambiar nada allí. Los expedientes de los niños se conservan. También se conserva la cuenta de quien tiene otro tutor, va a otra escuela o tiene 13 años y un correo propio.\n\n`).join('')}${goesAlong.length > 0 ? `Estas cuentas se eliminan con la tuya, porque nadie más se ocupa de ellas: ${goesAlong.join(', ')}. Para conservar una, invita antes de ese día a otro adulto como tutor que pueda decidir sobre la cuenta; desde los 13 años basta también un correo propio del menor.\n\n` : ''}Qué se conserva y por qué:\n- El expediente académico con el nombre legal: número de estudiante, fecha de nacimiento, cursos, calificaciones con comentarios, calificaciones finales, asistencia, créditos y solicitudes de corrección. La escuela debe conservarlo.\n- Del personal: los cursos y materiales hechos para la escuela y lo que se decidió allí, bajo “Exmiembro”. Los cursos de un docente principal pasan a un codocente o, si no hay, a un administrador escolar; si no hay ninguno de los dos, se archivan.\n- Los pagos, durante siete años, como exige la ley fiscal.\n- Que la cuenta se eliminó, y un registro de quién hizo qué, sin nombres.\nTodo lo demás se elimina: perfil, publicaciones, mensajes, trabajos entregados con sus archivos, borradores, correos, inicios de sesión y configuración.`,
  }),
  'deletion-resumed': ({ date, studentName, isOwnWish, isNeeded, link }) => ({
    subject: studentName
      ? `Continúa la eliminación de la cuenta de ${studentName}`
      : 'Continúa la eliminación de tu cuenta',
    body: `${studentName ? `La cuenta de ${studentName}` : 'Tu cuenta'} estaba marcada para eliminarse, pero la ley exigía conservar datos. Eso ya terminó. ${isNeeded ? 'Aún espera, porque nadie más hace lo que haces aquí; seguirá por sí sola cuando otra persona lo haga' : `La cuenta se eliminará el ${date}`}. ${isOwnWish ? 'Hasta entonces se puede retirar la solicitud:' : 'Lo pidió tu padre, madre o tutor, y hasta entonces solo tu padre, madre o tutor puede cancelarlo. Aquí puedes leer más:'}\n\n${link}`,
  }),
  'deletion-done': ({ schoolName }) => ({
    subject: `Se eliminó la cuenta de un estudiante de ${schoolName}`,
    body: `La cuenta de un estudiante al que sigues en ${schoolName} se eliminó, como se había pedido. No se puede deshacer. La escuela conserva el expediente académico con el nombre legal, como es su obligación; para leerlo o pedir una corrección, ponte en contacto con la escuela.`,
  }),
};

const FR_CHANGES: Readonly<Record<SignInChange, string>> = {
  password: 'Votre mot de passe a été changé.',
  password_reset: 'Votre mot de passe a été changé avec un lien envoyé à cette adresse.',
  passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
  passkey_removed: 'Une clé d’accès a été retirée de votre compte.',
  totp_on: 'La double authentification a été activée.',
  totp_replaced:
    'Votre application d’authentification a été remplacée ; l’ancienne et ses codes de secours ne fonctionnent plus.',
  totp_off: 'La double authentification a été désactivée.',
  backup_codes: 'De nouveaux codes de secours ont été créés ; les anciens ne fonctionnent plus.',
  email_asked:
    'Quelqu’un, sans doute vous, a demandé une autre adresse e-mail pour votre compte. Elle changera dès que le lien envoyé à la nouvelle adresse aura été ouvert.',
  email: 'Votre compte a maintenant une autre adresse e-mail. Celle-ci ne l’ouvre plus.',
};

const fr: Templates = {
  'reset-password': ({ link, minutes }) => ({
    subject: 'Réinitialisez votre mot de passe',
    body: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Ouvrez ce lien dans les ${minutes} minutes pour le choisir :\n\n${link}\n\nSi ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.`,
  }),
  'confirm-email': ({ link, brand }) => ({
    subject: 'Confirmez votre adresse e-mail',
    body: `Bienvenue sur ${brand}. Confirmez que cette adresse est bien la vôtre :\n\n${link}\n\nSi vous ne vous êtes pas inscrit, ouvrez le lien et dites-le-nous : nous supprimerons le compte.`,
  }),
  'confirm-school': ({ schoolName, code, days, link }) => ({
    subject: `Confirmez l’enregistrement de ${schoolName}`,
    body: `${schoolName} a été enregistrée avec cette adresse. Son code scolaire est ${code}. Il fonctionne dès que vous avez ouvert ce lien, dans les ${days} jours :\n\n${link}\n\nInscrivez-vous ensuite comme administrateur de l’école avec le code et cette adresse. Si vous n’êtes au courant de rien, ignorez cet e-mail : sans le lien, le code n’ouvre rien.`,
  }),
  'membership-approved': ({ schoolName, link }) => ({
    subject: `Bienvenue à ${schoolName}`,
    body: `${schoolName} a approuvé votre compte. Vous pouvez commencer dès maintenant :\n\n${link}`,
  }),
  'membership-refused': ({ schoolName, reason }) => ({
    subject: `Votre demande pour rejoindre ${schoolName}`,
    body: `${schoolName} n’a pas approuvé votre compte. Motif indiqué : ${reason}\n\nSi vous pensez qu’il s’agit d’une erreur, contactez l’école.`,
  }),
  'sign-in-changed': ({ change, link }) => ({
    subject: 'Vos paramètres de connexion ont changé',
    body: `${FR_CHANGES[change]}\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n\n${link}`,
  }),
  'someone-waits': ({ name, schoolName, link }) => ({
    subject: `${name} attend une approbation`,
    body: `${name} demande à rejoindre ${schoolName}. Approuvez ou refusez la demande ici :\n\n${link}`,
  }),
  'change-email': ({ link, hours }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: `Ouvrez ce lien dans les ${hours} heures pour utiliser cette adresse avec votre compte :\n\n${link}\n\nSi vous n’avez rien demandé, ignorez cet e-mail : rien ne change.`,
  }),
  'mail-works': ({ brand }) => ({
    subject: 'Nos e-mails vous parviennent à nouveau',
    body: `Vous avez demandé à ${brand} de réessayer cette adresse. Si vous lisez ceci, elle fonctionne : nos e-mails y arrivent désormais.`,
  }),
  'guardian-invitation': ({ studentName, schoolName, days, link }) => ({
    subject: `${schoolName} vous invite à suivre ${studentName}`,
    body: `${schoolName} vous invite à suivre les cours, les notes et les messages de ${studentName}. Ouvrez ce lien dans les ${days} jours pour accepter ; si vous n’avez pas encore de compte, vous en créerez un à cette occasion :\n\n${link}\n\nSi vous ne connaissez pas ${studentName}, ignorez cet e-mail et prévenez l’école.`,
  }),
  'ledger-share': ({ studentName, schoolName, days, link }) => ({
    subject: `${studentName} partage avec vous son suivi d’éligibilité`,
    body: `La famille de ${studentName}, élève de ${schoolName}, partage avec vous son suivi d’éligibilité : où en est l’élève pour les Divisions I et II de la NCAA et pour la NAIA. Vous pouvez le lire pendant ${days} jours par ce lien, sans compte :\n\n${link}\n\nLe lien n’est que pour vous ; ne le transmettez pas. Chaque ouverture est notée pour la famille, qui peut y mettre fin à tout moment. Le suivi n’est pas officiel : l’Eligibility Center décide.\n\nSi vous ne connaissez pas ${studentName}, ignorez cet e-mail.`,
  }),
  'transcript-delivery': ({ studentName, schoolName, days, link }) => ({
    subject: `Relevé de notes officiel de ${studentName}`,
    body: `${schoolName} vous envoie le relevé de notes officiel de ${studentName}, à la demande de la famille ou de l’élève. Vous pouvez le télécharger pendant ${days} jours avec ce lien, sans compte :\n\n${link}\n\nLe document porte un code qui permet à chacun de vérifier qu’il est authentique. Chaque téléchargement est consigné. Il s’agit d’un dossier scolaire protégé par FERPA : veuillez ne pas le transmettre sans l’accord de la famille (34 CFR 99.33).\n\nSi vous ne connaissez pas ${studentName}, ignorez cet e-mail.`,
  }),
  'export-ready': ({ link, days, isOfStudent }) => ({
    subject: isOfStudent ? 'La copie du dossier est prête' : 'La copie de vos données est prête',
    body: isOfStudent
      ? `Vous pouvez télécharger pendant ${days} jours la copie du dossier de l’élève que vous avez demandée. Connectez-vous pour le faire :\n\n${link}`
      : `Vous pouvez télécharger la copie de vos données pendant ${days} jours. Connectez-vous pour le faire :\n\n${link}`,
  }),
  'deletion-asked': ({ date, studentName, isOwnWish, isPostponed, closingSchools, goesAlong, link }) => ({
    subject: studentName ? `Le compte de ${studentName} sera supprimé` : 'Votre compte sera supprimé',
    body: `${studentName ? `Le compte de ${studentName}` : 'Votre compte'} ${isPostponed ? `est marqué pour suppression. La suppression est reportée, car la loi impose pour l’instant de conserver des données ; elle reprendra d’elle-même ensuite, et pas avant le ${date}` : `sera supprimé le ${date}`}. ${isOwnWish ? 'Jusque-là, la demande peut être annulée :' : 'Un responsable légal l’a demandé, et jusque-là, seul un responsable légal peut annuler la demande. Pour en savoir plus :'}\n\n${link}\n\n${closingSchools.map((name) => `${name} ferme avec votre compte : plus personne ne pourra rien y modifier. Les dossiers des enfants restent. Le compte d’un enfant qui a un autre responsable légal, va dans une autre école ou a 13 ans et sa propre adresse e-mail reste aussi.\n\n`).join('')}${goesAlong.length > 0 ? `Ces comptes sont supprimés avec le vôtre, car personne d’autre ne s’en occupe : ${goesAlong.join(', ')}. Pour en garder un, invitez avant ce jour un autre adulte comme responsable légal qui peut décider du compte ; à partir de 13 ans, une adresse e-mail propre à l’enfant suffit aussi.\n\n` : ''}Ce qui est conservé, et pourquoi :\n- Le dossier scolaire avec le nom légal : numéro d’élève, date de naissance, cours, notes avec commentaires, notes finales, présences, crédits et demandes de correction. L’école doit le conserver.\n- Pour le personnel : les cours et supports créés pour l’école et ce qui y a été décidé, sous « Ancien membre ». Les cours d’un enseignant principal passent à un co-enseignant, sinon à un administrateur de l’école ; s’il n’y a ni l’un ni l’autre, ils sont archivés.\n- Les paiements, pendant sept ans, comme l’exige le droit fiscal.\n- Le fait que le compte a été supprimé, et un journal de qui a fait quoi, sans noms.\nTout le reste est supprimé : profil, publications, messages, travaux rendus avec leurs fichiers, brouillons, e-mails, connexions et paramètres.`,
  }),
  'deletion-resumed': ({ date, studentName, isOwnWish, isNeeded, link }) => ({
    subject: studentName
      ? `La suppression du compte de ${studentName} reprend`
      : 'La suppression de votre compte reprend',
    body: `${studentName ? `Le compte de ${studentName}` : 'Votre compte'} était marqué pour suppression, mais la loi imposait de conserver des données. Ce n’est plus le cas. ${isNeeded ? 'La suppression attend encore, car personne d’autre ne fait ce que vous faites ici ; elle reprendra d’elle-même dès que quelqu’un d’autre le fera' : `Le compte sera supprimé le ${date}`}. ${isOwnWish ? 'Jusque-là, la demande peut être annulée :' : 'Un responsable légal l’a demandé, et jusque-là, seul un responsable légal peut annuler la demande. Pour en savoir plus :'}\n\n${link}`,
  }),
  'deletion-done': ({ schoolName }) => ({
    subject: `Le compte d’un élève de ${schoolName} a été supprimé`,
    body: `Le compte d’un élève que vous suivez à ${schoolName} a été supprimé, comme demandé. C’est définitif. L’école conserve le dossier scolaire avec le nom légal, comme il y est tenu ; pour le consulter ou faire rectifier quelque chose, contactez l’école.`,
  }),
};

const DE_CHANGES: Readonly<Record<SignInChange, string>> = {
  password: 'Dein Passwort wurde geändert.',
  password_reset: 'Dein Passwort wurde über einen Link geändert, der an diese Adresse ging.',
  passkey_added: 'Deinem Konto wurde ein Passkey hinzugefügt.',
  passkey_removed: 'Ein Passkey wurde aus deinem Konto entfernt.',
  totp_on: 'Die Zwei-Faktor-Anmeldung wurde eingeschaltet.',
  totp_replaced:
    'Deine Authenticator-App wurde durch eine andere ersetzt; die alte App und die alten Backup-Codes gelten nicht mehr.',
  totp_off: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet.',
  backup_codes: 'Neue Backup-Codes wurden erstellt; die alten gelten nicht mehr.',
  email_asked:
    'Jemand, vermutlich du, möchte für dein Konto eine andere E-Mail-Adresse. Sie gilt, sobald der Link geöffnet ist, den wir dorthin geschickt haben.',
  email:
    'Dein Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
};

const de: Templates = {
  'reset-password': ({ link, minutes }) => ({
    subject: 'Passwort zurücksetzen',
    body: `Jemand, vermutlich du, hat ein neues Passwort angefordert. Öffne diesen Link innerhalb von ${minutes} Minuten, um eines zu wählen:\n\n${link}\n\nWenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.`,
  }),
  'confirm-email': ({ link, brand }) => ({
    subject: 'E-Mail-Adresse bestätigen',
    body: `Willkommen bei ${brand}! Bitte bestätige, dass diese Adresse dir gehört:\n\n${link}\n\nWenn du dich nicht registriert hast, öffne den Link und sag es uns: Dann wird das Konto entfernt.`,
  }),
  'confirm-school': ({ schoolName, code, days, link }) => ({
    subject: `Registrierung von ${schoolName} bestätigen`,
    body: `${schoolName} wurde mit dieser Adresse registriert. Der Schulcode lautet ${code}. Er gilt, sobald du diesen Link öffnest, innerhalb von ${days} Tagen:\n\n${link}\n\nRegistriere dich danach mit dem Code und dieser Adresse als Schuladmin. Wenn du davon nichts weißt, ignoriere diese E-Mail: Ohne den Link gilt der Code nicht.`,
  }),
  'membership-approved': ({ schoolName, link }) => ({
    subject: `Willkommen bei ${schoolName}`,
    body: `${schoolName} hat dein Konto bestätigt. Du kannst gleich loslegen:\n\n${link}`,
  }),
  'membership-refused': ({ schoolName, reason }) => ({
    subject: `Deine Anfrage bei ${schoolName}`,
    body: `${schoolName} hat dein Konto nicht bestätigt. Angegebener Grund: ${reason}\n\nWenn du das für einen Irrtum hältst, wende dich an die Schule.`,
  }),
  'sign-in-changed': ({ change, link }) => ({
    subject: 'Deine Anmeldung wurde geändert',
    body: `${DE_CHANGES[change]}\n\nWenn du das nicht warst, wähle sofort ein neues Passwort:\n\n${link}`,
  }),
  'someone-waits': ({ name, schoolName, link }) => ({
    subject: `${name} wartet auf Bestätigung`,
    body: `${name} möchte ${schoolName} beitreten. Hier bestätigen oder ablehnen:\n\n${link}`,
  }),
  'change-email': ({ link, hours }) => ({
    subject: 'Neue E-Mail-Adresse bestätigen',
    body: `Öffne diesen Link innerhalb von ${hours} Stunden, um diese Adresse für dein Konto zu verwenden:\n\n${link}\n\nWenn du das nicht wolltest, ignoriere diese E-Mail: Es ändert sich nichts.`,
  }),
  'mail-works': ({ brand }) => ({
    subject: 'Unsere E-Mails erreichen dich wieder',
    body: `Du hast ${brand} gebeten, diese Adresse noch einmal zu versuchen. Da du das hier liest, funktioniert sie: Ab jetzt kommen E-Mails wieder hierher.`,
  }),
  'guardian-invitation': ({ studentName, schoolName, days, link }) => ({
    subject: `${schoolName} lädt dich ein, ${studentName} zu begleiten`,
    body: `${schoolName} lädt dich ein, Kurse, Noten und Nachrichten von ${studentName} zu verfolgen. Öffne diesen Link innerhalb von ${days} Tagen, um anzunehmen. Wenn du noch kein Konto hast, kannst du dort eines anlegen:\n\n${link}\n\nWenn du ${studentName} nicht kennst, ignoriere diese E-Mail und sag der Schule Bescheid.`,
  }),
  'ledger-share': ({ studentName, schoolName, days, link }) => ({
    subject: `${studentName} zeigt dir den Stand der Spielberechtigung`,
    body: `Die Familie von ${studentName} von der Schule ${schoolName} zeigt dir den Stand der Spielberechtigung: wie es um die Divisions I und II der NCAA und um die NAIA steht. Du kannst ihn ${days} Tage lang über diesen Link lesen, ohne Konto:\n\n${link}\n\nDer Link ist nur für dich; gib ihn bitte nicht weiter. Jedes Öffnen wird für die Familie vermerkt, die den Link jederzeit beenden kann. Der Stand ist inoffiziell: Das Eligibility Center entscheidet.\n\nWenn du ${studentName} nicht kennst, ignoriere diese E-Mail.`,
  }),
  'transcript-delivery': ({ studentName, schoolName, days, link }) => ({
    subject: `Offizielles Zeugnis von ${studentName}`,
    body: `${schoolName} schickt dir das offizielle Zeugnis von ${studentName}, wie gewünscht. Du kannst es ${days} Tage lang über diesen Link herunterladen, ohne Konto:\n\n${link}\n\nDas Dokument trägt einen Code, mit dem alle prüfen können, ob es echt ist. Jeder Download wird vermerkt. Es ist eine Schülerakte nach FERPA: Bitte nicht ohne Zustimmung der Familie weitergeben (34 CFR 99.33).\n\nWenn du ${studentName} nicht kennst, ignoriere diese E-Mail.`,
  }),
  'export-ready': ({ link, days, isOfStudent }) => ({
    subject: isOfStudent ? 'Die Kopie der Akte ist fertig' : 'Die Kopie deiner Daten ist fertig',
    body: `Du kannst die ${isOfStudent ? 'gewünschte Kopie der Akte' : 'Kopie deiner Daten'} ${days} Tage lang herunterladen. Melde dich dazu an:\n\n${link}`,
  }),
  'deletion-asked': ({ date, studentName, isOwnWish, isPostponed, closingSchools, goesAlong, link }) => ({
    subject: studentName ? `Das Konto von ${studentName} wird gelöscht` : 'Dein Konto wird gelöscht',
    body: `${studentName ? `Das Konto von ${studentName}` : 'Dein Konto'} ${isPostponed ? `ist zur Löschung vorgemerkt. Die Löschung ist aufgeschoben, weil Daten vorerst von Rechts wegen aufbewahrt werden müssen; sie geht danach von selbst weiter, nicht vor dem ${date}` : `wird am ${date} gelöscht`}. ${isOwnWish ? 'Bis dahin kannst du es hier zurücknehmen:' : 'Eine erziehungsberechtigte Person hat das veranlasst, und bis dahin kann nur eine erziehungsberechtigte Person es zurücknehmen. Mehr dazu:'}\n\n${link}\n\n${closingSchools.map((name) => `${name} schließt mit deinem Konto: Niemand kann dort mehr etwas ändern. Die Akten der Kinder bleiben. Auch das Konto eines Kindes bleibt, das eine andere erziehungsberechtigte Person hat, eine andere Schule besucht oder 13 ist und eine eigene E-Mail-Adresse hat.\n\n`).join('')}${goesAlong.length > 0 ? `Diese Konten werden mit gelöscht, weil sich sonst niemand um sie kümmert: ${goesAlong.join(', ')}. Um eines zu behalten, lade vor diesem Tag eine andere erwachsene Person als erziehungsberechtigt ein, die über das Konto entscheiden darf; ab 13 genügt auch eine eigene E-Mail-Adresse des Kindes.\n\n` : ''}Was bleibt, und warum:\n- Die Schulakte mit dem amtlichen Namen: Schülernummer, Geburtsdatum, Kurse, Noten mit Rückmeldungen, Endnoten, Anwesenheit, Credits und Anträge auf Berichtigung. Die Schule muss sie aufbewahren.\n- Beim Personal: Kurse und Materialien, die für die Schule entstanden sind, und was dort entschieden wurde, unter „Ehemaliges Mitglied“. Kurse einer Hauptlehrkraft gehen an eine Co-Lehrkraft, sonst an einen Schuladmin; gibt es beides nicht, werden sie archiviert.\n- Zahlungen, sieben Jahre lang, wie es das Steuerrecht verlangt.\n- Dass das Konto gelöscht wurde, und ein Protokoll, wer was getan hat, ohne Namen.\nAlles andere wird gelöscht: Profil, Beiträge, Nachrichten, abgegebene Arbeiten mit Dateien, Entwürfe, E-Mails, Anmeldungen und Einstellungen.`,
  }),
  'deletion-resumed': ({ date, studentName, isOwnWish, isNeeded, link }) => ({
    subject: studentName
      ? `Die Löschung des Kontos von ${studentName} geht weiter`
      : 'Die Löschung deines Kontos geht weiter',
    body: `${studentName ? `Das Konto von ${studentName}` : 'Dein Konto'} war zur Löschung vorgemerkt. Sie war aufgeschoben, weil Daten von Rechts wegen aufbewahrt werden mussten. Das ist vorbei. ${isNeeded ? 'Sie wartet noch, weil niemand sonst deine Aufgaben hier übernimmt; sie geht von selbst weiter, sobald es jemand tut' : `Das Konto wird am ${date} gelöscht`}. ${isOwnWish ? 'Bis dahin kannst du sie hier zurücknehmen:' : 'Eine erziehungsberechtigte Person hat das veranlasst, und bis dahin kann nur eine erziehungsberechtigte Person es zurücknehmen. Mehr dazu:'}\n\n${link}`,
  }),
  'deletion-done': ({ schoolName }) => ({
    subject: `Ein Schülerkonto bei ${schoolName} wurde gelöscht`,
    body: `Das Konto eines Kindes, das du bei ${schoolName} begleitest, wurde wie gewünscht gelöscht. Das lässt sich nicht rückgängig machen. Die Schule muss die Schulakte mit dem amtlichen Namen aufbewahren; um sie zu lesen oder etwas berichtigen zu lassen, wende dich an die Schule.`,
  }),
};

const languages: Readonly<
  Record<Locale, { readonly [Name in LetterName]: (params: LetterParams[Name]) => Composed }>
> = {
  en: { ...en, ...consentLetters.en, ...membershipLetters.en },
  es: { ...es, ...consentLetters.es, ...membershipLetters.es },
  fr: { ...fr, ...consentLetters.fr, ...membershipLetters.fr },
  de: { ...de, ...consentLetters.de, ...membershipLetters.de },
};

/** Composes a letter in the reader's language. */
export function composeLetter<Name extends LetterName>(
  locale: Locale,
  name: Name,
  params: LetterParams[Name],
): Composed {
  return languages[locale][name](params);
}
