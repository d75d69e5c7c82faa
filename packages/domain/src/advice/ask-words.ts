import type { RefusalReason } from './question.ts';

/*
 * The words of questions in four languages, over texts of `plainText`. A pattern of one language rarely fits another one, and
 * where it does it means the same, so that nobody has to say in which language they ask.
 */

/** Where an order may begin: at the start of a sentence, or behind a word that leads to one. */
const ORDER =
  '(?:^| please| now| then| and| just| you| must| can you| could you| por favor| ahora| y| puedes| podrias| solo| et| maintenant| peux tu| pourrais tu| stp| bitte| jetzt| und| kannst du| konntest du| du| einfach)';

/** What isn't answered, by sentence; the first reason that fits decides. */
export const REFUSALS: readonly { readonly why: RefusalReason; readonly words: RegExp }[] = [
  {
    why: 'orders',
    words: new RegExp(
      [
        String.raw` (?:ignore|disregard|forget|override|bypass|set aside|turn off|disable) (?:\w+ ){0,4}(?:rules?|instructions?|prompts?|guidelines?|guardrails|restrictions?|limits|safety|sources?|what you were told|above|system) `,
        ' (?:system prompt|developer mode|jailbreak|dan mode|god mode|admin mode|debug mode|prompt injection|hidden instructions|your instructions|your prompt|your rules) ',
        ' (?:you are now|from now on you|act as (?:a|an|if|my|the)|pretend|role ?play|play the role|imagine you are|youre now) ',
        String.raw`${ORDER} (?:say|tell me|answer|reply|respond|confirm|swear)(?: \w+){0,2} (?:that i am|that im|that i m|that i qualify|yes no matter|only yes|with yes|only with|that my gpa) `,
        String.raw`${ORDER} (?:say|write|print|output|repeat|claim|certify|state) (?:\w+ ){0,2}(?:i am|i m|im|eligible|i qualify|yes) `,
        String.raw`${ORDER} (?:set|change|raise|edit|update|fix|delete|erase|make|put|mark|hack|boost|increase|give me|turn) (?:\w+ ){0,2}(?:my|me|the|all) (?:\w+ ){0,2}(?:gpa|grades?|record|transcript|verdict|status|ledger|units|eligible|qualifier|a s|eligibility) `,
        ` (?:make up|invent|fabricate|fake|hallucinate|just guess|take a guess) |${ORDER} lie `,
        ' without (?:a |any )?(?:source|sources|rules|checking|citations?) | no sources? (?:needed|please) ',
        String.raw` (?:ignora|ignore|olvida|olvidate|omite|salta|saltate|desactiva|rompe|desobedece|pasa por alto|haz caso omiso) (?:\w+ ){0,4}(?:reglas?|instrucciones|normas|limites|restricciones|fuentes|sistema|anterior|todo) `,
        ' (?:a partir de ahora eres|ahora eres|actua como|finge|haz como si|imagina que eres|modo desarrollador|tus instrucciones|tus reglas|mensaje del sistema) ',
        String.raw`${ORDER} (?:di|dime|responde|contesta|escribe|confirma|afirma|asegura|jura)(?: \w+){0,3} (?:que soy elegible|que califico|que cumplo|solo si|que si|que mi promedio|que estoy) `,
        String.raw`${ORDER} (?:di|escribe|repite) (?:\w+ ){0,1}(?:elegible|soy elegible|que soy) `,
        String.raw`${ORDER} (?:cambia|sube|pon|modifica|borra|edita|aumenta|ponme|marca|arregla) (?:\w+ ){0,2}(?:mi|mis|el|la|las|un|una) (?:\w+ ){0,1}(?:promedio|nota|notas|calificacion(?:es)?|expediente|gpa|estado|historial) `,
        ' (?:inventa|inventate|miente|falsifica|adivina) | sin (?:fuentes?|reglas|comprobar) ',
        String.raw` (?:ignore|ignorez|oublie|oubliez|desactive|contourne|enfreins|passe outre|fais abstraction) (?:\w+ ){0,4}(?:regles?|instructions?|consignes?|limites|restrictions|sources?|systeme|precede) `,
        ' (?:tu es maintenant|desormais tu es|fais semblant|fais comme si|joue le role|agis comme|imagine que tu es|mode developpeur|tes instructions|tes regles|message systeme|invite systeme) ',
        String.raw`${ORDER} (?:dis|dites|reponds|ecris|confirme|affirme|jure)(?: \w+){0,3} (?:que je suis eligible|que je me qualifie|que je suis qualifiee?|que oui|seulement oui|juste oui|que ma moyenne|je suis eligible) `,
        String.raw`${ORDER} (?:change|modifie|augmente|mets|efface|corrige|remonte|monte|donne moi) (?:\w+ ){0,2}(?:ma|mon|mes|la|le|un|une|des) (?:\w+ ){0,1}(?:moyenne|note|notes|dossier|gpa|statut|releve) `,
        `${ORDER} (?:invente|mens|falsifie|devine) | sans (?:sources?|regles|verifier) `,
        String.raw` (?:ignoriere|ignorier|vergiss|missachte|umgehe|uberspringe|deaktiviere|brich|schalte|pfeif) (?:\w+ ){0,4}(?:regeln?|anweisungen?|vorgaben|vorschriften|grenzen|quellen?|system|bisherige\w*|beiseite) | lass (?:\w+ ){0,3}(?:regeln?|vorgaben|quellen) (?:\w+ ){0,2}weg `,
        ' (?:du bist (?:jetzt|nun|ab jetzt|ab sofort)|ab jetzt bist du|tu so als|spiel die rolle|verhalte dich|stell dir vor du bist|entwicklermodus|deine anweisungen|deine regeln|systemprompt|deinen prompt) ',
        String.raw`${ORDER} (?:sag|sage|antworte|schreib|schreibe|bestatige|behaupte|versichere)(?: \w+){0,3} (?:dass ich (?:\w+ ){0,2}(?:qualifiziert|spielberechtigt|berechtigt|zugelassen|auf kurs)|nur ja|einfach ja|ich bin (?:qualifiziert|spielberechtigt)|dass mein (?:gpa|schnitt)) `,
        String.raw`${ORDER} (?:andere|setz|setze|erhohe|losche|bearbeite|korrigiere|mach|verbessere|gib mir) (?:\w+ ){0,2}(?:mein|meine|meinen|den|die|das|alle|lauter|einen|eine) (?:\w+ ){0,1}(?:gpa|schnitt|note|noten|akte|zeugnis|status|durchschnitt) `,
        `${ORDER} (?:erfinde|luge|falsche|erfind) | ohne (?:quellen?|regeln|prufung|zu prufen) `,
      ].join('|'),
    ),
  },
  {
    why: 'other_person',
    words: new RegExp(
      [
        String.raw` (?:my|a|our) (?:\w+ )?(?:friend|friends|bro|brother|brothers|sister|sisters|sibling|twin|teammate|teammates|classmate|classmates|roommate|cousin|girlfriend|boyfriend|neighbor|rival|captain|quarterback|team mate) (?:s )?`,
        ' (?:another|other|some other|any other|a different|the other) (?:student|students|kid|person|people|player|athlete|athletes|guy|girl) ',
        String.raw` (?:somebody|someone|anybody|everybody|everyone) (?:else )?(?:s )?(?:\w+ ){0,2}(?:gpa|grades?|record|transcript|standing|ledger) `,
        String.raw` (?:is|was|does|will|can|has) (?:he|she) | (?:his|hers|her) (?:\w+ )?(?:gpa|grades?|record|transcript|eligib\w*|units|standing|courses?) `,
        String.raw` (?:mi|mis|un|una|nuestro|nuestra) (?:mejor )?(?:amig\w+|herman\w+|companer\w+|prim[oa]s?|novi[oa]|gemel\w+|vecin\w+|rival|capitan) `,
        String.raw` (?:otr[oa]s?) (?:alumn\w+|estudiantes?|person\w+|jugador\w*|atletas?|companer\w+) | (?:de el|de ella|de ellos|alguien mas) `,
        ' (?:mon|ma|mes|un|une|notre) (?:meilleure? )?(?:amie?s?|copain|copine|frere|soeur|coequipiere?s?|camarades?|cousine?|jumeau|jumelle|voisine?|rivale?|capitaine|pote) ',
        String.raw` (?:autres?) (?:eleves?|etudiante?s?|personnes?|joueu\w+|athletes?) | (?:quelqu un d autre|est il eligible|est elle eligible) `,
        String.raw` (?:mein\w*|ein\w*|unser\w*) (?:beste[rnms]? )?(?:freund\w*|bruder\w*|schwester\w*|mitschuler\w*|teamkolleg\w*|mannschaftskamerad\w*|cousin\w*|kumpel\w*|zwilling\w*|nachbar\w*|rival\w*|kapitan\w*) `,
        String.raw` (?:anderen?|anderer|anderem|anderes) (?:schuler\w*|person\w*|spieler\w*|athlet\w*|leuten?) | (?:jemand anderem|jemand anders|jemand anderes|ist er|hat er) `,
      ].join('|'),
    ),
  },
  {
    why: 'other_rules',
    words:
      / (?:d3|d-3|diii|d-iii|division (?:iii|3|three|tres|trois|drei)|divisiones? iii|dritte[rn]? division|troisieme division|tercera division|njcaa|juco|junior college|cccaa|uscaa|nccaa|usports|u sports|fifa|uefa|nba|wnba|nfl|mlb|nhl|mls|nfhs|uil|cif|fhsaa|ghsa|olympic|olympics|olympia|juegos olimpicos|jeux olympiques|premier league|bundesliga|laliga|la liga|ligue 1|state (?:athletic )?association) /,
  },
  {
    why: 'binding',
    words: new RegExp(
      [
        String.raw` (?:guarantee\w*|promise|promised|swear|scholarships?|financial aid|athletic aid|full ride|recruit\w*|an offer|offers from|get into|accept(?:ed)? (?:me|by|to|into)|admit(?:ted)? (?:me|to|into|by)|admit me|waiver|appeal|lawsuit|draft(?:ed)?|nil deal|transfer portal|official visit|starting lineup|make the team) `,
        String.raw` (?:garantiz\w+|garantia\w*|promet\w+|becas?|ayuda (?:financiera|economica)|reclut\w+|una oferta|oferta de|(?:me|nos) (?:van a )?(?:admit\w+|acept\w+)|exencion|apelacion|fichar\w*) `,
        String.raw` (?:garanti\w*|promets\w*|promettre|bourses?|aide financiere|recrut\w+|offre d une|admise? (?:a|dans|au)|m (?:acceptera\w*|accepte\w*|admettra)|serai je acceptee?|derogation|appel de la decision) `,
        String.raw` (?:garantier\w*|garantie|versprich\w*|versprechen|stipendi\w+|finanzielle hilfe|rekrutier\w*|(?:werde|nimmt|nehmen|wird) (?:\w+ ){0,4}(?:angenommen|aufgenommen|mich)|ein angebot|ausnahmegenehmigung|einspruch|sondergenehmigung|zusage) `,
      ].join('|'),
    ),
  },
];

