import type { Sentences } from './facts.ts';

const of = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : `${count} ${plural}`;

/** Spanish. */
export const es: Sentences = {
  line: {
    grade_released: ({ course, child, titles }) =>
      `${titles.length === 1 ? 'Nueva calificación' : 'Nuevas calificaciones'}${child ? ` de ${child}` : ''} en ${course}: ${titles.join(', ')}`,
    final_grade_posted: ({ course, child }) =>
      `Calificación final registrada${child ? ` de ${child}` : ''}: ${course}`,
    incomplete_due: ({ course, child }) =>
      `Queda una semana o menos para completar un curso incompleto${child ? ` de ${child}` : ''}: ${course}`,
    incomplete_overdue: ({ course, child }) =>
      `Un curso incompleto${child ? ` de ${child}` : ''} no se completó a tiempo: ${course}`,
    assignment_due: ({ assignment, course, due }) => `Vence pronto: ${assignment} (${course}): ${due}`,
    due_date_moved: ({ assignment, course, due }) =>
      assignment && due
        ? `Nueva fecha de entrega: ${assignment} (${course}): ${due}`
        : `Nuevas fechas de entrega en ${course}`,
    work_to_grade: ({ count, assignment, course }) =>
      `${of(count, 'Un trabajo', 'trabajos')} por calificar: ${assignment || course}`,
    grade_question: ({ count, assignment, course }) =>
      `${of(count, 'Una pregunta', 'preguntas')} sobre una calificación: ${assignment || course}`,
    question_answered: ({ assignment, course, child }) =>
      `Se respondió ${child ? `la pregunta sobre ${child}` : 'tu pregunta'}: ${assignment || course}`,
    problem_reported: ({ count, assignment, course }) =>
      `${count === 1 ? 'Se reportó un problema' : `Se reportaron ${count} problemas`}: ${assignment || course}`,
    problem_handled: ({ assignment, course }) =>
      `Se revisó el problema que reportaste: ${assignment || course}`,
    enrollment_requested: ({ count, course }) =>
      `${of(count, 'Un estudiante pide', 'estudiantes piden')} unirse a ${course}`,
    enrollment_decided: ({ course }) => `La escuela decidió sobre tu solicitud para unirte a ${course}`,
    membership_approved: ({ school }) => `${school} aprobó tu cuenta`,
    transcript_submitted: ({ school }) => `Un expediente de otra escuela espera aprobación en ${school}`,
    transcript_decided: ({ school }) => `${school} decidió sobre un expediente de otra escuela`,
    correction_asked: ({ school }) => `Alguien pide corregir un expediente en ${school}`,
    correction_answered: ({ school }) => `${school} respondió a una solicitud de corrección del expediente`,
    diploma_awarded: ({ school, child }) =>
      `${school} ${child ? `otorgó el diploma a ${child}` : 'te otorgó el diploma'}`,
    diploma_withdrawn: ({ school, child }) =>
      `${school} retiró ${child ? `el diploma de ${child}` : 'tu diploma'}`,
    record_corrected: ({ school, child }) =>
      `${school} corrigió los datos personales${child ? ` de ${child}` : ''} en el expediente`,
    person_waiting: ({ count, school }) =>
      `${of(count, 'Una persona pidió', 'personas pidieron')} unirse a ${school}`,
    code_guessing: ({ school }) => `Alguien intenta adivinar el código de ${school}`,
    publish_requested: ({ course }) => `Solicitud de publicación: ${course}`,
    publish_decided: ({ course }) => `Tu escuela ha decidido sobre ${course}`,
    session_planned: ({ course }) => `Nueva clase en vivo de ${course}`,
    session_changed: ({ course }) => `Una clase en vivo cambió de fecha u hora: ${course}`,
    session_cancelled: ({ course }) => `Se canceló una clase en vivo: ${course}`,
    session_soon: ({ course }) => `Una clase en vivo empieza pronto: ${course}`,
    meeting_failed: ({ course }) => `No se pudo crear una sala de reunión: ${course}`,
    recording_ready: ({ course }) => `Ya está disponible una grabación: ${course}`,
    recording_missing: ({ course }) => `No llegó una grabación: ${course}`,
    discussion_started: ({ count, course }) =>
      `${of(count, 'Un nuevo debate', 'nuevos debates')} en ${course}`,
    discussion_reply: ({ count, course }) =>
      `${of(count, 'Una respuesta nueva', 'respuestas nuevas')} en un debate de ${course}`,
    discussion_mention: ({ course }) => `Te mencionaron en un debate de ${course}`,
    discussion_removed: ({ course }) => `Se quitó una publicación tuya en ${course}`,
    discussion_reported: ({ count, course }) =>
      `${count === 1 ? 'Se reportó una publicación' : `Se reportaron ${count} publicaciones`} en ${course}`,
    message_received: ({ count }) => of(count, 'Un mensaje nuevo', 'mensajes nuevos'),
    message_reported: ({ count, school }) =>
      `${count === 1 ? 'Se reportó un mensaje' : `Se reportaron ${count} mensajes`} en ${school}`,
    enrollment_dropped: ({ count, course }) =>
      `${of(count, 'Un estudiante dejó', 'estudiantes dejaron')} ${course}`,
    enrollment_ended: ({ course }) => `Ya no estás en ${course}`,
    course_role: ({ course }) => `Tienes una nueva función en ${course}`,
    guardian_requested: ({ count, school }) =>
      `${of(count, 'Una persona pide', 'personas piden')} seguir a un estudiante de ${school}`,
    guardian_linked: ({ child }) => `Ya puedes seguir a ${child ?? 'un estudiante'}`,
    guardian_added: () => 'Un tutor ya puede seguir tus cursos y calificaciones',
    guardian_refused: () => 'La escuela no aprobó tu solicitud de seguir a un estudiante',
    guardian_ended: () => 'Ya no sigues a un estudiante',
    guardian_removed: () => 'Un tutor ya no sigue tus cursos y calificaciones',
    student_password_reset: () => 'Una cuenta escolar tiene una contraseña nueva',
    coming_of_age: () => 'A los 18 años, los derechos sobre el expediente escolar pasan al estudiante',
    consent_needed: ({ child }) =>
      `La cuenta de ${child ?? 'un estudiante'} espera el consentimiento de un padre, una madre o un tutor`,
    consent_given: ({ child }) => `Un padre o una madre aceptó la cuenta de ${child ?? 'un estudiante'}`,
    consent_ended: ({ child }) => `El consentimiento para la cuenta de ${child ?? 'un estudiante'} terminó`,
    consent_withdrawn: ({ child }) =>
      `El consentimiento para la cuenta de ${child ?? 'un estudiante'} terminó`,
    consent_recorded: ({ child }) =>
      `La escuela registró una decisión sobre el consentimiento para ${child ?? 'tu hijo o hija'}`,
    consent_replaced: ({ child }) =>
      `Otro tutor aceptó la cuenta de ${child ?? 'tu hijo o hija'} en lugar del consentimiento anterior`,
    directory_notice: ({ school }) =>
      `${school ?? 'Tu escuela'} dice qué puede mostrar de los estudiantes este año; puedes oponerte`,
    deletion_asked: ({ child }) =>
      `Otro tutor pidió que se elimine la cuenta de ${child ?? 'tu hijo o hija'}`,
    deletion_withdrawn: ({ child }) =>
      `Otro tutor canceló la eliminación de la cuenta de ${child ?? 'tu hijo o hija'}`,
    deletion_done: () => 'Se eliminó la cuenta de un estudiante al que seguías',
    membership_suspended: ({ child, school }) =>
      `${school} suspendió la membresía de ${child ?? 'un estudiante'}`,
    membership_reactivated: ({ child, school }) =>
      `${school} vuelve a estar abierta para ${child ?? 'un estudiante'}`,
    membership_ended: ({ child, school }) =>
      `La membresía de ${child ?? 'un estudiante'} en ${school} terminó`,
    guard_asked: ({ child }) =>
      child
        ? `Un cambio en la escuela empeoraría la elegibilidad NCAA de ${child}. Léelo y confírmalo`
        : 'Un cambio en la escuela empeoraría tu elegibilidad NCAA. Lee a qué afectaría',
    guard_signed: ({ child }) => `Se confirmó un cambio${child ? ` de ${child}` : ''}; ya se puede hacer`,
    guard_proceeded: ({ child }) =>
      `La escuela sigue adelante con un cambio en ${child ? `los cursos de ${child}` : 'tus cursos'} sin confirmación`,
    guard_declined: ({ child }) =>
      `La familia dice que no a un cambio${child ? ` de ${child}` : ''}. Lee qué dice`,
    eligibility_worse: ({ child }) =>
      `${child ? `La elegibilidad NCAA de ${child}` : 'Tu elegibilidad NCAA'} empeoró. Mira qué la cambió`,
    share_asked: ({ child }) =>
      `${child ?? 'Un estudiante'} pide compartir su registro de elegibilidad con un entrenador. Decide tú`,
    share_given: ({ child }) =>
      `Un entrenador ya puede leer por un tiempo ${child ? `el registro de elegibilidad de ${child}` : 'tu registro de elegibilidad'}`,
    share_declined: ({ child }) =>
      `Se rechazó compartir ${child ? `el registro de elegibilidad de ${child}` : 'tu registro de elegibilidad'} con un entrenador`,
    share_ended: ({ child }) =>
      `Un entrenador ya no puede leer ${child ? `el registro de elegibilidad de ${child}` : 'tu registro de elegibilidad'}`,
    transcript_shown: ({ child }) =>
      `Quien verifique el código ${child ? `del expediente de ${child}` : 'de tu expediente'} ve ahora algo más que su validez`,
    transcript_asked: ({ child }) =>
      `${child ?? 'Un estudiante'} pide que se envíe un expediente oficial. Decide, por favor`,
    transcript_declined: ({ child }) =>
      `Se rechazó la solicitud de enviar ${child ? `el expediente de ${child}` : 'tu expediente'}. Lee por qué`,
    transcript_sent: ({ child }) =>
      `${child ? `El expediente oficial de ${child}` : 'Tu expediente oficial'} se ha enviado o está listo para descargar`,
    transcript_differs: () => 'Un expediente emitido ya no coincide con el registro académico',
    transcript_undelivered: ({ child }) =>
      `El correo con el expediente${child ? ` de ${child}` : ''} no llegó a su destinatario`,
    transcript_returned: () => 'Un correo con un expediente no llegó a su destinatario',
    transcript_wanted: () => 'Una familia pide un expediente oficial',
    transcript_yours: () =>
      'Una solicitud para enviar tu expediente oficial necesita ahora tu propio consentimiento',
    what_if_shared: ({ child }) =>
      `${child ? `${child}: se` : 'Se'} compartió contigo una simulación de la elegibilidad NCAA`,
    plan_proposed: ({ child }) => `Un plan de cursos${child ? ` de ${child}` : ''} espera tu aprobación`,
    plan_approved: ({ child }) => `${child ? `${child}: el` : 'Tu'} plan de cursos fue aprobado`,
    plan_returned: ({ child }) =>
      `${child ? `${child}: el` : 'Tu'} plan de cursos volvió con lo que hay que cambiar`,
    advice_question: ({ child }) => `${child ? `${child} tiene` : 'Hay'} una pregunta para orientación`,
    advice_answered: () => 'Tu orientador u orientadora respondió a tu pregunta',
    advice_alert: ({ child }) =>
      `${child ?? 'Un estudiante'} puede estar en peligro. Lee lo que escribió y atiende la situación ahora`,
    follow_up_due: ({ child }) => `Un seguimiento${child ? ` de ${child}` : ''} está vencido`,
    follow_up_escalated: ({ child }) =>
      `Un seguimiento${child ? ` de ${child}` : ''} está vencido y nadie lo ha cerrado`,
    account_goes_along: () =>
      'Tu cuenta se eliminará junto con la de tu padre o madre. Agrega un correo propio para conservarla',
    waitlist_place: ({ course }) => `Tienes un lugar en ${course}`,
    waitlist_requested: ({ course }) => `Se liberó un lugar en ${course}; tu escuela decide`,
    material_missing: ({ course }) => `El archivo de un recurso ya no está${course ? `: ${course}` : ''}`,
  },
  push: {
    grade_released: (count) =>
      count === 1
        ? 'Ya puedes leer una nueva calificación.'
        : `Ya puedes leer ${count} calificaciones nuevas.`,
    final_grade_posted: () => 'Se registró una calificación final.',
    incomplete_due: () => 'Queda una semana o menos para completar un curso incompleto.',
    incomplete_overdue: () => 'Un curso incompleto no se completó a tiempo.',
    assignment_due: () => 'Algo vence en las próximas 24 horas.',
    due_date_moved: () => 'Cambió una fecha de entrega.',
    work_to_grade: (count) =>
      count === 1 ? 'Hay un trabajo por calificar.' : `Hay ${count} trabajos por calificar.`,
    grade_question: () => 'Alguien pregunta por una calificación.',
    question_answered: () => 'Se respondió una pregunta sobre una calificación.',
    problem_reported: () => 'Se reportó un problema en un curso.',
    problem_handled: () => 'Se revisó un problema que reportaste.',
    enrollment_requested: () => 'Alguien pide unirse a un curso.',
    enrollment_decided: () => 'Se decidió tu solicitud para unirte a un curso.',
    membership_approved: () => 'Tu cuenta fue aprobada.',
    transcript_submitted: () => 'Un expediente de otra escuela espera aprobación.',
    transcript_decided: () => 'Se decidió sobre un expediente de otra escuela.',
    correction_asked: () => 'Alguien pide corregir un expediente.',
    correction_answered: () => 'Se respondió a una solicitud de corrección del expediente.',
    diploma_awarded: () => 'Se otorgó un diploma.',
    diploma_withdrawn: () => 'Se retiró un diploma.',
    record_corrected: () => 'Se corrigieron datos personales de un expediente.',
    person_waiting: () => 'Alguien espera aprobación.',
    code_guessing: () => 'Alguien intenta adivinar el código de tu escuela.',
    publish_requested: () => 'Alguien pide publicar un curso.',
    publish_decided: () => 'Tu escuela ha decidido sobre un curso.',
    session_planned: () => 'Hay una nueva clase en vivo.',
    session_changed: () => 'Una clase en vivo cambió de fecha u hora.',
    session_cancelled: () => 'Se canceló una clase en vivo.',
    session_soon: () => 'Una clase en vivo empieza pronto.',
    meeting_failed: () => 'No se pudo crear una sala de reunión.',
    recording_ready: () => 'Ya está disponible una grabación.',
    recording_missing: () => 'No llegó una grabación.',
    discussion_started: () => 'Hay un nuevo debate en un curso.',
    discussion_reply: (count) =>
      count === 1 ? 'Hay una respuesta nueva en un debate.' : `Hay ${count} respuestas nuevas en un debate.`,
    discussion_mention: () => 'Alguien te mencionó en un debate.',
    discussion_removed: () => 'Se quitó una publicación tuya.',
    discussion_reported: () => 'Se reportó una publicación.',
    message_received: (count) =>
      count === 1 ? 'Tienes un mensaje nuevo.' : `Tienes ${count} mensajes nuevos.`,
    message_reported: () => 'Se reportó un mensaje.',
    enrollment_dropped: () => 'Un estudiante dejó un curso.',
    enrollment_ended: () => 'Ya no estás en un curso.',
    course_role: () => 'Tienes una nueva función en un curso.',
    guardian_requested: () => 'Alguien pide seguir a un estudiante.',
    guardian_linked: () => 'Ya puedes seguir a un estudiante.',
    guardian_added: () => 'Un tutor ya puede seguir tus cursos.',
    guardian_refused: () => 'Se decidió una solicitud de seguir a un estudiante.',
    guardian_ended: () => 'Ya no sigues a un estudiante.',
    guardian_removed: () => 'Un tutor ya no sigue tus cursos.',
    student_password_reset: () => 'Una cuenta escolar tiene una nueva contraseña.',
    coming_of_age: () => 'Los derechos sobre un expediente escolar cambiarán pronto.',
    consent_needed: () =>
      'La cuenta de un estudiante espera el consentimiento de un padre, una madre o un tutor.',
    consent_given: () => 'Un padre o una madre aceptó la cuenta de un estudiante.',
    consent_ended: () => 'El consentimiento para la cuenta de un estudiante terminó.',
    consent_withdrawn: () => 'El consentimiento para la cuenta de un estudiante terminó.',
    consent_recorded: () => 'La escuela registró una decisión sobre el consentimiento para tu hijo o hija.',
    consent_replaced: () => 'El consentimiento de otro tutor reemplaza al anterior.',
    directory_notice: () => 'Llegó el aviso anual de tu escuela sobre la información de directorio.',
    deletion_asked: () => 'Otro tutor pidió que se elimine la cuenta de tu hijo o hija.',
    deletion_withdrawn: () => 'Otro tutor canceló la eliminación de la cuenta de tu hijo o hija.',
    deletion_done: () => 'Se eliminó la cuenta de un estudiante.',
    membership_suspended: () => 'Una escuela suspendió la membresía de un estudiante.',
    membership_reactivated: () => 'Una escuela reactivó la membresía de un estudiante.',
    membership_ended: () => 'La membresía de un estudiante en una escuela terminó.',
    guard_asked: () => 'Un cambio en la escuela espera una confirmación.',
    guard_signed: () => 'Se confirmó un cambio.',
    guard_proceeded: () => 'La escuela sigue adelante con un cambio sin confirmación.',
    guard_declined: () => 'Una familia dice que no a un cambio.',
    eligibility_worse: () => 'Algo cambió un registro de elegibilidad.',
    share_asked: () => 'Un estudiante pide compartir algo con un entrenador.',
    share_given: () => 'Se comparte algo con un entrenador.',
    share_declined: () => 'Se rechazó compartir algo con un entrenador.',
    share_ended: () => 'Ya no se comparte algo con un entrenador.',
    transcript_shown: () => 'La página de verificación de un expediente muestra más.',
    transcript_asked: () => 'Un estudiante pide que se envíe un expediente.',
    transcript_declined: () => 'Se rechazó una solicitud de envío de expediente.',
    transcript_sent: () => 'Un expediente se envió o está listo.',
    transcript_differs: () => 'Un expediente ya no coincide con el registro académico.',
    transcript_undelivered: () => 'Un expediente no llegó.',
    transcript_returned: () => 'Un correo con un expediente no llegó.',
    transcript_wanted: () => 'Una familia pide un expediente.',
    transcript_yours: () => 'Una solicitud necesita ahora tu propio consentimiento.',
    what_if_shared: () => 'Se compartió contigo una simulación.',
    plan_proposed: () => 'Un plan de cursos espera tu aprobación.',
    plan_approved: () => 'Un plan de cursos fue aprobado.',
    plan_returned: () => 'Un plan de cursos volvió con lo que hay que cambiar.',
    advice_question: () => 'Hay una pregunta para orientación.',
    advice_answered: () => 'Orientación te respondió.',
    advice_alert: () => 'Un estudiante puede necesitar ayuda ahora.',
    follow_up_due: () => 'Un seguimiento está vencido.',
    follow_up_escalated: () => 'Un seguimiento de tu escuela lleva días vencido.',
    account_goes_along: () => 'Tu cuenta se eliminará si no agregas un correo propio.',
    waitlist_place: () => 'Tienes un lugar en un curso.',
    waitlist_requested: () => 'Se liberó un lugar en un curso.',
    material_missing: () => 'El archivo de un recurso ya no está.',
  },
  pushSeveral: (count) => `${count} notificaciones nuevas.`,
  subjectOfSeveral: (count, brand) => `${count} novedades de ${brand}`,
  beginning: (brand) => `Novedades para ti en ${brand}:`,
  more: (count) => `Y ${count} más en la aplicación:`,
  moreTitles: (count) => `${count} más`,
  why: (brand, types) => `Recibes este mensaje porque quieres saber por correo de ${brand} sobre: ${types}.`,
  whyAccount: (brand) => `Recibes este mensaje porque se trata de tu cuenta en ${brand}.`,
  choose: 'Elige de qué quieres saber',
  stop: 'No recibir más mensajes así',
  types: {
    assignment: 'tareas',
    grade: 'calificaciones',
    announcement: 'anuncios',
    message: 'mensajes',
    discussion: 'debates',
    session: 'clases en vivo',
    system: 'otras novedades de tu escuela',
  },
};
