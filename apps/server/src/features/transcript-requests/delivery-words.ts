import type { Language } from '#platform/language.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface DeliveryWords {
  readonly languages: string;
  /** `{student}`, `{school}`, `{recipient}` and `{date}` are filled in. */
  readonly open: Words;
  readonly revoked: Words;
  readonly over: Words;
  readonly unavailable: Words;
  readonly superseded: string;
  readonly download: string;
  readonly code: string;
  readonly check: string;
  readonly until: string;
  readonly noFurther: string;
}

/** What the page says to whom a transcript was sent. */
export const DELIVERY_WORDS: Readonly<Record<Language, DeliveryWords>> = {
  en: {
    languages: 'Languages',
    open: {
      title: 'Official transcript of {student}',
      text: '{school} is sending it to {recipient}, as the family or the student requested.',
    },
    revoked: {
      title: 'This transcript was withdrawn',
      text: 'The school withdrew it after it was sent. Please ask the school for a new one.',
    },
    over: {
      title: 'This link no longer works',
      text: 'It has expired, or it isn’t complete. Please ask the family or the school to send the transcript again.',
    },
    unavailable: {
      title: 'The file can’t be downloaded right now',
      text: 'Please try again in an hour. If it still doesn’t work, ask the school.',
    },
    superseded: 'The school has since issued a newer transcript. Please ask for it.',
    download: 'Download the transcript (PDF)',
    code: 'Code:',
    check: 'Check that it is genuine',
    until: 'The link works until {date}. Each download is logged.',
    noFurther:
      'Education record under FERPA: please don’t pass it on without the family’s consent (34 CFR 99.33).',
  },
  es: {
    languages: 'Idiomas',
    open: {
      title: 'Expediente académico oficial de {student}',
      text: '{school} lo envía a {recipient}, como pidió la familia o el estudiante.',
    },
    revoked: {
      title: 'Este expediente fue retirado',
      text: 'La escuela lo retiró después de enviarlo. Pide uno nuevo a la escuela.',
    },
    over: {
      title: 'Este enlace ya no funciona',
      text: 'Venció o no está completo. Pide a la familia o a la escuela que vuelva a enviar el expediente.',
    },
    unavailable: {
      title: 'El archivo no se puede descargar ahora',
      text: 'Vuelve a intentarlo en una hora. Si sigue sin funcionar, pregunta a la escuela.',
    },
    superseded: 'Desde entonces, la escuela emitió un expediente más reciente. Pídelo.',
    download: 'Descargar el expediente (PDF)',
    code: 'Código:',
    check: 'Verificar que es auténtico',
    until: 'El enlace funciona hasta el {date}. Cada descarga queda registrada.',
    noFurther:
      'Expediente educativo protegido por FERPA: no lo transmitas sin el consentimiento de la familia (34 CFR 99.33).',
  },
  fr: {
    languages: 'Langues',
    open: {
      title: 'Relevé de notes officiel de {student}',
      text: '{school} l’envoie à {recipient}, à la demande de la famille ou de l’élève.',
    },
    revoked: {
      title: 'Ce relevé a été retiré',
      text: 'L’école l’a retiré après l’envoi. Veuillez en demander un nouveau à l’école.',
    },
    over: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Il a expiré ou n’est pas complet. Veuillez demander à la famille ou à l’école d’envoyer de nouveau le relevé.',
    },
    unavailable: {
      title: 'Le fichier ne peut pas être téléchargé pour le moment',
      text: 'Veuillez réessayer dans une heure. Si cela ne fonctionne toujours pas, adressez-vous à l’école.',
    },
    superseded: 'L’école a délivré depuis un relevé plus récent. Veuillez le demander.',
    download: 'Télécharger le relevé (PDF)',
    code: 'Code :',
    check: 'Vérifier qu’il est authentique',
    until: 'Le lien fonctionne jusqu’au {date}. Chaque téléchargement est consigné.',
    noFurther:
      'Dossier scolaire protégé par FERPA : veuillez ne pas le transmettre sans l’accord de la famille (34 CFR 99.33).',
  },
  de: {
    languages: 'Sprachen',
    open: {
      title: 'Offizielles Zeugnis von {student}',
      text: '{school} schickt es an {recipient}, wie gewünscht.',
    },
    revoked: {
      title: 'Dieses Zeugnis wurde zurückgezogen',
      text: 'Die Schule hat es nach dem Versand zurückgezogen. Bitte die Schule um ein neues.',
    },
    over: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Er ist abgelaufen oder unvollständig. Bitte die Familie oder die Schule, das Zeugnis noch einmal zu schicken.',
    },
    unavailable: {
      title: 'Die Datei lässt sich gerade nicht herunterladen',
      text: 'Bitte versuch es in einer Stunde noch einmal. Klappt es dann nicht, frag die Schule.',
    },
    superseded: 'Die Schule hat seitdem ein neueres Zeugnis ausgestellt. Bitte frag danach.',
    download: 'Zeugnis herunterladen (PDF)',
    code: 'Code:',
    check: 'Echtheit prüfen',
    until: 'Der Link funktioniert bis zum {date}. Jeder Download wird vermerkt.',
    noFurther: 'Schülerakte nach FERPA: Bitte nicht ohne Zustimmung der Familie weitergeben (34 CFR 99.33).',
  },
};
