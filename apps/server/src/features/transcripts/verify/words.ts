import type { Language } from '#platform/language.ts';

/** What the page says of a code. */
export type Verdict = 'valid' | 'superseded' | 'revoked' | 'unknown' | 'unproven' | 'limited';

/** The words of the page in one language. `{school}`, `{date}` and `{code}` stand for what is filled in. */
export interface VerifyWords {
  readonly title: string;
  readonly verdicts: Readonly<Record<Verdict, { readonly title: string; readonly text: string }>>;
  readonly code: string;
  readonly issuer: string;
  readonly issuedOn: string;
  readonly signature: string;
  readonly genuine: string;
  readonly fingerprint: string;
  readonly noPerson: string;
  /** With `{date}`, until when. */
  readonly shownUntil: string;
  readonly student: string;
  readonly graduation: string;
  /** With `{date}`. */
  readonly expected: string;
  readonly credits: string;
  readonly gpa: string;
  readonly weightedGpa: string;
  readonly fileTitle: string;
  readonly fileHint: string;
  readonly fileChoose: string;
  readonly fileStays: string;
  readonly fileSame: string;
  readonly fileOther: string;
  readonly fileFailed: string;
  readonly typeTitle: string;
  readonly typeHint: string;
  readonly check: string;
  readonly footer: string;
  readonly languages: string;
}

