import type { Sentences } from './facts.ts';

const of = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : `${count} ${plural}`;

/** French. */
export const fr: Sentences = {
  line: {
    grade_released: ({ course, child, titles }) =>
      `${titles.length === 1 ? 'Nouvelle note' : 'Nouvelles notes'}${child ? ` de ${child}` : ''} dans ${course} : ${titles.join(', ')}`,
    final_grade_posted: ({ course, child }) =>
      `Note finale validée${child ? ` pour ${child}` : ''} : ${course}`,
    incomplete_due: ({ course, child }) =>
      `Il reste une semaine au plus pour terminer un cours incomplet${child ? ` de ${child}` : ''} : ${course}`,
    incomplete_overdue: ({ course, child }) =>
      `Un cours incomplet${child ? ` de ${child}` : ''} n’a pas été terminé à temps : ${course}`,
    assignment_due: ({ assignment, course, due }) => `À rendre bientôt : ${assignment} (${course}) : ${due}`,
    due_date_moved: ({ assignment, course, due }) =>
      assignment && due
        ? `Nouvelle date limite : ${assignment} (${course}) : ${due}`
        : `Nouvelles dates limites dans ${course}`,
    work_to_grade: ({ count, assignment, course }) =>
      `${of(count, 'Un travail', 'travaux')} à noter : ${assignment || course}`,
    grade_question: ({ count, assignment, course }) =>
      `${of(count, 'Une question', 'questions')} sur une note : ${assignment || course}`,
    question_answered: ({ assignment, course, child }) =>
      `${child ? `La question sur ${child}` : 'Votre question'} a reçu une réponse : ${assignment || course}`,
    problem_reported: ({ count, assignment, course }) =>
      `${of(count, 'Un problème signalé', 'problèmes signalés')} : ${assignment || course}`,
    problem_handled: ({ assignment, course }) =>
      `Le problème que vous avez signalé a été examiné : ${assignment || course}`,
    enrollment_requested: ({ count, course }) =>
      `${of(count, 'Un élève demande', 'élèves demandent')} à rejoindre ${course}`,
    enrollment_decided: ({ course }) => `L’école a répondu à votre demande pour rejoindre ${course}`,
    membership_approved: ({ school }) => `${school} a approuvé votre compte`,
    transcript_submitted: ({ school }) => `Un relevé d’une autre école attend une approbation à ${school}`,
    transcript_decided: ({ school }) => `${school} a statué sur un relevé d’une autre école`,
    correction_asked: ({ school }) => `Une rectification de dossier est demandée à ${school}`,
    correction_answered: ({ school }) => `${school} a répondu à une demande de rectification du dossier`,
    diploma_awarded: ({ school, child }) =>
      `${school} ${child ? `a décerné le diplôme à ${child}` : 'vous a décerné le diplôme'}`,
    diploma_withdrawn: ({ school, child }) =>
      `${school} a retiré ${child ? `le diplôme de ${child}` : 'votre diplôme'}`,
    record_corrected: ({ school, child }) =>
      `${school} a corrigé les données personnelles${child ? ` de ${child}` : ''} dans le dossier`,
    person_waiting: ({ count, school }) =>
      `${of(count, 'Une personne a demandé', 'personnes ont demandé')} à rejoindre ${school}`,
    code_guessing: ({ school }) => `Quelqu’un tente de deviner le code de ${school}`,
    publish_requested: ({ course }) => `Demande de publication : ${course}`,
    publish_decided: ({ course }) => `Votre école a répondu à la demande de publication de ${course}`,
    session_planned: ({ course }) => `Nouvelle séance en direct : ${course}`,
    session_changed: ({ course }) => `Une séance en direct a été déplacée : ${course}`,
    session_cancelled: ({ course }) => `Une séance en direct a été annulée : ${course}`,
    session_soon: ({ course }) => `Une séance en direct commence bientôt : ${course}`,
    meeting_failed: ({ course }) => `Une salle de réunion n’a pas pu être créée : ${course}`,
    recording_ready: ({ course }) => `Un enregistrement est disponible : ${course}`,
    recording_missing: ({ course }) => `Un enregistrement n’est jamais arrivé : ${course}`,
    discussion_started: ({ count, course }) =>
      `${of(count, 'Une nouvelle discussion', 'nouvelles discussions')} : ${course}`,
    discussion_reply: ({ count, course }) =>
      `${of(count, 'Une nouvelle réponse', 'nouvelles réponses')} dans une discussion : ${course}`,
    discussion_mention: ({ course }) => `Vous êtes mentionné dans une discussion : ${course}`,
    discussion_removed: ({ course }) => `Un de vos messages a été retiré : ${course}`,
    discussion_reported: ({ count, course }) =>
      `${of(count, 'Un message signalé', 'messages signalés')} dans les discussions : ${course}`,
    message_received: ({ count }) => of(count, 'Un nouveau message', 'nouveaux messages'),
    message_reported: ({ count, school }) =>
      `${of(count, 'Un message signalé', 'messages signalés')} : ${school}`,
    enrollment_dropped: ({ count, course }) =>
      `${of(count, 'Un élève a abandonné', 'élèves ont abandonné')} le cours ${course}`,
    enrollment_ended: ({ course }) => `Vous n’êtes plus inscrit au cours ${course}`,
    course_role: ({ course }) => `Vous avez un nouveau rôle dans ${course}`,
    guardian_requested: ({ count, school }) =>
      `${of(count, 'Une personne demande', 'personnes demandent')} à suivre un élève de ${school}`,
    guardian_linked: ({ child }) => `Vous pouvez maintenant suivre ${child ?? 'un élève'}`,
    guardian_added: () => 'Un responsable peut maintenant suivre vos cours et vos notes',
    guardian_refused: () => 'L’école n’a pas approuvé votre demande de suivre un élève',
    guardian_ended: () => 'Vous ne suivez plus un élève',
    guardian_removed: () => 'Un responsable ne suit plus vos cours et vos notes',
    student_password_reset: () => 'Un compte scolaire a reçu un nouveau mot de passe',
    coming_of_age: () => 'À 18 ans, les droits sur le dossier scolaire passent à l’élève',
    consent_needed: ({ child }) => `Le compte de ${child ?? 'un élève'} attend l’accord d’un parent`,
    consent_given: ({ child }) => `Un parent a accepté le compte de ${child ?? 'un élève'}`,
    consent_ended: ({ child }) => `L’accord pour le compte de ${child ?? 'un élève'} a pris fin`,
    consent_withdrawn: ({ child }) => `L’accord pour le compte de ${child ?? 'un élève'} a pris fin`,
    consent_recorded: ({ child }) =>
      `L’école a enregistré une décision sur l’accord pour ${child ?? 'votre enfant'}`,
    consent_replaced: ({ child }) =>
      `L’accord d’un autre responsable pour le compte de ${child ?? 'votre enfant'} remplace le précédent`,
    directory_notice: ({ school }) =>
      `${school ?? 'Votre école'} indique ce qu’elle peut montrer des élèves cette année ; vous pouvez vous y opposer`,
    deletion_asked: ({ child }) =>
      `Un autre responsable a demandé la suppression du compte de ${child ?? 'votre enfant'}`,
    deletion_withdrawn: ({ child }) =>
      `Un autre responsable a annulé la suppression du compte de ${child ?? 'votre enfant'}`,
    deletion_done: () => 'Le compte d’un élève que vous suiviez a été supprimé',
    membership_suspended: ({ child, school }) => `${school} a suspendu l’accès de ${child ?? 'un élève'}`,
    membership_reactivated: ({ child, school }) =>
      `${school} est de nouveau ouverte à ${child ?? 'un élève'}`,
    membership_ended: ({ child, school }) => `${child ?? 'Un élève'} ne fait plus partie de ${school}`,
    guard_asked: ({ child }) =>
      child
        ? `Un changement à l’école affaiblirait l’éligibilité NCAA de ${child}. Lisez-le et confirmez-le`
        : 'Un changement à l’école affaiblirait votre éligibilité NCAA. Lisez ce qu’il compromettrait',
    guard_signed: ({ child }) =>
      `Un changement a été confirmé${child ? ` pour ${child}` : ''} ; il peut maintenant être fait`,
    guard_proceeded: ({ child }) =>
      `L’école poursuit un changement dans ${child ? `les cours de ${child}` : 'vos cours'} sans confirmation`,
    guard_declined: ({ child }) =>
      `La famille refuse un changement${child ? ` pour ${child}` : ''}. Lisez ce qu’elle dit`,
    eligibility_worse: ({ child }) =>
      `${child ? `L’éligibilité NCAA de ${child}` : 'Votre éligibilité NCAA'} a reculé. Voyez ce qui l’a changée`,
    share_asked: ({ child }) =>
      `${child ?? 'Un élève'} demande à partager son suivi d’éligibilité avec un entraîneur. À vous de décider`,
    share_given: ({ child }) =>
      `Un entraîneur peut lire pour un temps ${child ? `le suivi d’éligibilité de ${child}` : 'votre suivi d’éligibilité'}`,
    share_declined: ({ child }) =>
      `Le partage ${child ? `du suivi d’éligibilité de ${child}` : 'de votre suivi d’éligibilité'} avec un entraîneur a été refusé`,
    share_ended: ({ child }) =>
      `Un entraîneur ne peut plus lire ${child ? `le suivi d’éligibilité de ${child}` : 'votre suivi d’éligibilité'}`,
    transcript_shown: ({ child }) =>
      `Toute personne qui vérifie le code ${child ? `du relevé de ${child}` : 'de votre relevé'} voit désormais plus que sa validité`,
    transcript_asked: ({ child }) =>
      `${child ?? 'Un élève'} demande l’envoi d’un relevé de notes officiel. Veuillez décider`,
    transcript_declined: ({ child }) =>
      `La demande d’envoi ${child ? `du relevé de ${child}` : 'de votre relevé'} a été refusée. Lisez pourquoi`,
    transcript_sent: ({ child }) =>
      `${child ? `Le relevé officiel de ${child}` : 'Votre relevé officiel'} a été envoyé ou est prêt à être téléchargé`,
    transcript_differs: () => 'Un relevé de notes délivré ne correspond plus au dossier scolaire',
    transcript_undelivered: ({ child }) =>
      `L’e-mail avec le relevé de notes${child ? ` de ${child}` : ''} n’est pas parvenu à son destinataire`,
    transcript_returned: () => 'Un e-mail avec un relevé de notes n’est pas parvenu à son destinataire',
    transcript_wanted: () => 'Une famille demande un relevé de notes officiel',
    transcript_yours: () =>
      'Une demande d’envoi de votre relevé officiel nécessite désormais votre propre accord',
    what_if_shared: ({ child }) =>
      `${child ? `${child} : une` : 'Une'} simulation d’éligibilité NCAA a été partagée avec vous`,
    plan_proposed: ({ child }) => `Un plan de cours${child ? ` de ${child}` : ''} attend votre approbation`,
    plan_approved: ({ child }) => `${child ? `${child} : le` : 'Votre'} plan de cours a été approuvé`,
    plan_returned: ({ child }) =>
      `${child ? `${child} : le` : 'Votre'} plan de cours est revenu avec ce qu’il faut changer`,
    advice_question: ({ child }) => `${child ? `${child} a` : 'Il y a'} une question pour les conseillers`,
    advice_answered: () => 'Votre conseiller a répondu à votre question',
    advice_alert: ({ child }) =>
      `${child ?? 'Un élève'} est peut-être en danger. Lisez ce qui a été écrit et intervenez maintenant`,
    follow_up_due: ({ child }) => `Un suivi${child ? ` de ${child}` : ''} est en retard`,
    follow_up_escalated: ({ child }) =>
      `Un suivi${child ? ` de ${child}` : ''} est en retard et personne ne l’a clos`,
    account_goes_along: () =>
      'Votre compte sera supprimé avec celui de votre parent. Ajoutez votre propre adresse e-mail pour le garder',
    waitlist_place: ({ course }) => `Vous avez une place dans ${course}`,
    waitlist_requested: ({ course }) => `Une place s’est libérée dans ${course} ; votre école décide`,
    material_missing: ({ course }) =>
      `Le fichier d’une ressource n’est plus là${course ? ` : ${course}` : ''}`,
  },
  push: {
    grade_released: (count) =>
      count === 1 ? 'Une nouvelle note peut être lue.' : `${count} nouvelles notes peuvent être lues.`,
    final_grade_posted: () => 'Une note finale a été validée.',
    incomplete_due: () => 'Il reste une semaine au plus pour terminer un cours incomplet.',
    incomplete_overdue: () => 'Un cours incomplet n’a pas été terminé à temps.',
    assignment_due: () => 'Quelque chose est à rendre d’ici un jour.',
    due_date_moved: () => 'Une date limite a changé.',
    work_to_grade: (count) =>
      count === 1 ? 'Un travail attend sa note.' : `${count} travaux attendent leur note.`,
    grade_question: () => 'Quelqu’un pose une question sur une note.',
    question_answered: () => 'Une question sur une note a reçu une réponse.',
    problem_reported: () => 'Un problème a été signalé dans un cours.',
    problem_handled: () => 'Un problème que vous avez signalé a été examiné.',
    enrollment_requested: () => 'Quelqu’un demande à rejoindre un cours.',
    enrollment_decided: () => 'Votre demande pour rejoindre un cours a reçu une réponse.',
    membership_approved: () => 'Votre compte a été approuvé.',
    transcript_submitted: () => 'Un relevé d’une autre école attend une approbation.',
    transcript_decided: () => 'Une décision a été prise sur un relevé d’une autre école.',
    correction_asked: () => 'Une rectification de dossier est demandée.',
    correction_answered: () => 'Une demande de rectification du dossier a reçu une réponse.',
    diploma_awarded: () => 'Un diplôme a été décerné.',
    diploma_withdrawn: () => 'Un diplôme a été retiré.',
    record_corrected: () => 'Des données personnelles d’un dossier ont été corrigées.',
    person_waiting: () => 'Quelqu’un attend une approbation.',
    code_guessing: () => 'Quelqu’un tente de deviner le code de votre école.',
    publish_requested: () => 'Quelqu’un demande à publier un cours.',
    publish_decided: () => 'Votre école a répondu à une demande de publication.',
    session_planned: () => 'Une séance en direct est prévue.',
    session_changed: () => 'Une séance en direct a été déplacée.',
    session_cancelled: () => 'Une séance en direct a été annulée.',
    session_soon: () => 'Une séance en direct commence bientôt.',
    meeting_failed: () => 'Une salle de réunion n’a pas pu être créée.',
    recording_ready: () => 'Un enregistrement est disponible.',
    recording_missing: () => 'Un enregistrement n’est jamais arrivé.',
    discussion_started: () => 'Il y a une nouvelle discussion dans un cours.',
    discussion_reply: (count) =>
      count === 1
        ? 'Il y a une nouvelle réponse dans une discussion.'
        : `Il y a ${count} nouvelles réponses dans une discussion.`,
    discussion_mention: () => 'Quelqu’un vous a mentionné dans une discussion.',
    discussion_removed: () => 'Un de vos messages a été retiré.',
    discussion_reported: () => 'Un message de discussion a été signalé.',
    message_received: (count) =>
      count === 1 ? 'Vous avez un nouveau message.' : `Vous avez ${count} nouveaux messages.`,
    message_reported: () => 'Un message a été signalé.',
    enrollment_dropped: () => 'Un élève a abandonné un cours.',
    enrollment_ended: () => 'Vous n’êtes plus inscrit à un cours.',
    course_role: () => 'Vous avez un nouveau rôle dans un cours.',
    guardian_requested: () => 'Quelqu’un demande à suivre un élève.',
    guardian_linked: () => 'Vous pouvez maintenant suivre un élève.',
    guardian_added: () => 'Un responsable peut maintenant suivre vos cours.',
    guardian_refused: () => 'Une demande de suivre un élève a été traitée.',
    guardian_ended: () => 'Vous ne suivez plus un élève.',
    guardian_removed: () => 'Un responsable ne suit plus vos cours.',
    student_password_reset: () => 'Un compte scolaire a un nouveau mot de passe.',
    coming_of_age: () => 'Les droits sur un dossier scolaire vont bientôt changer.',
    consent_needed: () => 'Le compte d’un élève attend l’accord d’un parent.',
    consent_given: () => 'Un parent a accepté le compte d’un élève.',
    consent_ended: () => 'L’accord pour le compte d’un élève a pris fin.',
    consent_withdrawn: () => 'L’accord pour le compte d’un élève a pris fin.',
    consent_recorded: () => 'L’école a enregistré une décision sur l’accord pour votre enfant.',
    consent_replaced: () => 'L’accord d’un autre responsable remplace le précédent.',
    directory_notice: () => 'L’avis annuel de votre école sur les informations d’annuaire est arrivé.',
    deletion_asked: () => 'Un autre responsable a demandé la suppression du compte de votre enfant.',
    deletion_withdrawn: () => 'Un autre responsable a annulé la suppression du compte de votre enfant.',
    deletion_done: () => 'Le compte d’un élève a été supprimé.',
    membership_suspended: () => 'Une école a suspendu l’accès d’un élève.',
    membership_reactivated: () => 'Une école a rétabli l’accès d’un élève.',
    membership_ended: () => 'Un élève ne fait plus partie d’une école.',
    guard_asked: () => 'Un changement à l’école attend une confirmation.',
    guard_signed: () => 'Un changement a été confirmé.',
    guard_proceeded: () => 'L’école poursuit un changement sans confirmation.',
    guard_declined: () => 'Une famille refuse un changement.',
    eligibility_worse: () => 'Un suivi d’éligibilité a changé.',
    share_asked: () => 'Un élève demande à partager quelque chose avec un entraîneur.',
    share_given: () => 'Quelque chose est partagé avec un entraîneur.',
    share_declined: () => 'Un partage avec un entraîneur a été refusé.',
    share_ended: () => 'Quelque chose n’est plus partagé avec un entraîneur.',
    transcript_shown: () => 'La page de vérification d’un relevé montre davantage.',
    transcript_asked: () => 'Un élève demande l’envoi d’un relevé de notes.',
    transcript_declined: () => 'Une demande d’envoi de relevé a été refusée.',
    transcript_sent: () => 'Un relevé de notes a été envoyé ou est prêt.',
    transcript_differs: () => 'Un relevé de notes ne correspond plus au dossier.',
    transcript_undelivered: () => 'Un relevé de notes n’est pas arrivé.',
    transcript_returned: () => 'Un e-mail avec un relevé de notes n’est pas arrivé.',
    transcript_wanted: () => 'Une famille demande un relevé de notes.',
    transcript_yours: () => 'Une demande nécessite désormais votre propre accord.',
    what_if_shared: () => 'Une simulation a été partagée avec vous.',
    plan_proposed: () => 'Un plan de cours attend votre approbation.',
    plan_approved: () => 'Un plan de cours a été approuvé.',
    plan_returned: () => 'Un plan de cours est revenu avec ce qu’il faut changer.',
    advice_question: () => 'Il y a une question pour les conseillers.',
    advice_answered: () => 'Votre conseiller vous a répondu.',
    advice_alert: () => 'Un élève a peut-être besoin d’aide maintenant.',
    follow_up_due: () => 'Un suivi est en retard.',
    follow_up_escalated: () => 'Un suivi de votre école est en retard depuis des jours.',
    account_goes_along: () => 'Votre compte sera supprimé si vous n’ajoutez pas votre propre adresse e-mail.',
    waitlist_place: () => 'Vous avez une place dans un cours.',
    waitlist_requested: () => 'Une place s’est libérée dans un cours.',
    material_missing: () => 'Le fichier d’une ressource n’est plus là.',
  },
  pushSeveral: (count) => `${count} nouvelles notifications.`,
  subjectOfSeveral: (count, brand) => `${count} nouveautés sur ${brand}`,
  beginning: (brand) => `Du nouveau pour vous sur ${brand} :`,
  more: (count) => `Et ${count} de plus dans l’application :`,
  moreTitles: (count) => `${count} de plus`,
  why: (brand, types) =>
    `Vous recevez cet e-mail parce que vous avez choisi de recevoir des e-mails de ${brand} sur : ${types}.`,
  whyAccount: (brand) => `Vous recevez cet e-mail parce qu’il concerne votre compte ${brand}.`,
  choose: 'Choisir vos notifications',
  stop: 'Ne plus recevoir ces e-mails',
  types: {
    assignment: 'devoirs',
    grade: 'notes',
    announcement: 'annonces',
    message: 'messages',
    discussion: 'discussions',
    session: 'séances en direct',
    system: 'autres nouvelles de votre école',
  },
};
