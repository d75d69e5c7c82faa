import type { Sentences } from './facts.ts';

const of = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : `${count} ${plural}`;

/** German. */
export const de: Sentences = {
  line: {
    grade_released: ({ course, child, titles }) =>
      `Neue ${titles.length === 1 ? 'Note' : 'Noten'}${child ? ` für ${child}` : ''} in ${course}: ${titles.join(', ')}`,
    final_grade_posted: ({ course, child }) =>
      `Endnote veröffentlicht${child ? ` für ${child}` : ''}: ${course}`,
    incomplete_due: ({ course, child }) =>
      `Ein unvollständiger Kurs ist innerhalb einer Woche nachzuholen${child ? ` (${child})` : ''}: ${course}`,
    incomplete_overdue: ({ course, child }) =>
      `Ein unvollständiger Kurs wurde nicht rechtzeitig nachgeholt${child ? ` (${child})` : ''}: ${course}`,
    assignment_due: ({ assignment, course, due }) => `Bald fällig: ${assignment} (${course}): ${due}`,
    due_date_moved: ({ assignment, course, due }) =>
      assignment && due
        ? `Neuer Abgabetermin: ${assignment} (${course}): ${due}`
        : `Neue Abgabetermine in ${course}`,
    work_to_grade: ({ count, assignment, course }) =>
      `${of(count, 'Eine Arbeit', 'Arbeiten')} zu bewerten: ${assignment || course}`,
    grade_question: ({ count, assignment, course }) =>
      `${of(count, 'Eine Frage', 'Fragen')} zu einer Note: ${assignment || course}`,
    question_answered: ({ assignment, course, child }) =>
      `${child ? `Die Frage zu ${child}` : 'Deine Frage'} wurde beantwortet: ${assignment || course}`,
    problem_reported: ({ count, assignment, course }) =>
      `${of(count, 'Ein Problem', 'Probleme')} gemeldet: ${assignment || course}`,
    problem_handled: ({ assignment, course }) =>
      `Das Problem, das du gemeldet hast, wurde geprüft: ${assignment || course}`,
    enrollment_requested: ({ count, course }) =>
      count === 1 ? `Jemand möchte an ${course} teilnehmen` : `${count} möchten an ${course} teilnehmen`,
    enrollment_decided: ({ course }) => `Die Schule hat über deine Anfrage zu ${course} entschieden`,
    membership_approved: ({ school }) => `${school} hat dein Konto bestätigt`,
    transcript_submitted: ({ school }) =>
      `Bei ${school} wartet ein Zeugnis einer anderen Schule auf Bestätigung`,
    transcript_decided: ({ school }) => `${school} hat über ein Zeugnis einer anderen Schule entschieden`,
    correction_asked: ({ school }) => `Bei ${school} wird die Berichtigung einer Akte beantragt`,
    correction_answered: ({ school }) => `${school} hat einen Antrag auf Berichtigung der Akte beantwortet`,
    diploma_awarded: ({ school, child }) => `${school} hat ${child || 'dir'} das Diplom verliehen`,
    diploma_withdrawn: ({ school, child }) =>
      `${school} hat ${child ? `das Diplom von ${child}` : 'dein Diplom'} zurückgezogen`,
    record_corrected: ({ school, child }) =>
      `${school} hat die persönlichen Angaben${child ? ` von ${child}` : ''} in der Akte berichtigt`,
    person_waiting: ({ count, school }) =>
      count === 1 ? `Jemand möchte ${school} beitreten` : `${count} Personen möchten ${school} beitreten`,
    code_guessing: ({ school }) => `Jemand versucht, den Code von ${school} zu erraten`,
    publish_requested: ({ course }) => `Soll veröffentlicht werden: ${course}`,
    publish_decided: ({ course }) => `Deine Schule hat über ${course} entschieden`,
    session_planned: ({ course }) => `Neue Live-Stunde in ${course}`,
    session_changed: ({ course }) => `Eine Live-Stunde wurde verschoben: ${course}`,
    session_cancelled: ({ course }) => `Eine Live-Stunde fällt aus: ${course}`,
    session_soon: ({ course }) => `Eine Live-Stunde beginnt bald: ${course}`,
    meeting_failed: ({ course }) => `Ein Meeting-Raum konnte nicht erstellt werden: ${course}`,
    recording_ready: ({ course }) => `Eine Aufzeichnung ist da: ${course}`,
    recording_missing: ({ course }) => `Eine Aufzeichnung ist nicht angekommen: ${course}`,
    discussion_started: ({ count, course }) =>
      count === 1 ? `Eine neue Diskussion in ${course}` : `${count} neue Diskussionen in ${course}`,
    discussion_reply: ({ count, course }) =>
      `${count === 1 ? 'Eine neue Antwort' : `${count} neue Antworten`} in einer Diskussion von ${course}`,
    discussion_mention: ({ course }) => `Du wurdest in einer Diskussion in ${course} erwähnt`,
    discussion_removed: ({ course }) => `Ein Beitrag von dir wurde entfernt: ${course}`,
    discussion_reported: ({ count, course }) =>
      `${count === 1 ? 'Ein Beitrag wurde gemeldet' : `${count} Beiträge wurden gemeldet`}: ${course}`,
    message_received: ({ count }) => (count === 1 ? 'Eine neue Nachricht' : `${count} neue Nachrichten`),
    message_reported: ({ count, school }) =>
      `${count === 1 ? 'Eine Nachricht wurde gemeldet' : `${count} Nachrichten wurden gemeldet`}: ${school}`,
    enrollment_dropped: ({ count, course }) =>
      count === 1 ? `Jemand hat ${course} abgewählt` : `${count} haben ${course} abgewählt`,
    enrollment_ended: ({ course }) => `Du bist nicht mehr in ${course}`,
    course_role: ({ course }) => `Du hast eine neue Rolle in ${course}`,
    guardian_requested: ({ count, school }) =>
      `${of(count, 'Eine Person möchte', 'Personen möchten')} jemanden an der Schule ${school} begleiten`,
    guardian_linked: ({ child }) => `Du kannst jetzt ${child ?? 'ein Kind'} begleiten`,
    guardian_added: () => 'Eine erziehungsberechtigte Person kann jetzt deine Kurse und Noten sehen',
    guardian_refused: () => 'Die Schule hat deine Anfrage, jemanden zu begleiten, nicht bestätigt',
    guardian_ended: () => 'Du begleitest eine Schülerin oder einen Schüler nicht mehr',
    guardian_removed: () => 'Eine erziehungsberechtigte Person sieht deine Kurse und Noten nicht mehr',
    student_password_reset: () => 'Das Passwort eines Schulkontos wurde neu vergeben',
    coming_of_age: () => 'Mit 18 gehen die Rechte an der Schulakte auf die Schülerin oder den Schüler über',
    consent_needed: ({ child }) =>
      `Das Konto von ${child ?? 'einem Kind'} wartet auf die Zustimmung der Eltern`,
    consent_given: ({ child }) => `Ein Elternteil hat dem Konto von ${child ?? 'einem Kind'} zugestimmt`,
    consent_ended: ({ child }) => `Die Zustimmung zum Konto von ${child ?? 'einem Kind'} ist beendet`,
    consent_withdrawn: ({ child }) => `Die Zustimmung zum Konto von ${child ?? 'einem Kind'} ist beendet`,
    consent_recorded: ({ child }) =>
      `Die Schule hat eine Entscheidung zur Zustimmung für ${child ?? 'dein Kind'} eingetragen`,
    consent_replaced: ({ child }) =>
      `Eine andere erziehungsberechtigte Person hat dem Konto ${child ? `von ${child}` : 'deines Kindes'} zugestimmt, anstelle der früheren Zustimmung`,
    directory_notice: ({ school }) =>
      `${school ?? 'Deine Schule'} sagt, was sie dieses Jahr über Schüler:innen zeigen darf; du kannst widersprechen`,
    deletion_asked: ({ child }) =>
      `Eine andere erziehungsberechtigte Person will das Konto ${child ? `von ${child}` : 'eines Kindes'} löschen lassen`,
    deletion_withdrawn: ({ child }) =>
      `Eine andere erziehungsberechtigte Person hat die Löschung des Kontos ${child ? `von ${child}` : 'eines Kindes'} abgebrochen`,
    deletion_done: () => 'Das Konto eines Kindes, das du begleitet hast, wurde gelöscht',
    membership_suspended: ({ child, school }) =>
      `${school} hat die Mitgliedschaft von ${child ?? 'einem Kind'} ausgesetzt`,
    membership_reactivated: ({ child, school }) => `${school} steht ${child ?? 'einem Kind'} wieder offen`,
    membership_ended: ({ child, school }) =>
      `Die Mitgliedschaft von ${child ?? 'einem Kind'} bei ${school} ist beendet`,
    guard_asked: ({ child }) =>
      child
        ? `Eine Änderung an der Schule würde die NCAA-Spielberechtigung von ${child} verschlechtern. Bitte lies und bestätige sie`
        : 'Eine Änderung an der Schule würde deine NCAA-Spielberechtigung verschlechtern. Lies, was dadurch wegfiele',
    guard_signed: ({ child }) =>
      `Eine Änderung${child ? ` für ${child}` : ''} wurde bestätigt und kann jetzt vorgenommen werden`,
    guard_proceeded: ({ child }) =>
      `Die Schule ändert etwas an ${child ? `den Kursen von ${child}` : 'deinen Kursen'}, ohne dass es bestätigt wurde`,
    guard_declined: ({ child }) =>
      `Die Familie lehnt eine Änderung${child ? ` für ${child}` : ''} ab. Lies, was sie dazu sagt`,
    eligibility_worse: ({ child }) =>
      `${child ? `Die NCAA-Spielberechtigung von ${child}` : 'Deine NCAA-Spielberechtigung'} hat sich verschlechtert. Sieh, was sie geändert hat`,
    share_asked: ({ child }) =>
      `${child ?? 'Ein Kind'} möchte einem Coach den Stand der Spielberechtigung zeigen. Bitte entscheide`,
    share_given: ({ child }) =>
      `Ein Coach kann jetzt ${child ? `den Stand der Spielberechtigung von ${child}` : 'deinen Stand der Spielberechtigung'} lesen`,
    share_declined: ({ child }) =>
      `Die Bitte, einem Coach ${child ? `den Stand der Spielberechtigung von ${child}` : 'deinen Stand der Spielberechtigung'} zu zeigen, wurde abgelehnt`,
    share_ended: ({ child }) =>
      `Ein Coach kann ${child ? `den Stand der Spielberechtigung von ${child}` : 'deinen Stand der Spielberechtigung'} nicht mehr lesen`,
    transcript_shown: ({ child }) =>
      `Wer den Code ${child ? `des Zeugnisses von ${child}` : 'deines Zeugnisses'} prüft, sieht jetzt mehr als dessen Gültigkeit`,
    transcript_asked: ({ child }) =>
      `${child ?? 'Jemand'} bittet darum, dass ein offizielles Zeugnis verschickt wird. Bitte entscheide`,
    transcript_declined: ({ child }) =>
      `Die Bitte, ${child ? `das Zeugnis von ${child}` : 'dein Zeugnis'} zu verschicken, wurde abgelehnt. Lies, warum`,
    transcript_sent: ({ child }) =>
      `${child ? `Das offizielle Zeugnis von ${child}` : 'Dein offizielles Zeugnis'} wurde verschickt oder liegt zum Herunterladen bereit`,
    transcript_differs: () => 'Ein ausgestelltes Zeugnis stimmt nicht mehr mit den Daten der Schule überein',
    transcript_undelivered: ({ child }) =>
      `Die E-Mail mit dem Zeugnis${child ? ` von ${child}` : ''} ist beim Empfänger nicht angekommen`,
    transcript_returned: () => 'Eine E-Mail mit einem Zeugnis ist beim Empfänger nicht angekommen',
    transcript_wanted: () => 'Eine Familie bittet um ein offizielles Zeugnis',
    transcript_yours: () =>
      'Eine Anfrage, dein offizielles Zeugnis zu verschicken, braucht jetzt deine eigene Zustimmung',
    what_if_shared: ({ child }) =>
      `${child ? `${child}: Eine` : 'Eine'} Simulation zur NCAA-Spielberechtigung wurde mit dir geteilt`,
    plan_proposed: ({ child }) => `Ein Kursplan${child ? ` von ${child}` : ''} wartet auf deine Zustimmung`,
    plan_approved: ({ child }) => `${child ? `${child}: Der` : 'Dein'} Kursplan wurde angenommen`,
    plan_returned: ({ child }) =>
      `${child ? `${child}: Der` : 'Dein'} Kursplan kam mit Änderungswünschen zurück`,
    advice_question: ({ child }) => `${child ? `${child} hat` : 'Es gibt'} eine Frage an die Beratung`,
    advice_answered: () => 'Die Beratung hat deine Frage beantwortet',
    advice_alert: ({ child }) =>
      `${child ?? 'Jemand'} ist vielleicht in Gefahr. Lies bitte, was geschrieben wurde, und kümmere dich jetzt darum`,
    follow_up_due: ({ child }) => `Eine Wiedervorlage${child ? ` zu ${child}` : ''} ist überfällig`,
    follow_up_escalated: ({ child }) =>
      `Eine Wiedervorlage${child ? ` zu ${child}` : ''} ist überfällig, und niemand hat sie abgeschlossen`,
    account_goes_along: () =>
      'Dein Konto wird zusammen mit dem deines Elternteils gelöscht. Mit einer eigenen E-Mail-Adresse behältst du es',
    waitlist_place: ({ course }) => `Du hast einen Platz in ${course}`,
    waitlist_requested: ({ course }) => `In ${course} wurde ein Platz frei; deine Schule entscheidet`,
    material_missing: ({ course }) =>
      `Die Datei eines Materials ist nicht mehr da${course ? `: ${course}` : ''}`,
  },
  push: {
    grade_released: (count) =>
      count === 1 ? 'Eine neue Note steht bereit.' : `${count} neue Noten stehen bereit.`,
    final_grade_posted: () => 'Eine Endnote wurde veröffentlicht.',
    incomplete_due: () => 'Ein unvollständiger Kurs ist innerhalb einer Woche nachzuholen.',
    incomplete_overdue: () => 'Ein unvollständiger Kurs wurde nicht rechtzeitig nachgeholt.',
    assignment_due: () => 'Etwas ist innerhalb eines Tages fällig.',
    due_date_moved: () => 'Ein Abgabetermin hat sich geändert.',
    work_to_grade: (count) =>
      count === 1 ? 'Eine Arbeit wartet auf Bewertung.' : `${count} Arbeiten warten auf Bewertung.`,
    grade_question: () => 'Jemand fragt nach einer Note.',
    question_answered: () => 'Eine Frage zu einer Note wurde beantwortet.',
    problem_reported: () => 'In einem Kurs wurde ein Problem gemeldet.',
    problem_handled: () => 'Ein Problem, das du gemeldet hast, wurde geprüft.',
    enrollment_requested: () => 'Jemand möchte an einem Kurs teilnehmen.',
    enrollment_decided: () => 'Über deine Anfrage zu einem Kurs wurde entschieden.',
    membership_approved: () => 'Dein Konto wurde bestätigt.',
    transcript_submitted: () => 'Ein Zeugnis einer anderen Schule wartet auf Bestätigung.',
    transcript_decided: () => 'Über ein Zeugnis einer anderen Schule wurde entschieden.',
    correction_asked: () => 'Die Berichtigung einer Akte wird beantragt.',
    correction_answered: () => 'Ein Antrag auf Berichtigung der Akte wurde beantwortet.',
    diploma_awarded: () => 'Ein Diplom wurde verliehen.',
    diploma_withdrawn: () => 'Ein Diplom wurde zurückgezogen.',
    record_corrected: () => 'Persönliche Angaben in einer Akte wurden berichtigt.',
    person_waiting: () => 'Jemand wartet auf Bestätigung.',
    code_guessing: () => 'Jemand versucht, den Code deiner Schule zu erraten.',
    publish_requested: () => 'Jemand möchte einen Kurs veröffentlichen.',
    publish_decided: () => 'Deine Schule hat über einen Kurs entschieden.',
    session_planned: () => 'Eine Live-Stunde wurde geplant.',
    session_changed: () => 'Eine Live-Stunde wurde verschoben.',
    session_cancelled: () => 'Eine Live-Stunde fällt aus.',
    session_soon: () => 'Eine Live-Stunde beginnt bald.',
    meeting_failed: () => 'Ein Meeting-Raum konnte nicht erstellt werden.',
    recording_ready: () => 'Eine Aufzeichnung ist da.',
    recording_missing: () => 'Eine Aufzeichnung ist nicht angekommen.',
    discussion_started: () => 'In einem Kurs gibt es eine neue Diskussion.',
    discussion_reply: (count) =>
      count === 1
        ? 'In einer Diskussion gibt es eine neue Antwort.'
        : `In einer Diskussion gibt es ${count} neue Antworten.`,
    discussion_mention: () => 'Jemand hat dich in einer Diskussion erwähnt.',
    discussion_removed: () => 'Ein Beitrag von dir wurde entfernt.',
    discussion_reported: () => 'Ein Beitrag wurde gemeldet.',
    message_received: (count) =>
      count === 1 ? 'Du hast eine neue Nachricht.' : `Du hast ${count} neue Nachrichten.`,
    message_reported: () => 'Eine Nachricht wurde gemeldet.',
    enrollment_dropped: () => 'Jemand hat einen Kurs abgewählt.',
    enrollment_ended: () => 'Du bist nicht mehr in einem Kurs.',
    course_role: () => 'Du hast eine neue Rolle in einem Kurs.',
    guardian_requested: () => 'Jemand möchte ein Kind begleiten.',
    guardian_linked: () => 'Du kannst jetzt jemanden begleiten.',
    guardian_added: () => 'Jemand kann jetzt deine Kurse sehen.',
    guardian_refused: () => 'Über eine Anfrage wurde entschieden.',
    guardian_ended: () => 'Du begleitest eine Schülerin oder einen Schüler nicht mehr.',
    guardian_removed: () => 'Jemand sieht deine Kurse nicht mehr.',
    student_password_reset: () => 'Ein Schulkonto hat ein neues Passwort.',
    coming_of_age: () => 'Rechte an einer Schulakte ändern sich bald.',
    consent_needed: () => 'Ein Schülerkonto wartet auf die Zustimmung der Eltern.',
    consent_given: () => 'Ein Elternteil hat einem Schülerkonto zugestimmt.',
    consent_ended: () => 'Die Zustimmung zu einem Schülerkonto ist beendet.',
    consent_withdrawn: () => 'Die Zustimmung zu einem Schülerkonto ist beendet.',
    consent_recorded: () => 'Die Schule hat eine Entscheidung zur Zustimmung für dein Kind eingetragen.',
    consent_replaced: () => 'Die Zustimmung einer anderen erziehungsberechtigten Person ersetzt die frühere.',
    directory_notice: () => 'Der jährliche Hinweis deiner Schule zu Verzeichnisangaben ist da.',
    deletion_asked: () =>
      'Eine andere erziehungsberechtigte Person will das Konto eines Kindes löschen lassen.',
    deletion_withdrawn: () =>
      'Eine andere erziehungsberechtigte Person hat die Löschung eines Kinderkontos abgebrochen.',
    deletion_done: () => 'Das Konto eines Kindes wurde gelöscht.',
    membership_suspended: () => 'Eine Schule hat eine Mitgliedschaft ausgesetzt.',
    membership_reactivated: () => 'Eine Schule hat eine Mitgliedschaft wieder aufgenommen.',
    membership_ended: () => 'Eine Mitgliedschaft bei einer Schule ist beendet.',
    guard_asked: () => 'Eine Änderung an der Schule wartet auf eine Bestätigung.',
    guard_signed: () => 'Eine Änderung wurde bestätigt.',
    guard_proceeded: () => 'Die Schule nimmt eine Änderung ohne Bestätigung vor.',
    guard_declined: () => 'Eine Familie lehnt eine Änderung ab.',
    eligibility_worse: () => 'Etwas hat einen Stand der Spielberechtigung geändert.',
    share_asked: () => 'Ein Kind möchte einem Coach etwas zeigen.',
    share_given: () => 'Ein Coach kann jetzt etwas lesen.',
    share_declined: () => 'Die Bitte, einem Coach etwas zu zeigen, wurde abgelehnt.',
    share_ended: () => 'Ein Coach kann etwas nicht mehr lesen.',
    transcript_shown: () => 'Die Prüfseite eines Zeugnisses zeigt jetzt mehr.',
    transcript_asked: () => 'Jemand bittet darum, dass ein Zeugnis verschickt wird.',
    transcript_declined: () => 'Eine Bitte um ein Zeugnis wurde abgelehnt.',
    transcript_sent: () => 'Ein Zeugnis wurde verschickt oder steht bereit.',
    transcript_differs: () => 'Ein Zeugnis stimmt nicht mehr mit den Daten überein.',
    transcript_undelivered: () => 'Ein Zeugnis ist nicht angekommen.',
    transcript_returned: () => 'Eine E-Mail mit einem Zeugnis ist nicht angekommen.',
    transcript_wanted: () => 'Eine Familie bittet um ein Zeugnis.',
    transcript_yours: () => 'Eine Anfrage braucht jetzt deine eigene Zustimmung.',
    what_if_shared: () => 'Eine Simulation wurde mit dir geteilt.',
    plan_proposed: () => 'Ein Kursplan wartet auf deine Zustimmung.',
    plan_approved: () => 'Ein Kursplan wurde angenommen.',
    plan_returned: () => 'Ein Kursplan kam mit Änderungswünschen zurück.',
    advice_question: () => 'Es gibt eine Frage an die Beratung.',
    advice_answered: () => 'Die Beratung hat dir geantwortet.',
    advice_alert: () => 'Jemand braucht vielleicht jetzt Hilfe.',
    follow_up_due: () => 'Eine Wiedervorlage ist überfällig.',
    follow_up_escalated: () => 'Eine Wiedervorlage an deiner Schule ist seit Tagen überfällig.',
    account_goes_along: () => 'Dein Konto wird gelöscht, wenn du keine eigene E-Mail-Adresse einträgst.',
    waitlist_place: () => 'Du hast einen Platz in einem Kurs.',
    waitlist_requested: () => 'In einem Kurs wurde ein Platz frei.',
    material_missing: () => 'Die Datei eines Materials ist nicht mehr da.',
  },
  pushSeveral: (count) => `${count} neue Mitteilungen.`,
  subjectOfSeveral: (count, brand) => `${count} Neuigkeiten von ${brand}`,
  beginning: (brand) => `Neu für dich bei ${brand}:`,
  more: (count) => `Und ${count} weitere in der App:`,
  moreTitles: (count) => `${count} weitere`,
  why: (brand, types) =>
    `Du bekommst diese E-Mail, weil du von ${brand} E-Mails zu diesen Themen bekommen möchtest: ${types}.`,
  whyAccount: (brand) => `Du bekommst diese E-Mail, weil es um dein Konto bei ${brand} geht.`,
  choose: 'Mitteilungen auswählen',
  stop: 'Diese E-Mails abbestellen',
  types: {
    assignment: 'Aufgaben',
    grade: 'Noten',
    announcement: 'Ankündigungen',
    message: 'Nachrichten',
    discussion: 'Diskussionen',
    session: 'Live-Stunden',
    system: 'anderes von deiner Schule',
  },
};