/** What asks for each tool. */
export const WORDS = {
  changed:
    / (?:what (?:has |have |s |is )?(?:changed|new|different)|changed since|anything (?:new|changed)|change since|updates? since|que (?:ha |me ha )?cambi\w+|cambios? (?:desde|hay|hubo)|hay cambios|algo nuevo|(?:qu est ce qui|quoi|qu est ce que|ce qui|quelque chose) a? ?(?:t il )?(?:change|de nouveau)|a change|du nouveau|(?:was|hat|haben|etwas) (?:\w+ ){0,2}(?:geandert|verandert)|geandert|verandert|was ist neu|neuigkeiten) /,
  can_do:
    / (?:what (?:all )?can you (?:do|answer|help|tell)|what (?:do|should) i ask|who are you|what are you|are you (?:an? )?(?:ai|robot|human|person|bot|real|machine)|how do you (?:work|know)|que puedes (?:hacer|responder|contestar)|que puedo preguntar\w*|quien eres|que eres|eres (?:una? )?(?:ia|robot|persona|humano|maquina)|en que (?:me )?puedes ayudar|que peux tu (?:faire|repondre)|qu est ce que tu (?:peux|sais)|qui es tu|es tu (?:une? )?(?:ia|robot|humaine?|machine|personne)|que puis je (?:te )?demander|was kannst du|wer bist du|was bist du|bist du (?:eine? )?(?:ki|roboter|mensch|bot|maschine|echt)|was kann ich (?:dich )?fragen|wobei kannst du) /,
  counselor:
    / (?:counsel+ors?|advis[eo]rs?|real person|talk to (?:a |some)|speak (?:to|with)|ask a (?:person|human)|consejer\w+|orientador\w*|hablar con (?:una persona|alguien)|persona real|conseill\w+|parler a (?:quelqu un|une personne)|vraie personne|berater\w*|beratung\w*|ansprechpartner\w*|mit (?:jemandem|einem menschen) (?:sprechen|reden)|echte[nr]? mensch\w*) /,
  tasks:
    / (?:register\w*|registration|sign up with|eligibility center|ncaa id|send (?:\w+ ){0,3}transcripts?|transcripts?|final transcript|proof of graduation|regist[rn]\w*|inscribirme en (?:el|la)|centro de elegibilidad|expediente|historial academico|certificado de (?:notas|estudios)|m inscrire (?:au|a la|aupres)|inscription|centre d eligibilite|releves? de notes|registrier\w*|anmeld\w+|zeugnis\w*|notenauszug\w*|abschlusszeugnis) /,
  next_term:
    / (?:(?:what|which) (?:core )?(?:courses?|classes|class) (?:\w+ ){0,3}(?:take|next|sign up|enroll|choose|pick|plan)|(?:next|coming) (?:term|semester|year|fall|spring|summer)|should i take|que (?:cursos|clases|materias|asignaturas) (?:\w+ ){0,3}(?:tomar|llevar|tomo|inscrib\w+|elegir|cursar|escoger)|(?:proxim[oa]|siguiente|que viene) (?:semestre|trimestre|ano|periodo|curso escolar)|(?:semestre|trimestre|ano|periodo) (?:proximo|siguiente|que viene)|quels? cours (?:\w+ ){0,4}(?:prendre|suivre|choisir|prends)|(?:prochain|prochaine) (?:semestre|trimestre|annee|periode)|(?:semestre|trimestre|annee) prochaine?|welche (?:kurse|facher|kurs) (?:\w+ ){0,4}(?:nehmen|wahlen|belegen|nehme|belege|wahle)|nachste[ns]? (?:semester|halbjahr|jahr|schuljahr|trimester)|kommende[ns]? (?:semester|halbjahr|jahr|schuljahr)) /,
  needed:
    / (?:(?:what|which|how high a|how good a|lowest|minimum) (?:\w+ )?(?:grades?|marks?|scores?) (?:\w+ ){0,4}(?:need|have to|must|required|keep|enough)|(?:grades?|marks?) (?:\w+ ){0,2}(?:do i|i) (?:\w+ )?need|need (?:to get |to earn |to score )?(?:in|on) |do i need (?:an? )?(?:a|b|c|d)|how (?:well|good|bad\w*) (?:\w+ ){0,4}(?:do i|have to|need|can i)|lowest (?:grade|mix)|que (?:nota|notas|calificacion|calificaciones) (?:\w+ ){0,3}(?:necesito|tengo que|debo|hace falta|hacen falta|minima)|necesito (?:sacar |obtener )?en|nota minima|quelles? (?:notes?|mention) (?:\w+ ){0,3}(?:faut|dois|besoin|necessaire|minimum)|note minimale|me faut il en|welche (?:noten?|zensur) (?:\w+ ){0,3}(?:brauch\w*|muss|benotig\w*|notig|mindestens)|brauche ich (?:mindestens )?in |mindestnote|wie gut muss ich) /,
  ifs: / (?:what if|if i|if my|when i|suppose|supposing|assuming|would .{1,60} if|y si|que (?:pasa|pasaria|sucede|ocurre) si|si (?:yo )?(?:dejo|dejara|dejase|repito|repitiera|saco|sacara|abandono|retiro|obtengo|termino|reprobara|repruebo|suspendo|vuelvo|quito|cancelo|consigo|me)|et si|que se passe t il si|qu arrive t il si|si (?:j|je)|wenn ich|falls ich|was ware wenn|was passiert wenn|angenommen) /,
  drop: / (?:drop\w*|quit|leave|leaving|left out|withdraw\w*|skip|without|give up|dejo|dejar|dejara|dejase|abandon\w+|retir\w+|quito|quitar|cancel\w+|doy de baja|me salgo|laisse|laisser|abandonn\w+|arrete|arreter|quitte|quitter|retire|lache|abbrech\w*|abbreche|abwahl\w*|abwahle|fallen lass\w*|aufgeb\w*|aufgebe|streich\w*|weglass\w*|hinschmeiss\w*|abgeb\w*|rausgeh\w*|austrete|sausen) /,
  retake:
    / (?:retak\w+|repeat\w*|redo\w*|re take\w*|take (?:\w+ ){0,4}(?:again|over|once more)|do over|repit\w+|repet\w+|vuelv\w+ a (?:tomar|cursar|llevar|hacer)|recurs\w+|otra vez|repass\w+|refai\w+|refaire|redoubl\w+|reprend\w*|recommenc\w+|wiederhol\w*|nochmal|noch einmal|noch mal|erneut) /,
  lock: / (?:10\/7|10-7|10 7|ten[ /-]seven|ten and seven|diez[ /-](?:y )?siete|dix[ /-](?:et )?sept|zehn[ /-](?:und )?sieben|10 y 7|10 et 7|10 und 7|seventh semester|7th semester|septimo semestre|7 semestre|7mo semestre|septieme semestre|7e semestre|siebte\w* (?:semester|halbjahr)|7 (?:semester|halbjahr)|lock(?:ed|s)?(?: in)? (?:date|day)|core course lock) /,
  rule: / (?:rules?|require\w*|what does (?:\w+ ){0,6}(?:say|mean|require)|how does (?:\w+ ){0,5}work|is there a rule|allowed|minimum|how many (?:core )?(?:courses|units|credits|classes) (?:\w+ ){0,3}(?:required|does|need for)|reglas?|norma|normas|requisitos?|exige|exigen|minimo|que dice|que significa|como funciona|regles?|exigences?|exige|minimum|que dit|que signifie|comment (?:fonctionne|marche)|regeln?|regelung|anforderung\w*|voraussetzung\w*|verlangt|verlangen|mindest\w*|was (?:sagt|bedeutet|heisst|besagt)|wie funktioniert|vorgeschrieben) /,
  counts:
    / (?:count|counts|counted|counting|approved|accepted|on the (?:ncaa )?list|listed|core course|core class|cuenta|cuentan|contar|vale|valen|aprobad[oa]s?|en la lista|sirve|curso (?:basico|troncal|core)|compte|comptent|comptera|approuvee?s?|sur la liste|reconnue?s?|agreee?s?|valable|cours de base|zahlt|zahlen|zahle|gilt|gelten|anerkannt|auf der liste|kernkurs|zugelassen) /,
  missing:
    / (?:missing|still (?:need|lack|have to)|what else|left to|lacking|short|remaining|remain|have left|gaps?|open units|how (?:many|much) (?:more )?(?:\w+ ){0,3}(?:do i|left|more|still)|do i (?:still )?(?:need|lack)|falta|faltan|faltar|faltando|quedan|queda|aun necesito|todavia (?:necesito|me)|necesito todavia|cuant[oa]s (?:\w+ ){0,3}(?:necesito|mas)|manque|manquent|il me reste|reste t il|encore besoin|dois je encore|combien (?:\w+ ){0,6}(?:encore|faut|besoin|reste|manque)|fehlt|fehlen|fehlend\w*|noch (?:\w+ )?(?:brauch\w*|machen|ubrig|offen)|brauche ich noch|wie viele (?:\w+ ){0,4}(?:noch|brauch\w*)|lucken?|offen) /,
  gpa: / (?:core gpa|gpas?|grade point|grade-point|promedio|media|moyenne|notenschnitt|notendurchschnitt|schnitt|durchschnitt) /,
  standing:
    / (?:where (?:do|am) i|stand|standing|am i (?:\w+ ){0,3}(?:eligible|on track|qualif\w*|ok|okay|good|ready|set|clear\w*|behind|fine|safe)|do i qualify|i qualify|will i (?:be |still )?(?:eligible|qualify|make)|how am i doing|how do i look|my (?:eligibility|status)|eligib\w*|can i (?:still )?(?:play|compete|qualify)|qualif\w*|on track|donde estoy|como (?:voy|estoy|ando)|soy elegible|elegib\w*|estoy (?:en camino|bien|listo|lista|al dia|atrasad\w)|califico|calificar|cumplo|puedo (?:jugar|competir|calificar)|mi situacion|situacion|voy bien|ou en suis je|j en suis|en suis je|suis je (?:\w+ ){0,3}(?:eligible|qualifiee?|prete?|en retard|bonne voie)|eligib\w*|qualifi\w*|ma situation|bonne voie|puis je (?:encore )?jouer|est ce que je (?:peux|suis|me)|wo stehe ich|stehe ich|stand|bin ich (?:\w+ ){0,4}(?:qualifiziert|spielberechtigt|auf kurs|berechtigt|zugelassen|im plan|startberechtigt|gut)|auf kurs|schaffe ich|spielberechtig\w*|qualifizier\w*|kann ich (?:noch )?spielen|wie sieht es) /,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Rules by what a question calls them; the first that fits. */
export const RULE_WORDS: readonly { readonly ruleId: string; readonly words: RegExp }[] = [
  { ruleId: 'ten_seven', words: WORDS.lock },
  {
    ruleId: 'naia_two_of_three',
    words:
      / (?:act|sat|test scores?|top half|upper half|examenes? (?:act|sat)|mitad superior|moitie superieure|tests? d entree|obere halfte|testergebnis\w*) /,
  },
  {
    ruleId: 'pass_grade',
    words:
      / (?:pass[ /]fail|pass grades?|a pass|p grade|grade p|aprobado[ /](?:no aprobado|reprobado)|note p|succes[ /]echec|bestanden|nicht bestanden) /,
  },
  { ruleId: 'lab', words: / (?:lab|labs|laborator\w+|laboratoires?|labor|praktikum) / },
  {
    ruleId: 'amateurism',
    words: / (?:amateur\w*|paid to play|prize money|profesional|professionnel|profi) /,
  },
  {
    ruleId: 'home_school',
    words:
      / (?:home ?school\w*|taught at home|en casa|educacion en el hogar|ecole a la maison|instruction a domicile|hausunterricht|heimunterricht|zu hause unterrichtet) /,
  },
  {
    ruleId: 'international',
    words: / (?:international\w*|abroad|foreign|extranjer\w*|etranger\w*|ausland\w*|internacional\w*) /,
  },
  {
    ruleId: 'content_once',
    words:
      / (?:(?:same|repeated?|retaken|twice) (?:course|class)?|count twice|repeat\w*|retak\w*|dos veces|repetid\w+|repetir|repite|deux fois|repasse\w*|refait|refaire|redoubl\w*|zweimal|wiederhol\w*|doppelt) /,
  },
  {
    ruleId: 'after_graduation',
    words:
      / (?:after (?:i )?graduat\w*|summer after|despues de gradu\w*|apres (?:le|l obtention du|mon) diplome|nach (?:dem|meinem) abschluss) /,
  },
  {
    ruleId: 'eight_semesters',
    words:
      / (?:eight semesters?|8 semesters?|on time|four years|ocho semestres|8 semestres|cuatro anos|a tiempo|huit semestres|quatre ans|acht (?:semester|halbjahre)|vier jahre|8 halbjahre|rechtzeitig) /,
  },
  {
    ruleId: 'graduation',
    words: / (?:graduat\w*|diploma|gradu\w+|diplome|abschluss) /,
  },
  {
    ruleId: 'listed_title',
    words: / (?:titles?|list(?:ed)?|titulos?|lista|titres?|intitules?|liste|titel) /,
  },
  {
    ruleId: 'account_status',
    words:
      / (?:school s? ?account|account status|cleared|cuenta de la escuela|compte de l ecole|schulkonto|konto) /,
  },
  { ruleId: 'rounding', words: / (?:round\w*|redonde\w*|arrondi\w*|gerundet|runde\w*) / },
  { ruleId: 'core_gpa', words: WORDS.gpa },
  {
    ruleId: 'core_units',
    words:
      / (?:core|units?|unidades?|unites?|einheiten|courses?|classes|credits?|cursos|clases|creditos?|cours|kurse|16|sixteen|dieciseis|seize|sechzehn|materias|facher|kernkurs\w*) /,
  },
];
