import { GERMAN_COMPOSED, GERMAN_FIRM, GERMAN_SOFT } from './crisis-composed-de.ts';
import type { CrisisWords } from './crisis-words.ts';

const ADULT =
  '(?:vater|papa|stiefvater|mutter|mama|stiefmutter|onkel|tante|trainer|trainerin|coach|lehrer|lehrerin|bruder|stiefbruder|schwester|freund|freundin|cousin|opa|oma|grossvater|eltern|nachbar|jemand|er|sie)';
const WANTS =
  '(?:will|wollte|mochte|wurde|werde|konnte|muss|denke|dachte|daran gedacht|gedacht|uberlege|uberlegt|plane|geplant|versuche|versucht|versuchen|habe vor|vorhabe|vorgenommen|gedanken|lust|wunsche|wunschte|verdiene|lieber|am liebsten|einfach nur|bereit|entschieden|beschlossen|ware|soll|sollte)';

export const GERMAN: CrisisWords = {
  locale: 'de',
  idioms: [
    /\b(?:zwingt|zwang|zwingen) (?:mich|uns) (?:\w+ ){0,4}(?:zu )?(?:nehmen|lernen|wiederholen|belegen|spielen|wahlen|wechseln|laufen|trainieren)\b/g,
    /\bschlagt mich (?:\w+ ){0,5}vor\b|\b(?:hau|haut|hauen|haue) (?:mir|mich) (?:\w+ ){0,5}(?:um die ohren|aufs ohr|vom hocker|um)\b/g,
    /\b(?:lach|lache|lachen|langweile|langweil|schame|argere|schufte|arbeite|lerne) mich (?:\w+ )?(?:tot|kaputt|zu tode)\b|\b(?:im|beim|am) (?:spiel|training|sport|lauf|turnier|match|fussball|knie|fuss) (?:\w+ )?(?:weh ?getan|verletzt|weh ?tue|verletze)\b|\bfur (?:ein|eine|einen|das|die|den) (?:\w+ ){1,3}(?:wurde|konnte) ich (?:toten|sterben|morden)\b|\b(?:wurde|konnte) (?:fur|vor) (?:\w+ ){1,4}(?:sterben|toten|morden)\b/g,
    /\b(?:sterbe|sterben|stirbt|starb|gestorben|tot|tote) (?:\w+ ){0,2}?vor (?:lachen|hunger|durst|langeweile|scham|neugier|angst|hitze|kalte|mudigkeit|aufregung|peinlichkeit)\b/g,
    /\bvor (?:lachen|hunger|durst|langeweile|scham|neugier|hitze|kalte|mudigkeit|aufregung|peinlichkeit) (?:\w+ ){0,2}(?:sterben|sterbe|gestorben|tot|umkommen|tod)\b/g,
    /\b(?:tot|tod)(?:mude|ernst|sicher|langweilig|lachen|gelacht|unglucklich|krank)\b|\btodes?(?:angst|strafe|zone|gruppe)\b|\bsterbenslangweilig\b|\btotal tot\b|\bhundetot\b/g,
    /\bich (?:\w+ )?(?:sterbe|sterb|stirb) (?:\w+ )?(?:gleich|fast) (?:\w+ )?vor\b|\b(?:toter punkt|tote hose|totes rennen|tote leitung|schuld und suhne|tod eines handlungsreisenden|der tod in venedig|tod in venedig|plotzlicher tod)\b|\bzu tode (?:gelangweilt|langweil\w*|gearbeitet|arbeite\w*|erschrocken)\b|\btodlich(?:e|er|es)? (?:langweilig|ernst)\b/g,
    /\b(?:kurs|workshop|woche|vorbeugung|pravention|statistik|projekt|einheit|fach|seminar|aufklarung|modul) (?:(?!ich |mich |mir |mein )\w+ ){0,4}(?:suizid\w*|selbstmord\w*|missbrauch\w*|gewalt|selbstverletzung\w*|mobbing|amoklauf\w*|amok)\b|\b(?:amok(?:alarm|ubung|pravention)|gewalt ?pravention|missbrauchspravention)\b/g,
    /\b(?:schutzen|schiess|jagd|bogen|biathlon|luftgewehr|luftpistolen)(?:verein|sport|club|training|schiessen|stand|mannschaft|team|schein|wettkampf)?\b|\bsportschutz\w*\b|\bluft(?:gewehr|pistole)\b|\bseil ?(?:springen|klettern|sprung)\b/g,
    /\b(?:habe|hab) mich (?:\w+ ){0,4}(?:knie|fuss|knochel|schulter|rucken|training|spiel|sport|lauf|turnier|kochen|finger|papier|wettkampf|match|hand) (?:\w+ ){0,2}(?:verletzt|geschnitten|verbrannt|gestossen|weh getan)\b|\b(?:schneide|schnitt|schneiden) (?:\w+ ){0,2}(?:gut|schlecht) ab\b|\b(?:wir|die|sie|mannschaft|team|gegner) (?:\w+ ){0,3}(?:haben|wurden|hat) (?:\w+ ){0,3}uns (?:\w+ ){0,3}geschlagen\b|\b(?:haben|hat) uns (?:\d|im|am|mit|zuhause|klar|vernichtend|haushoch|zu null|knapp)(?: \w+){0,3} geschlagen\b|\bwurden (?:\w+ ){0,4}geschlagen\b|\bschlagt (?:mir|uns) (?:\w+ ){0,4}vor\b|\btut mir leid\b(?! (?:fur alles|mama|papa|alles))/g,
    /\b(?:bringt|bringen|killt|killen|wird|werden|toetet|totet) mich (?:\w+ ){0,3}(?:um|noch um|umbringen|fertig)\b/g,
    /\bmich (?:\w+ ){0,2}(?:umbringen|toten|killen) (?:wenn|wird|werden|wurde er|wurde sie)\b|\b(?:eltern|mutter|vater|mama|papa|trainer|lehrer|lehrerin|coach) (?:\w+ ){0,3}mich umbringen\b|\b(?:wird|werden|wurde|wurden) (?:\w+ )?mich (?:\w+ ){0,2}umbringen\b/g,
    /\b(?:handy|akku|laptop|computer|tablet|wlan|auto|batterie|pflanze|telefon) (?:\w+ ){0,3}(?:tot|stirbt|gestorben|leer)\b/g,
    /\b(?:zeit totschlagen|totschlagen|deadline|sudden death|suicide squad|selbstmordkommando|himmelfahrtskommando)\b/g,
    /\b(?:aufsatz|buch|roman|kapitel|referat|gedicht|stuck|unterricht|einheit|film|artikel|projekt|vortrag|kurs|lektion|erorterung|essay|thema) (?:\w+ ){0,3}(?:uber|zu|zum|zur|von|handelt|behandelt|heisst) (?:\w+ ){0,4}(?:suizid\w*|selbstmord\w*|selbstverletzung\w*|tod|missbrauch|uberdosis|sterben)\b/g,
    /\b(?:suizidpravention|suizidpravention|selbstmordpravention|suizidprophylaxe)\b/g,
    /\b(?:romeo|julia|hamlet|ophelia|werther|faust|gretchen|figur|hauptfigur|held|heldin|autor|autorin|dichter) (?:\w+ ){0,6}(?:selbstmord|suizid|sich um|umbringt|stirbt|sterben|das leben nimmt|umbringen)\b/g,
    /\b(?:akademischer|politischer|beruflicher|schulischer|sozialer|karriere) (?:selbstmord|suizid)\b/g,
    /\b(?:schneide|schneiden|geschnitten|schnitt) (?:\w+ ){0,3}(?:haare|nagel|pony|brot|gemuse|papier|finger|video)\b|\b(?:haare|nagel|pony) (?:\w+ ){0,2}(?:schneiden|geschnitten)\b/g,
    /\b(?:im|beim|in) (?:tennis|schach|training|spiel|rennen|finale|tischtennis|wettkampf|lauf|match) (?:\w+ ){0,3}(?:geschlagen|verletzt|besiegt)\b|\b(?:geschlagen|schlagt) (?:\w+ ){0,2}(?:im|beim) (?:tennis|schach|training|spiel|rennen|finale|tischtennis|wettkampf)\b/g,
    /\bschluss (?:zu )?machen (?:mit|fur) (?:meiner|meinem|ihm|ihr|heute|dem (?:kurs|training|fach)|der (?:schule|stunde)|mathe|hausaufgaben)\b/g,
    /\b(?:von der liste|aus der liste|vom bildschirm) verschw\w+\b/g,
  ],
  firm: GERMAN_FIRM,
  hard: [
    ...GERMAN_COMPOSED,
    {
      kind: 'suicide',
      sign: 'talks_of_dying',
      patterns: [
        new RegExp(
          `\\b${WANTS} (?:\\w+ ){0,6}(?:sterben|zu sterben|krepieren|mich (?:\\w+ ){0,2}(?:umbringen|umzubringen|toten|zu toten|erhangen|zu erhangen|aufhangen|erschiessen|vergiften|ertranken)|mir (?:\\w+ ){0,2}das leben (?:zu )?nehmen|mein leben (?:zu )?beenden|meinem leben ein ende (?:zu )?(?:setzen|machen)|tot sein|tot zu sein|tot ware|tot|nicht mehr (?:\\w+ ){0,2}(?:leben|da sein|aufwachen|existieren|hier sein|am leben sein|aufzuwachen|zu leben)|nie (?:mehr|wieder) aufwachen|fur immer (?:schlafen|einschlafen|verschwinden|weg sein)|einschlafen und nie|allem ein ende (?:zu )?(?:machen|setzen)|alles beenden|es beenden|schluss machen mit (?:allem|dem leben|meinem leben)|mit allem schluss machen|mit dem leben schluss machen|von (?:der|einer) brucke (?:zu )?springen|vom dach (?:zu )?springen|vor (?:den|einen) zug (?:\\w+ ){0,1}(?:werfen|springen|laufen|schmeissen))\\b`,
        ),
        /\bich (?:bring|bringe) mich (?:\w+ ){0,4}um\b|\bmich (?:selber |selbst )?(?:umbringen|umzubringen|umbringe|umgebracht)\b|\bmir (?:\w+ ){0,2}das leben nehme\w*\b|\bnehme? mir das leben\b|\bhange mich auf\b|\bich erhange mich\b/,
        /\b(?:selbstmordgedanken|suizidgedanken|suizidal\w*|selbstmordgefahrdet|suizidgefahrdet|selbstmordversuch|suizidversuch|abschiedsbrief|lebensmude)\b/,
        /\b(?:selbstmord|suizid) (?:\w+ ){0,2}(?:begehen|machen|begangen|gedacht|denke|nachgedacht|ist (?:\w+ ){0,2}(?:losung|ausweg))\b|\b(?:an|uber|durch|denke (?:\w+ ){0,2}an) (?:\w+ )?(?:selbstmord|suizid)\b/,
        /\b(?:will|mochte|kann|mag|wollte|konnte|halte|wunsche|schaffe) (?:\w+ ){0,5}(?:nicht mehr|nicht langer|nimmer) (?:\w+ ){0,3}(?:leben|weiterleben|aufwachen|da sein|existieren|hier sein|am leben sein|auf dieser welt|zu leben)\b/,
        /\b(?:satt|leid|mude|uberdrussig) (?:\w+ ){0,2}(?:zu leben|leben|lebens)\b|\bleben (?:\w+ ){0,2}(?:satt|leid)\b/,
        /\b(?:alle|zu viele|ganze packung|eine packung|ganze schachtel|haufen|viele) (?:\w+ ){0,2}(?:tabletten|pillen|schlaftabletten|medikamente)\b(?: \w+){0,4}|\buberdosis\b/,
        /\b(?:pulsadern|kugel in (?:den|meinen) kopf|strick)\b/,
        /\b(?:vor|auf|unter) (?:den|einen|die|dem) (?:\w+ )?(?:zug|gleise|bahn|lkw) (?:\w+ ){0,2}(?:werfe|springe|lege|schmeisse|gehe|werfen|springen|legen)\b|\bspringe? (?:\w+ ){0,2}(?:von der brucke|vom dach|aus dem fenster)\b|\b(?:von der brucke|vom dach|aus dem fenster) (?:\w+ ){0,2}spring\w+\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'no_reason_to_live',
      patterns: [
        /\b(?:keinen|kein|keine|ohne) (?:\w+ ){0,2}(?:grund|sinn|lust|kraft|lebenswillen|hoffnung) (?:\w+ ){0,3}(?:leben|lebe|weiterzuleben|weiterleben|existieren|dasein)\b|\bkeinen lebenswillen\b|\bkeine lebenslust\b/,
        /\b(?:leben|dasein) (?:\w+ ){0,3}(?:keinen|kein|nicht) (?:\w+ ){0,2}(?:sinn|wert|lebenswert)\b|\b(?:nicht|kaum) (?:mehr )?lebenswert\b|\bwozu (?:\w+ ){0,2}(?:leben|lebe|weiterleben|noch am leben)\b|\bwarum (?:ich )?(?:\w+ ){0,2}(?:noch lebe|am leben bin|weiterleben)\b/,
        /\b(?:wunschte|wunsche|ware|hoffe|hoffentlich|am besten) (?:\w+ ){0,5}(?:tot|nie geboren|nicht geboren|nicht mehr aufwache|nicht mehr auf|nie mehr auf|sterbe|gestorben|nicht mehr da|nicht mehr leben)\b/,
        /\bnie geboren worden\b|\bnichts (?:\w+ ){0,2}wofur (?:\w+ ){0,2}(?:leb\w+|lohnt)\b|\bkann so nicht weiterleben\b|\bgebe (?:\w+ )?mein leben auf\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'burden',
      patterns: [
        /\b(?:ohne mich (?:\w+ ){0,4}(?:besser|glucklicher|leichter|dran)|(?:besser|glucklicher|leichter|besser dran) (?:\w+ ){0,3}ohne mich)\b/,
        /\b(?:besser|glucklicher|froh|erleichtert) (?:\w+ ){0,4}(?:wenn|falls) ich (?:\w+ ){0,4}(?:tot|weg|nicht mehr|nicht da|sterbe|verschwinde)\b/,
        /\b(?:bin|sei|als) (?:\w+ ){0,3}(?:eine last|nur eine last|zur last|eine belastung)\b|\bnur last\b/,
        /\b(?:niemand|keiner|wer|niemandem|keinem) (?:\w+ ){0,4}(?:vermiss\w+|merk\w+|auffall\w+|fehlen|interessier\w+|weinen)(?: \w+){0,5}\b(?= )/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'saying_goodbye',
      patterns: [
        /\b(?:meine|mein|die|das ist (?:meine|mein)) (?:letzte|letzter|letztes) (?:nachricht|brief|tag|nacht|worte)\b(?! (?:schultag|im|an der|in der|vor den|beim))/,
        /\bleb(?:t)? wohl\b|\bwenn (?:du|ihr|sie) das (?:lest|liest|lesen)\b|\b(?:werde|bin) (?:\w+ ){0,3}(?:bald|morgen|dann) (?:\w+ ){0,2}(?:nicht mehr (?:da|hier|am leben)|tot)\b|\babschied (?:von allen|vom leben)\b|\bwerde nicht mehr (?:lange )?(?:da|hier|leben|am leben)\b/,
        /\b(?:verschenke|verschenkt) (?:\w+ ){0,2}(?:alle )?meine sachen\b/,
      ],
    },
    {
      kind: 'self_harm',
      sign: 'self_harm',
      patterns: [
        /\britz(?:e|en|t|te)?\b|\bgeritzt\b|\bselbst ?verletz\w*|\bautoaggress\w*/,
        /\b(?:mich|mir) (?:\w+ ){0,2}(?:selbst|selber|absichtlich|wieder|in den arm|in die arme|in die haut|in die beine|weh) (?:\w+ ){0,2}(?:verletz\w*|weh ?(?:tun|zu ?tun|tue)?|schneid\w*|geschnitten|verbrenn\w*|schlag\w*|kratz\w*|tun|antun|zu tun)\b/,
        /\b(?:schneide|verletze|verbrenne|schlage|kratze) (?:mich|mir) (?:\w+ ){0,3}(?:selbst|selber|absichtlich|arm|arme|haut|beine|wenn|damit|um)\b|\bmir etwas an ?(?:tun|zu ?tun|tue)\b|\bmir was an ?(?:tun|zu ?tun|tue)\b|\bmich schneiden\b|\bich schneide mich\b/,
        /\b(?:narben|schnitte|klinge|rasierklinge) (?:\w+ ){0,4}(?:arm|arme|armen|handgelenk\w*|beine|beinen|haut)\b/,
        /\b(?:erbreche|ubergebe) mich (?:absichtlich|nach dem essen)\b|\bstecke? mir den finger in den hals\b|\bfinger in den hals\b/,
      ],
    },
    {
      kind: 'abuse',
      sign: 'abuse',
      patterns: [
        new RegExp(
          `\\b(?:mein|meine|meinem|der|die|das|ein|eine)? ?${ADULT} (?:\\w+ ){0,4}(?:schlagt|schlug|schlagen|verprugelt|verprugeln|misshandelt|vergewaltigt|fasst|beruhrt|begrapscht|bedroht|missbraucht|tritt|wurgt|ohrfeigt|zwingt|sperrt|tut) (?:\\w+ ){0,2}(?:mich|mir)\\b`,
        ),
        new RegExp(
          `\\b(?:mein|meine|der|die|ein|eine) ${ADULT} (?:hat|haben|hatte) (?:\\w+ )?(?:mich|mir) (?:\\w+ ){0,4}(?:geschlagen|verprugelt|vergewaltigt|angefasst|missbraucht|misshandelt|begrapscht|bedroht|beruhrt|getreten|gewurgt|gezwungen|eingesperrt)\\b`,
        ),
        /\b(?:schlagt|schlug|verprugelt|fasst|beruhrt|begrapscht|missbraucht|misshandelt) (?:mein|meine|der|die) (?:\w+ )?(?:vater|stiefvater|mutter|onkel|trainer|bruder|freund|papa|mama) mich\b|\bmich (?:schlagt|verprugelt|schlug|misshandelt|missbraucht|begrapscht)\b/,
        /\b(?:werde|wurde|bin) (?:\w+ ){0,4}(?:missbraucht|vergewaltigt|misshandelt|verprugelt|zu hause geschlagen|sexuell belastigt|begrapscht|angefasst)\b|\b(?:werde|wurde) (?:\w+ ){0,3}geschlagen\b(?! (?:im|beim))/,
        /\bangst (?:\w+ ){0,4}(?:nach hause|heim|heimzugehen|zu hause|daheim)\b|\bangst vor (?:meinem (?:vater|papa|stiefvater|onkel|bruder|freund)|meiner (?:mutter|mama|stiefmutter))\b/,
        /\b(?:zu hause|daheim) (?:\w+ ){0,2}nicht (?:mehr )?sicher\b|\bnicht (?:mehr )?sicher (?:\w+ ){0,2}(?:zu hause|daheim)\b|\btraue mich nicht (?:\w+ ){0,2}nach hause\b/,
        /\b(?:nacktbilder|nacktfotos|nudes) (?:\w+ ){0,4}(?:schicken|von mir|verlangt|will|erpresst)\b|\b(?:verlangt|will|erpresst) (?:\w+ ){0,4}(?:nacktbilder\w*|nacktfotos|nudes)\b/,
      ],
    },
    {
      kind: 'threat',
      sign: 'threat',
      patterns: [
        /\b(?:waffe|pistole|messer|gewehr|bombe) (?:\w+ ){0,4}(?:schule|klasse|unterricht) (?:\w+ ){0,2}(?:mitnehm\w*|mitbring\w*|bring\w*|nehm\w*|mit)\b|\b(?:bringe|nehme|bring) (?:\w+ ){0,3}(?:waffe|pistole|messer|gewehr|bombe) (?:\w+ ){0,3}(?:schule|klasse|unterricht)\b/,
        /\b(?:alle|meine mitschuler|meinen lehrer|meine lehrerin|meinen vater|meine mutter|meinen bruder|meinen trainer|meine eltern|jemanden|leute) (?:\w+ ){0,2}(?:umbringen|abstechen|erschiessen|toten|abknallen|abzustechen|zu toten|umzubringen)\b/,
        /\b(?:amoklauf|amok laufen|schule (?:\w+ ){0,2}(?:anzunden|in die luft|sprengen|abfackeln))\b/,
      ],
    },
  ],
  soft: [
    ...GERMAN_SOFT,
    {
      kind: 'suicide',
      sign: 'trapped_or_hopeless',
      patterns: [
        /\bkann (?:\w+ ){0,3}nicht mehr\b(?= (?:\. |$|so|weiter|und|ich|alles))|\b(?:ertrage|halte|packe|schaffe) (?:\w+ ){0,4}nicht mehr\b/,
        /\b(?:hasse mein leben|hasse mich|ekle mich vor mir)\b/,
        /\b(?:keinen|kein|keine|ohne|einziger|einzige) (?:\w+ ){0,2}(?:ausweg|hoffnung|zukunft|losung)\b/,
        /\b(?:fuhle mich|fuhl mich|bin) (?:\w+ ){0,3}(?:hoffnungslos|wertlos|gefangen|innerlich leer|innerlich tot|leer und|nichts wert|verzweifelt)\b/,
        /\bdass (?:es|alles|der schmerz|das) (?:\w+ ){0,3}(?:aufhort|vorbei ist|ein ende hat|endet)\b|\bfur immer (?:weg|verschwinden|gehen)\b|\bich will weg von (?:allem|dieser welt)\b|\bwill einfach verschwinden\b/,
      ],
    },
  ],
  context:
    /\b(?:hausaufgaben?|kurs(?:e|es)?|klausur(?:en)?|prufung(?:en)?|aufsatz|algebra|geometrie|chemie|biologie|bio|physik|englisch|mathe|geschichte|training|spiel|saison|turnier|mannschaft|team|stundenplan|wlan|portal|formular|schuhe|haha\w*|lol|unterricht|lernen|stunde)\b/,
};
