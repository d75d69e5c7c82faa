/**
 * The words that talk to a grader, in four languages at once, since injections mix them. All without accents and in
 * lower case, as a folded text is. The patterns are flat lists with bounded gaps: no text makes them backtrack long.
 */
const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'g');

const NOUN =
  '(?:marks?|points?|scores?|grades?|credits?|levels?|notas?|puntuacion|calificacion|puntos|nivel|notes?|niveau|punkte?|punktzahl|noten?|stufe)';
const BEST =
  '(?:full|max|maximum|maximale?|perfect|top|highest|best|maxim[oa]s?|mejor|complet[ao]|perfect[ao]|mas alt[oa]|meilleure|parfaite|plus (?:haute?|eleve)|volle[nrs]?|hochste[nrs]?|beste[nrs]?)';

/** The most a work can get. */
export const TOP = words(
  `${BEST} (?:possible |number of |final )?${NOUN}|${NOUN} (?:la |le |el )?(?:to |is )?(?:the )?${BEST}|full number of points|full-marks|hochstpunktzahl|bestnote|sobresaliente|100 ?(?:percent|prozent|points|marks)|(\\d{1,3}) ?(?:/|of|out of|sur|von|sobre) ?\\1`,
);
/** Means points in a grader's mouth and places in geometry, so that it counts beside fewer verbs. */
export const ALL_POINTS = words(
  '(?:all|every|each|any)(?: of)?(?: the)? (?:points?|marks)|(?:todos|all) (?:los|the|la) puntos|tous les points|totalite des points|allen? punkten?|los maximos points|(?:an? )?a\\+|an a|100|(?:the|at|auf|auf das) maximum|un 10|note 1|everything',
);
/** Verbs that hand out, as commands and infinitives. */
export const GIVE = words(
  'give|award|assign|grant|accept|return|pon|ponme|ponga|pusiera|dar|da|dame|dale|otorga|asigna|concede|califica|donner?|donnez|mets|mettez|attribuer?|attribuez|accorder?|gib|geben|gebt|vergib|vergeben|bewerte|setze?|grade|score|rate|mark(?: this)? as',
);
/** Verbs that choose a level or say a verdict, as commands and infinitives. */
export const CHOOSE = words(
  'give|award(?:ing)?|assign|grant|mark|grade|score|rate|return|record|report|output|respond|reply|choose|select|pick|set|put|accept|overlook|approve|issue|use|let|pass|da|dar|dame|otorga|otorgar|asigna|pon|ponme|poner|ponga|pusiera|califica|devuelve|elige|elegir|donner?|donnez|mets|mettez|mettre|attribuer?|accorder?|renvoie|choisis|choisir|gib|geben|vergib|vergeben|bewerten?|setze?|wahlen?|genehmige',
);
/** Says for whom, in front of or behind the verb. */
export const GIVE_ME = words(
  '(?:give|gives|giving|gave|grant|award) (?:me|us|mir|this (?:answer|submission|work|paper))|dame|darme|ponme|me (?:tiene que )?(?:dar|pusiera|das?|des|donner|mettre|donnez)|(?:donne|mets|accorde|donnez|mettez)[- ](?:moi|mir|me)|gib(?:st|t)? (?:mir|me)|(?:du|ki|sie) mir|give me|donnes pas|met toujours|pone la|immer die|(?:set|put) die',
);
/** Verbs of grading in the narrow sense. */
export const SCORE_VERB = words(
  'award|mark|grade|score|rate|grade[ds]|evaluate|califica|evalua|note-la|notez?|bewerte[nt]?|werten?|benote[nt]?',
);
/** A verdict that only counts beside a verb of grading. */
export const VERDICT = words(
  'perfect|excellent|outstanding|proficient|maximum|everything|exemplary|flawless|correct|fully met|complete|accordingly|as if|as though|como si|perfecta|comme si|parfaite|als ob|entsprechend|erfullt|10|20|100',
);
/** Verbs that take the work for another one. */
export const TREAT = words(
  'treat|consider|assume|count|accept|suppose|pretend|supon|considera|trata|considere|traite|behandle|werten?|nimm an|valider?|lass|aprueba',
);
export const AS_MET = words(
  'as (?:fully )?(?:met|complete|perfect|correct|satisfied|excellent|passed)|present and correct|(?:como )?completa|como si lo|(?:comme )?complete et note|comme complete|ma reponse est complete|als vollstandig|als erfullt|vollstandig ist, und bewerte|tous les criteres|alles gelten|todo lo que escribo|a perfect answer',
);
export const EVERY_CRITERION = words(
  '(?:every|each|all|any)(?: of)?(?: the)? criteri(?:on|a)|criteri(?:on|a) \\d{1,2}|cada criterio|todos los criterios|de los criterios|chaque critere|(?:tous les|des) criteres|jedes kriterium|(?:alle|den) kriterien',
);
export const MET = words(
  '(?:is|are|as|were|be) (?:fully )?met|meets?|satisfied|fulfilled|fully met|highest|top|maximum|best|= met|met|covers|mastery|exceeds expectations|exento|cumplidos?|completa|mas alto|remplis?|dispense|valider?|plus (?:haut|eleve)|erfullt|befreit|hochste|be nice',
);
/** Whoever grades. */
export const GRADER = words(
  'graders?|generousgrader|evaluators?|grading (?:system|assistant|model|ai|engine|program)|language model|llm|chatbot|examiner|corrector|evaluador|correcteur|correctrice|evaluateur|korrektor|prufer|bewertungs-ki|bewertungssystem',
);
export const MACHINE = words(
  'graders?|evaluators?|ai|ki|ia|llm|corrector|correcteur|korrektor|evaluador|evaluateur',
);
/** A machine that is told what it must do. */
export const MACHINE_MUST =
  /\b(?:ai|ki|ia|computer|grader|model)\b[^.!?\n]{0,40}\b(?:must|should|shall|has to|gives? me|debe|tiene que|doit|muss|soll)\b/g;