export const VERIFY_WORDS: Readonly<Record<Language, VerifyWords>> = {
  en: {
    title: 'Check a transcript',
    verdicts: {
      valid: {
        title: 'This transcript is valid',
        text: '{school} issued it on {date}. Nothing has replaced it.',
      },
      superseded: {
        title: 'A newer transcript exists',
        text: '{school} issued this one and replaced it on {date}. Ask the student for the new code.',
      },
      revoked: {
        title: 'This transcript was withdrawn',
        text: '{school} withdrew it on {date}. Don’t rely on it.',
      },
      unknown: {
        title: 'We don’t know this code',
        text: 'No transcript was issued here under {code}. The letters O and I and the digits 0 and 1 are never used. Compare it character by character.',
      },
      unproven: {
        title: 'We can’t confirm this transcript',
        text: 'The code is known, but what’s stored under it doesn’t match its signature. Ask {school}.',
      },
      limited: {
        title: 'Too many attempts',
        text: 'Too many unknown codes came from your network. Try again in an hour.',
      },
    },
    code: 'Code',
    issuer: 'Issued by',
    issuedOn: 'Issued on',
    signature: 'Signature',
    genuine: 'Genuine, key {key}',
    fingerprint: 'Fingerprint of the PDF (SHA-256)',
    noPerson: 'This page says nothing about the student. Compare the name and grades with the file you have.',
    shownUntil: 'Shown here with consent until {date}. Compare the rest with the file you have.',
    student: 'Student',
    graduation: 'Graduation',
    expected: '{date}, expected',
    credits: 'Credits earned',
    gpa: 'GPA, unweighted',
    weightedGpa: 'GPA, weighted',
    fileTitle: 'Is your file the same?',
    fileHint: 'Drop the PDF here, as you received it.',
    fileChoose: 'Or choose a file',
    fileStays: 'It stays on your device. Only its fingerprint is compared, in this page.',
    fileSame: 'Your file is the one that was signed, byte for byte.',
    fileOther: 'Your file is not the one that was signed. It was changed, or belongs to another code.',
    fileFailed: 'Your file could not be compared here. Open this page over https in a current browser.',
    typeTitle: 'Check another code',
    typeHint: 'The code is printed on the transcript, next to the square of dots.',
    check: 'Check',
    footer:
      'A valid transcript says what the school recorded. It is not a statement on athletic eligibility.',
    languages: 'Language',
  },
  es: {
    title: 'Verificar un expediente académico',
    verdicts: {
      valid: {
        title: 'Este expediente es válido',
        text: '{school} lo emitió el {date}. Nada lo ha reemplazado.',
      },
      superseded: {
        title: 'Existe un expediente más reciente',
        text: '{school} emitió este y lo reemplazó el {date}. Pide al estudiante el código nuevo.',
      },
      revoked: {
        title: 'Este expediente fue retirado',
        text: '{school} lo retiró el {date}. No te bases en él.',
      },
      unknown: {
        title: 'No conocemos este código',
        text: 'Aquí no se emitió ningún expediente con {code}. Las letras O e I y las cifras 0 y 1 nunca se usan. Compáralo signo por signo.',
      },
      unproven: {
        title: 'No podemos confirmar este expediente',
        text: 'El código es conocido, pero lo que se guarda con él no concuerda con su firma. Pregunta a {school}.',
      },
      limited: {
        title: 'Demasiados intentos',
        text: 'Desde tu red llegaron demasiados códigos desconocidos. Inténtalo de nuevo dentro de una hora.',
      },
    },
    code: 'Código',
    issuer: 'Emitido por',
    issuedOn: 'Fecha de emisión',
    signature: 'Firma',
    genuine: 'Auténtica, clave {key}',
    fingerprint: 'Huella del PDF (SHA-256)',
    noPerson:
      'Esta página no dice nada del estudiante. Compara el nombre y las calificaciones con el archivo que tienes.',
    shownUntil:
      'Se muestra aquí con consentimiento hasta el {date}. Compara lo demás con el archivo que tienes.',
    student: 'Estudiante',
    graduation: 'Graduación',
    expected: '{date}, prevista',
    credits: 'Créditos obtenidos',
    gpa: 'GPA sin ponderar',
    weightedGpa: 'GPA ponderado',
    fileTitle: '¿Es igual tu archivo?',
    fileHint: 'Suelta aquí el PDF, tal como lo recibiste.',
    fileChoose: 'O elige un archivo',
    fileStays: 'Se queda en tu dispositivo. Solo se compara su huella, en esta página.',
    fileSame: 'Tu archivo es el que se firmó, byte por byte.',
    fileOther: 'Tu archivo no es el que se firmó. Fue modificado o pertenece a otro código.',
    fileFailed: 'Tu archivo no se pudo comparar aquí. Abre esta página por https en un navegador actual.',
    typeTitle: 'Verificar otro código',
    typeHint: 'El código está en el expediente, junto al cuadrado de puntos.',
    check: 'Verificar',
    footer:
      'Un expediente válido dice lo que registró la escuela. No se pronuncia sobre la elegibilidad deportiva.',
    languages: 'Idioma',
  },
  fr: {
    title: 'Vérifier un relevé de notes',
    verdicts: {
      valid: {
        title: 'Ce relevé de notes est valide',
        text: '{school} l’a délivré le {date}. Rien ne l’a remplacé.',
      },
      superseded: {
        title: 'Il existe un relevé plus récent',
        text: '{school} a délivré celui-ci et l’a remplacé le {date}. Demandez le nouveau code à l’élève.',
      },
      revoked: {
        title: 'Ce relevé de notes a été retiré',
        text: '{school} l’a retiré le {date}. Ne vous y fiez pas.',
      },
      unknown: {
        title: 'Nous ne connaissons pas ce code',
        text: 'Aucun relevé n’a été délivré ici sous {code}. Les lettres O et I et les chiffres 0 et 1 ne sont jamais utilisés. Comparez-le signe par signe.',
      },
      unproven: {
        title: 'Nous ne pouvons pas confirmer ce relevé',
        text: 'Le code est connu, mais ce qui est conservé sous ce code ne correspond pas à sa signature. Adressez-vous à {school}.',
      },
      limited: {
        title: 'Trop d’essais',
        text: 'Trop de codes inconnus sont venus de votre réseau. Réessayez dans une heure.',
      },
    },
    code: 'Code',
    issuer: 'Délivré par',
    issuedOn: 'Délivré le',
    signature: 'Signature',
    genuine: 'Authentique, clé {key}',
    fingerprint: 'Empreinte du PDF (SHA-256)',
    noPerson:
      'Cette page ne dit rien de l’élève. Comparez le nom et les notes avec le fichier que vous avez.',
    shownUntil: 'Affiché ici avec accord jusqu’au {date}. Comparez le reste avec le fichier que vous avez.',
    student: 'Élève',
    graduation: 'Diplôme',
    expected: '{date}, prévu',
    credits: 'Crédits obtenus',
    gpa: 'GPA non pondéré',
    weightedGpa: 'GPA pondéré',
    fileTitle: 'Votre fichier est-il le même ?',
    fileHint: 'Déposez ici le PDF, tel que vous l’avez reçu.',
    fileChoose: 'Ou choisissez un fichier',
    fileStays: 'Il reste sur votre appareil. Seule son empreinte est comparée, dans cette page.',
    fileSame: 'Votre fichier est celui qui a été signé, octet pour octet.',
    fileOther:
      'Votre fichier n’est pas celui qui a été signé. Il a été modifié ou appartient à un autre code.',
    fileFailed:
      'Votre fichier n’a pas pu être comparé ici. Ouvrez cette page en https dans un navigateur récent.',
    typeTitle: 'Vérifier un autre code',
    typeHint: 'Le code figure sur le relevé, à côté du carré de points.',
    check: 'Vérifier',
    footer:
      'Un relevé valide dit ce que l’école a enregistré. Il ne se prononce pas sur l’éligibilité sportive.',
    languages: 'Langue',
  },
  de: {
    title: 'Zeugnis prüfen',
    verdicts: {
      valid: {
        title: 'Dieses Zeugnis ist gültig',
        text: '{school} hat es am {date} ausgestellt. Nichts hat es ersetzt.',
      },
      superseded: {
        title: 'Es gibt ein neueres Zeugnis',
        text: '{school} hat dieses ausgestellt und am {date} ersetzt. Frag die Schülerin oder den Schüler nach dem neuen Code.',
      },
      revoked: {
        title: 'Dieses Zeugnis wurde zurückgezogen',
        text: '{school} hat es am {date} zurückgezogen. Verlass dich nicht darauf.',
      },
      unknown: {
        title: 'Wir kennen diesen Code nicht',
        text: 'Unter {code} wurde hier kein Zeugnis ausgestellt. Die Buchstaben O und I und die Ziffern 0 und 1 kommen nie vor. Vergleich ihn Zeichen für Zeichen.',
      },
      unproven: {
        title: 'Wir können dieses Zeugnis nicht bestätigen',
        text: 'Der Code ist bekannt, aber was unter ihm liegt, passt nicht zu seiner Signatur. Frag {school}.',
      },
      limited: {
        title: 'Zu viele Versuche',
        text: 'Aus deinem Netz kamen zu viele unbekannte Codes. Versuch es in einer Stunde noch einmal.',
      },
    },
    code: 'Code',
    issuer: 'Ausgestellt von',
    issuedOn: 'Ausgestellt am',
    signature: 'Signatur',
    genuine: 'Echt, Schlüssel {key}',
    fingerprint: 'Fingerabdruck der PDF-Datei (SHA-256)',
    noPerson: 'Diese Seite sagt nichts über die Person. Vergleich Name und Noten mit der Datei, die du hast.',
    shownUntil: 'Mit Zustimmung hier zu sehen bis {date}. Vergleich alles andere mit der Datei, die du hast.',
    student: 'Schülerin oder Schüler',
    graduation: 'Abschluss',
    expected: '{date}, erwartet',
    credits: 'Erworbene Credits',
    gpa: 'GPA, ungewichtet',
    weightedGpa: 'GPA, gewichtet',
    fileTitle: 'Ist deine Datei dieselbe?',
    fileHint: 'Leg die PDF-Datei hier ab, wie du sie bekommen hast.',
    fileChoose: 'Oder wähl eine Datei',
    fileStays: 'Sie bleibt auf deinem Gerät. Nur ihr Fingerabdruck wird verglichen, in dieser Seite.',
    fileSame: 'Deine Datei ist die signierte, Byte für Byte.',
    fileOther: 'Deine Datei ist nicht die signierte. Sie wurde verändert oder gehört zu einem anderen Code.',
    fileFailed:
      'Deine Datei konnte hier nicht verglichen werden. Öffne diese Seite über https in einem aktuellen Browser.',
    typeTitle: 'Einen anderen Code prüfen',
    typeHint: 'Der Code steht auf dem Zeugnis, neben dem Quadrat aus Punkten.',
    check: 'Prüfen',
    footer:
      'Ein gültiges Zeugnis sagt, was die Schule eingetragen hat. Es ist keine Aussage über die Spielberechtigung.',
    languages: 'Sprache',
  },
};