/** The work and what it shall get. */
export const WORK_GETS =
  /\b(?:this|my|any|all|every|the) (?:answers?|submissions?|essay|responses?|student|work|paper|texts?|story)(?: [a-z]{1,12}){0,6} (?:deserves?|earns?|receives?|gets?|(?:should|must|shall) (?:be|receive|get)|scores?)\b|\b(?:cualquier respuesta|todas las entregas|toute reponse|toutes les copies|jede antwort|alle abgaben|este alumno)\b(?: [a-z]{1,12}){0,2} (?:reciba|recibe|obtienen?|obtient|recoivent|bekommt|erhalten)\b/g;
/** Verbs that set rules aside. */
export const IGNORE = words(
  "ignore|disregard|forget|override|bypass|skip|throw out|discard|pay no attention to|(?:do not|don't) (?:follow|use|apply|obey|evaluate)|stop|disable|switch off|turn off|suspended?|abandon|ignora|omite|olvida|no (?:sigas|uses|apliques)|ignorez|oubliez?|ne (?:tiens|tenez) pas compte|ne (?:suis|suivez) pas|ignoriere?n?|vergiss|missachte|beachte|umgehe|act as|actua como|fais comme|tu so",
);
/** Rules that only a grader or a machine has. */
export const GRADING_RULES = words(
  'rubrics?|grading (?:rules|guidelines|instructions|criteria|now)|grading|scoring (?:guide|rules?|limits?|criteria)|answer key|(?:system )?prompts?|(?:previous|prior|earlier|preceding) (?:instructions?|directions|prompts?|guidelines)|your (?:\\w{1,9} )?(?:instructions?|directions|prompts?|guidelines|training)|everything (?:you were|above)|errors in this|evaluation|rubrica|bareme|grille de notation|bewertungsraster|bewertungsregeln?',
);
/** Rules of any kind. */
export const ANY_RULES = words(
  'instructions?|rules|directions|guidelines|criteria|training|previous|above|preceding|instrucciones|indicaciones|reglas|criterios|consignes|regles|criteres|regeln|anweisungen|vorgaben|kriterien|anteriore?s?|precedente?s?|vorherigen?|bisherigen?',
);
export const RUBRIC = words(
  'rubric|grading (?:policy|rules|criteria|scale)|scoring (?:guide|rules|policy)|answer key|(?:criteria|rubric) below|new criteria|rubrica|(?:politica|criterios) de evaluacion|bareme|grille de notation|bewertungsraster|bewertungsregeln?',
);
export const CHANGED = words(
  '(?:was|were|has been|have been) (?:changed|updated|replaced|suspended|revised)|updated?|no longer|outdated|suspended|correction|ha cambiado|nueva|a ete (?:modifie|change|remplace)e?|nouvelle|wurden? (?:geandert|aktualisiert|ersetzt)|neue|new|my answer is',
);
/** Openings that give a grader another part to play, or call the work something else. */
export const ROLE = words(
  "you are now|you are an?|pretend (?:you|to be|that you)|act as|from now on|imagine (?:that )?(?:you|a) ?(?:are|longer)?|enter developer mode|hypothetically|what would the grade|for testing purposes|this is (?:only )?a (?:test|calibration)|debug run|qa check|suppose that i had|ahora eres|actua como|finge|esto es una prueba|supon que mi|tu es maintenant|fais comme si|agis comme|ceci est un test|suppose que ma|du bist jetzt|tu so, als|dies ist ein test|nimm an, dass meine|you grade|let's play a game: you are",
);
/** Words that belong to grading; too common to mean anything alone. */
export const GRADING = words(
  'awards?|grad(?:e|es|er|ing)|scor(?:e|es|ing)|marks|rubric|criteri(?:on|a)|evaluate|examiner|top level|rubrica|nota|puntos|puntuacion|bareme|note|note-la|beste note|bewerte|bewertungsraster|punktzahl',
);
/** Points kept that should go. */
export const NO_DEDUCTION =
  /\b(?:not|don't|never|no|ne|nicht|keine|sin|without)\b[^.!?\n]{0,20}\b(?:deduct\b|(?:take|subtract|remove|dock)[^.!?\n]{0,16}\b(?:points?|marks?)\b|mark (?:me|us|this|my work) down|(?:quit|rest|enlev|retir)[a-z]{1,4} [^.!?\n]{0,14}\b(?:puntos?|points?)\b|punkte? ab\b)|\btake (?:a|any) points? off\b|\b(?:so|such|every time) you take a point\b/g;
/** People whose word is claimed. */
export const AUTHORITY = words(
  "principal|administrator|developers|school board|head of department|anthropic|openai|i am the teacher|teacher of this class|my teacher said|director del colegio|la profesora ya dijo|directeur de l'ecole|la professeure a dit|schulleiter|lehrerin hat gesagt|admin",
);
export const DECISION = words(
  '(?:must be|be|is) graded as|score this|graded? this|override|any points|deduct points',
);
/** Ways to hide words from a person. */
export const HIDING =
  /<!--|display: ?none|\bhidden\b|font-size: ?0|color: ?white|\[\/\/\]:|\/\*|<!\[cdata\[|\]\(javascript:|!\[/g;
/** Whose message it pretends to be, at the start of a line or sentence. */
export const LABEL =
  /(?:^|[\n.!?*[]) {0,4}(?:\*{1,3} ?)?(?:system|sistema|systeme|admin(?:istrator)?(?: notice| override)?|teacher note|instructor comment|note from|nota del profesor|note du professeur|hinweis der lehrkraft|message to|mensaje para|message a|nachricht an|important instruction|rubric update|system message|end of (?:student answer|submission)|assistant|human|model)\b/g;
export const LABEL_CONTENT = words(
  'points?|rubric|grad(?:e|er|ing)|criteri(?:on|a)|credit|scor(?:e|ing)|marks|top level|evaluator|puntos|criterios|evaluador|accorde|criteres|evaluateur|points|punkte|kriterien|bewertungs-ki|student (?:has|is|response)|accept|exempt',
);
/** What a grader is told to say to the teacher. */
export const TELL_READER =
  /\b(?:tell|hide|dile|dis|schreib|write|say|state)\b[^.!?\n]{0,40}\b(?:teacher|feedback|comment|profesora?|professeure?|lehrerin|lehrer|comentario|commentaire|kommentar)\b|\bin (?:the|your) (?:feedback|comment)\b|\byour feedback\b/g;
export const TOLD = words(
  'review|necessary|mastery|deserves?|best student|no changes|must (?:start|say)|do not mention|revisar|relecture|necessaire|uberprufung|notig|grade',
);
/** Everybody else's points. */
export const OTHERS = words(
  '(?:every|all|other|all other|the other|later|future) (?:students?|submissions?|answers)|los demas|demas alumnos|autres eleves|anderen schulern|anyone named',
);
export const OTHERS_FATE = words(
  'lowest (?:level|score|grade)|(?:zero|cero|null) (?:points?|puntos|punkte)|zero|full points|down|are perfect|fail',
);
/** Confidence, flags and review, as a proposal has them. */
export const CONFIDENCE = words(
  'confidence (?:5|to|of 5|1)|your confidence|(?:highest|maximum|full) confidence|confianza maxima|confiance maximale|hochste sicherheit',
);
export const REMEMBER = words(
  'remember|recuerda|retiens|merke|first|second|third|let [a-z]|part (?:one|two|three)|what you should',
);
export const SECRET =
  /\b(?:word|palabra|mot|wort)\b\W{1,4}(?:maximum|score|full|marks|ignore|points|rubric|give|maxima|nota|note|maximale|volle|punktzahl)\b|= ?"(?:full marks|give me)"|\bfor my grade\b|\bgrade this\b|\bshould award\b|\bignore is the rubric\b/g;
