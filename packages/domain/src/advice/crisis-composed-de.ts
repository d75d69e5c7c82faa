import { anyOf, eitherOrder, inOrder } from './crisis-compose.ts';
import type { CrisisPhrases } from './crisis-words.ts';

const PERSON =
  'vater|papa|stiefvater|mutter|mama|stiefmutter|onkel|tante|trainer|trainerin|coach|lehrer|lehrerin|bruder|stiefbruder|schwester|freund|freundin|cousin|cousine|opa|oma|grossvater|eltern|nachbar|jemand|er|sie|mann|typ|kerl|pfarrer|arzt|chef|physio|mitschuler|mitschulerin|klassenkamerad|kapitan|junge|jungs|alte|alter|dad|mum|familie|betreuer|ex|pflegevater|leute|die';
const PILLS =
  'tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerzmittel|schmerztabletten|paracetamol|ibuprofen|ibus|antidepressiva|kapseln|ibuprofentabletten';
const BODY =
  'arme?|armen|unterarm\\w*|handgelenke?n?|beine?n?|haut|oberschenkeln?|bauch|pulsadern|hande?n?|knochel|korper';
const DIE =
  'sterben|zu sterben|sterbe|krepieren|verrecken|abkratzen|umbringen|umzubringen|umbringe|toten|zu toten|totmachen|erhangen|zu erhangen|aufhangen|aufzuhangen|erschiessen|zu erschiessen|vergiften|ertranken|ersticken|(?:das|mein|sein|ihr) leben (?:zu )?(?:nehmen|beenden)|meinem leben ein ende (?:zu )?(?:setzen|machen|bereiten)|tot(?: zu)?(?: sein| ware| bin)?|nicht mehr (?:\\w+ ){0,2}(?:leben|da sein|aufwachen|existieren|hier sein|am leben sein|aufzuwachen|zu leben|aufstehen nie|atmen|aufwache|da bin|da ware|lebe|existiere)|nie (?:mehr|wieder) (?:\\w+ )?(?:aufwachen|aufwache|aufzuwachen)|(?:fur|auf) immer (?:schlafen|einschlafen|einzuschlafen|verschwinden|weg(?: sein)?|gehen)|einschlafen und (?:nie|nicht|nimmer)|allem ein ende (?:zu )?(?:machen|setzen)|alles (?:zu )?beenden|es (?:zu )?beenden|alles hinter mir lassen fur immer|schluss (?:zu )?machen(?: mit (?:allem|dem leben|meinem leben))|mit (?:allem|dem leben) schluss(?: zu)? machen|selbstmord(?: zu)? begehen|suizid(?: zu)? begehen|das leben nehmen|von (?:der|einer) \\w*brucke (?:zu )?springen|(?:vom|von dem|von einem) (?:\\w+ )?(?:dach|balkon|hochhaus) (?:zu )?springen|vor (?:den|einen|die|ne) (?:\\w+ )?(?:zug|bahn|lkw|auto|laster|ubahn) (?:\\w+ )?(?:zu )?(?:werfen|springen|laufen|schmeissen|legen)|unter der erde|im grab|im himmel';

export const GERMAN_FIRM: readonly CrisisPhrases[] = [
  {
    kind: 'abuse',
    sign: 'abuse',
    patterns: [
      anyOf(
        '(?:bringt|schlagt|totet|verprugelt) (?:er |sie )?mich (?:\\w+ )?(?:um |tot )?(?:wenn|falls) ich (?:\\w+ ){0,5}(?:sage|erzahle|rede|gehe|verlasse|petze|verrate|spreche|melde|schluss mache)',
        '(?:mich|uns) (?:um|umbringen|umzubringen|umbringt|schlagen|zu schlagen|totet|toten|zu toten) (?:wenn|falls) ich (?:\\w+ ){0,5}(?:sage|erzahle|rede|gehe|verlasse|petze|verrate|spreche|melde|schluss mache)',
        '(?:droh\\w+|gedroht)(?: \\w+){0,4} (?:mich|uns|mir) (?:\\w+ ){0,3}(?:umzubringen|zu schlagen|umbringen|zu toten|umbringt|etwas anzutun|zu verprugeln|abzustechen)|wenn ich (?:\\w+ ){0,4}(?:sage|erzahle|rede|gehe|verlasse|verrate) (?:\\w+ )?(?:bringt|schlagt|totet) er mich',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      anyOf(
        'ich (?:\\w+ ){0,2}(?:will|mochte|werde|muss|wollte|konnte) (?:\\w+ ){0,2}mich (?:\\w+ ){0,3}(?:umbringen|toten|killen|erhangen)',
        'ich (?:will|werde|mochte|wollte) mich (?:\\w+ ){0,3}(?:umbringen|toten|killen|erhangen)',
        '(?:bring|bringe) (?:ich )?mich (?:\\w+ ){0,3}um',
      ),
    ],
  },
];

export const GERMAN_COMPOSED: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      inOrder(
        6,
        'will|wil|wollen|wollte|mochte|wurde|werde|konnte|muss|denke|denk|dachte|gedacht|uberlege|uberleg|uberlegt|plane|geplant|versuche|versucht|versuchen|habe vor|hab vor|vorhabe|vorgenommen|gedanken|gedanke|lust|wunsche|wunsch|wunschte|verdiene|verdient|lieber|liebsten|einfach|bereit|entschieden|beschlossen|ware|war|soll|sollte|hoffe|bete|traume|stelle mir vor|wie kann (?:ich|man)|weg zu|besser|lasst mich|lass mich|angst dass ich|darf|fantasiere|phantasien|gerne|gern',
        DIE,
      ),
      anyOf(
        'mich (?:\\w+ ){0,3}(?:umbringen|umzubringen|umbringe|umgebracht|zu toten|totmachen|erhangen|erhange|aufhangen|aufhange|erschiessen|vergiften|ertranken|wegmachen)|hange? mich (?:\\w+ )?auf|erhange mich|(?:ich )?bringe? mich (?:\\w+ ){0,4}um|bringe? ich mich (?:\\w+ ){0,4}um|umbringen (?:will|mochte|werde|wollte|sollte|konnte) ich mich',
        '(?:mir|sich) (?:\\w+ ){0,3}das leben (?:zu )?(?:nehm\\w+|genommen)|nehme? (?:ich )?mir das leben|(?:mein|meinem|dem) leben (?:\\w+ ){0,2}(?:ein ende|beenden|zu beenden|beende)|mach\\w* (?:\\w+ ){0,3}schluss (?:\\w+ )?(?:mit (?:allem|dem leben|meinem leben|mir))|mach\\w* (?:ich )?(?:dem|allem|der sache) (?:\\w+ )?ein ende|(?:allem|dem ganzen) ein ende|schluss mit (?:dem|meinem) leben',
        '(?:freund|freundin|bruder|schwester|mitschuler\\w*|kumpel|er|sie|jemand) (?:\\w+ ){0,6}(?:(?:sich|ihm|ihr) (?:\\w+ ){0,3}(?:umbringen|umzubringen|umbringt|das leben nehmen|antun|ritzt|geritzt)|nicht mehr leben (?:will|mochte)|sterben (?:will|mochte))',
        '(?:selbstmord|suizid|selbstmort|selbsmord|suicid)(?:gedanken|gefahrdet|versuch\\w*|phantasien|fantasien|plane|al\\w*|nachricht)|suizidal\\w*|todessehnsucht|todeswunsch|abschiedsbriefe?|lebensmude|todesgedanken|suizid ?gedanken|selbstmord ?gedanken|gedanken an (?:\\w+ )?(?:den tod|selbstmord|suizid|sterben)|freitod|uberdosis|(?:der|den|an) tod (?:\\w+ ){0,4}(?:erlosung|ausweg|losung|besser|sehne|wunsche)',
        '(?:selbstmord|suizid) (?:\\w+ ){0,4}(?:begehen|machen|begangen|gedacht|denke|nachgedacht|nachdenke|ist|losung|ausweg|kopf|versucht|option)|(?:an|uber|durch|zu|mit) (?:\\w+ )?(?:selbstmord|suizid)',
        '(?:will|mochte|kann|mag|wollte|konnte|halte|wunsche|schaffe|habe|hab|wil|kan|bock|lust) (?:\\w+ ){0,6}(?:nicht mehr|nicht langer|nimmer|nich mehr|net mehr|nie mehr|keine lust mehr|kein bock mehr|keinen bock mehr|nicht weiter|auf) (?:\\w+ ){0,4}(?:leben|weiterleben|aufwachen|da sein|existieren|hier sein|am leben(?: sein)?|auf dieser welt|zu leben|dieses leben|atmen|diese welt)',
        '(?:satt|leid|mude|uberdrussig|genug) (?:\\w+ ){0,3}(?:zu leben|leben|lebens|vom leben|von diesem leben)|leben (?:\\w+ ){0,2}(?:satt|leid|mude)|mag (?:das |mein |dieses )?leben nicht mehr|(?:nicht|keine) angst vor(?:m| dem) (?:tod|sterben)|lieber tot|besser tot|tot (?:ware|zu sein ware) (?:\\w+ )?besser|ware (?:\\w+ ){0,4}tot|tot sein|sterben (?:will|mochte|wurde|wollte) ich|(?:ich|einfach) sterben(?= (?:\\.|$))|hasse es (?:zu leben|am leben zu sein)',
        `(?:alle|zu viele|ganze|packung|schachtel|haufen|viele|handvoll|dose|menge|genug|\\d\\d+|zwanzig|dreissig|vierzig|zig) (?:\\w+ ){0,4}(?:${PILLS})(?= (?:\\w+ ){0,5}(?:geschluckt|genommen|schlucken|nehmen|nehme|intus|gesammelt|sammle|gegessen|eingenommen|schlucke|hier|bereit|versteckt|gehortet|liegen|zuhause|vor mir)|.{0,3}$| \\.)|(?:geschluckt|genommen|schlucke|nehme|gesammelt|sammle|horte|verstecke|schluck|eingeworfen) (?:\\w+ ){0,4}(?:alle|zu viele|ganze|packung|handvoll|viele|haufen|\\d\\d+|zwanzig|genug|schachtel) (?:\\w+ ){0,3}(?:${PILLS})|(?:tabletten|pillen|schlaftabletten) (?:\\w+ ){0,2}(?:geschluckt|eingeworfen|gesammelt|gehortet)|wie ?viele? (?:\\w+ ){0,3}(?:${PILLS}) (?:\\w+ ){0,6}(?:sterben|stirbt|todlich|tod|tot|umbringen|sterbe|nehmen|braucht|brauche|schlafen)|(?:${PILLS}) (?:\\w+ ){0,5}(?:um zu sterben|zum sterben|nie mehr aufwache|damit es vorbei)|schluck\\w* (?:\\w+ ){0,3}(?:gift|bleiche|rattengift)`,
        'einschlafen und (?:nie|nicht|nimmer)|(?:nie|nicht) (?:mehr|wieder|mehr wieder) (?:aufwachen|aufwache|aufzuwachen)',
        '(?:meine|meiner) beerdigung|mein begrabnis|mach\\w* mich (?:\\w+ )?(?:weg|tot|kalt)|(?:tot|leiche|mich) (?:auffinden|aufgefunden|finden werden)|der tod (?:ist|ware|scheint) (?:\\w+ ){0,3}(?:losung|ausweg|besser|erlosung)',
        'pulsadern|(?:kugel|schuss) (?:\\w+ ){0,2}(?:in (?:den|meinen) kopf|geben)|strick|galgen|schlinge (?:\\w+ ){0,3}(?:hals|decke|bereit)|(?:seil|gurtel|kabel) (?:\\w+ ){0,4}(?:hals|decke|balken|aufhangen|besorgt|haken)|mir (?:\\w+ )?(?:die|eine) kugel',
      ),
      inOrder(
        5,
        'vor|auf|unter|von|vom|aus|in',
        '(?:den |einen |die |dem |der |einer |einem |ne |ner )?(?:\\w+ )?(?:zug|zugen|gleise|gleis|schienen|bahn|ubahn|lkw|auto|laster|\\w*brucke|dach|hochhaus|fenster|balkon|klippe|parkhaus|stock|bahngleise)',
        '(?:zu )?(?:werf\\w*|wirf|spring\\w*|gesprungen|leg\\w*|schmeiss\\w*|sturz\\w*|rennen|fallen|lauf\\w*|lieg\\w*)',
      ),
      inOrder(
        4,
        'werfe|werf|springe|spring|lege|leg|schmeisse|schmeiss|sturze|sturz|laufe|stehe|steh|sitze|sitz|fahre|springen|gehe',
        'vor|auf|unter|von|vom|aus|gegen',
        '(?:den |einen |die |dem |der |einer |einem |ne |ner )?(?:zug|gleise|gleisen|schienen|bahn|ubahn|lkw|laster|\\w*brucke|dach|hochhaus|fenster|balkon|klippe|baum|bahngleisen?|gelander)',
      ),
      eitherOrder(
        6,
        'pistole|waffe|gewehr|revolver|messer|seil|gurtel|klinge|rasierklinge|strick',
        'an (?:mir|mich)|gegen mich|mich selbst|mir selbst|(?:meinen|meinem|den|in den|an den|am) (?:kopf|hals|mund|schlafe)|mich (?:erschiessen|zu erschiessen|erstechen|aufhangen)|mir antun|umbringen',
      ),
      anyOf(
        '(?:habe|hab|hatte) (?:\\w+ ){0,4}(?:plan|datum|termin|tag|methode|alles geplant|alles vorbereitet|ausgesucht) (?:\\w+ ){0,6}(?:sterb\\w*|umbring\\w*|beende\\w*|tod|selbstmord|suizid|schluss mache|zu gehen|mein leben)|ich weiss (?:\\w+ ){0,2}(?:schon |genau )?(?:wie|wann|wo) (?:ich )?(?:\\w+ ){0,3}(?:mache|tun werde|sterbe\\w*|umbringe\\w*|beende|es tue|machen werde)|(?:heute|heute nacht|heute abend|morgen|freitag|samstag|sonntag|diese nacht|heut nacht|montag) (?:\\w+ ){0,4}(?:ist (?:alles|es) vorbei|mach ich (?:schluss|es|dem)|beende ich|sterbe ich|bring\\w* ich mich|passiert es|ist schluss mit mir|tue ich es|bin ich (?:tot|weg fur|nicht mehr am leben|nicht mehr da))|(?:schon|bereits|letztes jahr|einmal|mal|zweimal|vor \\w+ \\w+) (?:\\w+ ){0,4}versucht (?:mich|mir|zu sterben|es zu beenden|das leben|selbstmord)|(?:mich|mir) (?:\\w+ ){0,5}(?:umzubringen|das leben zu nehmen|zu erhangen) versucht|versuch (?:\\w+ ){0,3}(?:mich umzubringen|mir das leben)|(?:letzter|mein|erster|zweiter|gescheiterter) (?:selbstmord|suizid)\\w*',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'no_reason_to_live',
    patterns: [
      inOrder(
        5,
        'keinen|kein|keine|ohne|nichts|wenig|kaum|verloren',
        'grund|sinn|lust|kraft|lebenswillen|hoffnung|bock|willen|freude|energie|zweck',
        '(?:zu |zum |am |im |weiter ?|auf |an |fur )*(?:leben|lebe|weiterzuleben|weiterleben|existieren|dasein|hier zu sein|da zu sein|am leben zu bleiben|morgens aufzu\\w+|aufzuwachen|weiterzumachen|existenz)',
      ),
      inOrder(
        4,
        'leben|dasein|existenz|weiterleben',
        'keinen|kein|nicht|nichts|ohne|sinnlos|wertlos|holle|unertraglich',
        'sinn|wert|lebenswert|lohnt|mehr|fur mich|sinnlos|leben|ertragen|aushalten',
      ),
      anyOf(
        'keinen lebenswillen|keine lebenslust|kein bock mehr (?:auf (?:das )?leben|zu leben)|(?:nicht|kaum) (?:mehr )?lebenswert|(?:mein |das )?leben (?:ist|hat|macht) (?:\\w+ ){0,3}(?:sinnlos|wertlos|scheisse|holle|keinen sinn|vorbei|nichts wert|unertraglich|kaputt|zu ende)',
        '(?:wozu|warum|weshalb|wofur) (?:\\w+ ){0,4}(?:leben|lebe|lebt|weiterleben|am leben|geboren|existiere|aufwachen|uberhaupt noch da|weiter leben|noch hier)(?! (?:als|in der|sportler))|warum (?:bin|gibt es|existiere|lebe) (?:ich|mich) (?:\\w+ ){0,2}(?:noch|uberhaupt|da|geboren|noch am leben)',
        '(?:wunschte|wunsche|ware|hoffe|hoffentlich|besten|besser|hatte|bereue|gewunscht|wunscht|wunschen|mir) (?:\\w+ ){0,7}(?:tot|nie geboren|nicht geboren|nicht mehr (?:aufwache|auf|da|leben|lebe|aufwachen)|nie mehr (?:auf|aufwache|aufwachen)|sterbe|gestorben|nie existiert|nicht existieren|nie auf (?:die|der) welt|gar nicht (?:da|geboren|existieren)|nicht da|abgetrieben)(?! (?:beim|im|bei der|in der) )',
        '(?:nie|nicht|niemals) geboren|nichts (?:\\w+ ){0,3}(?:wofur|fur das|was mich) (?:\\w+ ){0,4}(?:leb\\w+|lohnt|halt|halten)|kann so nicht (?:weiterleben|weiter leben|mehr leben)|gebe? (?:\\w+ )?mein leben auf|(?:verdiene|verdient) (?:\\w+ ){0,3}(?:nicht zu leben|zu sterben|das leben|den tod|nicht am leben)|sollte (?:\\w+ ){0,2}(?:nicht (?:mehr )?(?:leben|existieren|hier sein|da sein|am leben sein)|tot sein|sterben)|gehore nicht (?:in|auf) diese welt|(?:erlebe|werde|schaffe|sehe) (?:\\w+ ){0,4}(?:18|achtzehn|17|geburtstag|morgen|weihnachten) (?:\\w+ )?(?:nicht|nie|nicht mehr)(?: (?:erleben|mehr|erlebe|werden))|nicht (?:\\w+ )?(?:18|achtzehn|alt) werden|(?:auto|zug|bus|lkw) (?:\\w+ ){0,2}(?:mich )?(?:uberfahrt|uberfahren wurde|erfasst|uberrollt)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'burden',
    patterns: [
      anyOf(
        'ohne mich (?:\\w+ ){0,5}(?:besser|glucklicher|leichter|dran|froher|einfacher|schoner)|(?:besser|glucklicher|leichter|froher|einfacher|schoner|gut) (?:\\w+ ){0,4}ohne mich',
        '(?:besser|glucklicher|froh|froher|erleichtert|leichter|einfacher|gut|egal|auffallen|merken|merkt|vermissen|vermisst|interessieren|interessiert|kummern|kummert|weinen|weint|storen|stort|jucken|juckt|gefallen|schlimm) (?:\\w+ ){0,4}(?:wenn|falls|ob|dass) (?:ich|es mich) (?:\\w+ ){0,5}(?:tot|weg|nicht mehr|nicht gabe|nicht da|sterbe|sterben|verschwinde|verschwunden|verschwande|gestorben|fehle|umbringe|lebe|nie)',
        'wenn ich (?:\\w+ ){0,4}(?:tot|gestorben|sterbe|sterben wurde|verschwinde|verschwande|umbringe|umbringen wurde|nicht mehr (?:da|lebe|leben|bin|ware|existiere)|nicht existieren|weg) (?:bin|ware|wurde|werde)?(?! (?:im spiel|vom training|in den ferien|auf turnier))|wenn es mich (?:\\w+ ){0,2}nicht (?:mehr )?(?:gabe|gibt)',
        '(?:bin|sei|als|sein|ware|fuhle mich|nur) (?:\\w+ ){0,6}(?:last|belastung|zur last|ballast|klotz am bein|fehler fur|abfall|uberflussig|nur im weg|allen im weg|allen zur last|ein fehler|abschaum|platzverschwendung|niemandem was wert)|nur last|falle (?:\\w+ ){0,2}(?:allen|meinen eltern|jedem|euch) (?:\\w+ )?zur last',
        '(?:niemand|keiner|wer|niemandem|keinem|keine sau|kein mensch|keinen) (?:\\w+ ){0,6}(?:vermiss\\w+|merk\\w+|auffall\\w+|auffiel\\w*|fehl\\w+|interessier\\w+|wein\\w+|traurig|bemerk\\w+|kummer\\w+|brauch\\w+ mich|trauern|trauert)(?: \\w+){0,6}(?: wenn| ob| dass|) (?:mich|ich|mir)(?: \\w+){0,4}|(?:mich|mir|ich) (?:\\w+ ){0,4}(?:niemand|keiner|niemandem|keinem|keine sau) (?:\\w+ ){0,4}(?:vermiss\\w+|merk\\w+|fehl\\w+|brauch\\w*|wein\\w+|haben)|(?:welt|familie|alle|eltern) (?:\\w+ ){0,4}(?:braucht mich nicht|brauchen mich nicht|besser ohne mich|los waren|wunschen mir den tod|wollen dass ich (?:sterbe|tot))|(?:tue|tu|tate|gefallen) (?:\\w+ ){0,4}(?:allen|welt|familie|eltern) (?:\\w+ )?(?:einen gefallen|gefallen)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        '(?:abschieds(?:brief|video|nachricht|worte|briefe)|(?:brief|briefe|nachricht) (?:\\w+ ){0,3}(?:zum abschied|fur meine eltern wenn|hinterlassen|hinterlasse))|(?:meine|mein|das ist (?:meine|mein)|dies ist (?:meine|mein)) (?:aller)?(?:letzte|letzter|letztes|letzten) (?:nachricht|brief|tag|nacht|worte|abend|stunden|post)(?! (?:schultag|im|an der|in der|vor den|beim|schule))|(?:letzte mal|letztes mal) (?:dass|das) (?:ich (?:euch|dir|schreibe|mich melde|ihr)|ihr)|hort ihr nie wieder (?:was )?von mir|seht ihr mich nie wieder|(?:seht|sehen|siehst|sieht|hort|horen) (?:\\w+ ){0,3}(?:mich|mir) (?:\\w+ )?(?:nie wieder|nicht mehr|nie mehr)(?: (?:lebend|wieder))?',
        'leb(?:t)? (?:\\w+ )?wohl|wenn (?:du|ihr|sie) (?:das|dies|diese nachricht|diesen brief|das hier) (?:\\w+ )?(?:lest|liest|lesen)|(?:werde|bin|werd) (?:\\w+ ){0,4}(?:bald|morgen|dann|heute|nachste woche|ubermorgen|montag) (?:\\w+ ){0,3}(?:nicht mehr (?:da|hier|am leben|leben|sein)|tot|fur immer weg|im himmel)|abschied (?:\\w+ )?(?:von allen|vom leben|nehmen von|nehme)|(?:nehme|nehm|mochte|will|muss) (?:\\w+ )?(?:von (?:euch|allen) )?(?:abschied|mich (?:\\w+ )?verabschieden)(?: (?:nehmen|von (?:allen|der welt|euch|meiner familie|diesem leben|meinen \\w+)|fur immer))?(?= (?:nehmen|von|fur|\\.|$))|werde? nicht mehr (?:lange )?(?:da|hier|leben|am leben)|(?:bald|morgen|heute abend) (?:\\w+ ){0,3}(?:bin ich|gibt es mich|werde ich) (?:\\w+ ){0,2}(?:tot|nicht mehr|weg fur immer|im himmel|bei (?:oma|opa|meinem|meiner))|(?:lebe|gibt es mich) (?:\\w+ ){0,2}(?:bald|morgen) nicht mehr|(?:sag|sagt|sagen sie|richte) (?:\\w+ ){0,2}(?:mama|papa|meiner (?:mutter|mama|familie|schwester)|meinem (?:vater|papa|bruder)|meinen (?:eltern|freunden)|allen) (?:\\w+ ){0,3}(?:dass ich|ich (?:liebe|hab)|es tut mir|tut mir leid|lieb)|(?:verschenke|verschenkt|verschenk) (?:\\w+ ){0,3}(?:meine|alle|alles)|(?:kummer\\w*|pass\\w*) (?:\\w+ ){0,2}(?:um|auf) (?:\\w+ )?(?:meinen|meine|mein) (?:hund|katze|mama|schwester|bruder|familie|mutter)|(?:musst|mussen|braucht|werdet|wird) (?:\\w+ ){0,4}(?:keine sorgen mehr um mich|nicht mehr (?:ertragen|um mich|sehen mussen))|wenn ich (?:nicht mehr bin|gegangen bin|tot bin)|brauche? (?:\\w+ ){0,3}(?:bald )?(?:nicht mehr )?wo ich hingehe|tschuss (?:fur immer|welt|leben)|auf nimmerwiedersehen|wiedersehen welt|sucht (?:\\w+ )?nicht nach mir|verzeiht mir (?:was ich|alles|bitte lebt)|bald bei (?:oma|opa|meinem opa|meiner oma|mama|papa) (?:im himmel|da oben)?',
      ),
    ],
  },
  {
    kind: 'self_harm',
    sign: 'self_harm',
    patterns: [
      anyOf(
        'ritz(?:e|en|t|te)?|geritzt|ritz mich|angeritzt|selbst ?verletz\\w*|autoaggress\\w*|svv|selbst ?schadig\\w*|selbsthass (?:\\w+ )?schneid\\w*|aufgeritzt',
        '(?:schneide|schneid|verletze|verletz|verbrenne|verbrenn|schlage|schlag|kratze|kratz|beisse|beiss|boxe|bestrafe|bestraf|quale|ritz|steche|schnitt|brenne|hungere|haue|hau|kneife) (?:ich )?(?:mich|mir)(?! (?:\\w+ ){0,2}(?:die haare|die nagel|den pony|am knie|am fuss|beim|im training|haare|nagel|auf die seite|ein brot|brot|eine stunde|durch|tapfer|gut|vor|nicht schlecht|das knie|den fuss|den knochel|im sport|schon durch))',
        '(?:mich|mir) (?:\\w+ ){0,5}(?:selbst|selber|absichtlich|wieder|immer|arm|arme|haut|beine|beinen|weh|bewusst|extra|oberschenkel|handgelenk|mit (?:dem|der|einer|nem) (?:feuerzeug|messer|klinge|schere|zigarette|rasierklinge|zirkel)) (?:\\w+ ){0,3}(?:verletz\\w*|weh ?(?:tun|zu ?tun|tue|getan)?|schneid\\w*|geschnitten|verbrenn\\w*|verbrannt|schlag\\w*|geschlagen|kratz\\w*|tun|antun|zu tun|wehtu\\w*|aufgeschnitten|gekratzt|blutig|bestraf\\w*|aufschneid\\w*|boxe\\w*)(?! (?:beim|im) )',
        'mir (?:\\w+ )?(?:etwas|was|weh|schmerzen|leid) (?:\\w+ )?(?:an ?(?:tun|zu ?tun|tue|getan)|zufug\\w*|zuzufugen)|mir (?:\\w+ ){0,3}(?:weh ?tun|weh ?zu ?tun|wehtue|weh tue|wehgetan)|tue? (?:ich )?mir (?:\\w+ ){0,3}(?:weh|etwas an|was an)|mich (?:\\w+ ){0,2}(?:zu )?(?:schneiden|verletzen|ritzen|verbrennen|bestrafen|selbst hassen und schlagen)(?! (?:lassen|im|beim))|(?:druck|verlangen|drang|lust) (?:\\w+ ){0,3}(?:mich |zu )*(?:schneiden|ritzen|verletzen)',
        '(?:erbreche|ubergebe|kotze) (?:mich |ich mich )?(?:\\w+ ){0,3}(?:absichtlich|nach dem essen|nach jedem essen|extra|jedes mal)|(?:stecke? (?:ich )?mir (?:\\w+ ){0,3})?finger in den hals|bringe mich zum (?:kotzen|erbrechen)|esse (?:absichtlich|extra) nichts|(?:kopf|fauste?|faust|hand) (?:\\w+ ){0,4}(?:gegen die wand|an die wand|gegen wande) (?:\\w+ ){0,3}(?:bis|schlage\\w*|haue|hau|schlag|wenn|weil|gehauen|geschlagen)|(?:schlage|haue|hau|schlag) (?:\\w+ ){0,4}(?:kopf|faust|fauste) (?:\\w+ ){0,3}wand|reisse mir die haare|ruckfallig (?:\\w+ ){0,3}(?:geritzt|klinge|arm)?|(?:blut|schmerz|schmerzen|bluten) (?:\\w+ ){0,3}(?:beruhigt mich|hilft mir|tut mir gut|spure ich mich)|nur (?:der )?schmerz (?:hilft|beruhigt)|drucke? (?:\\w+ ){0,3}(?:zigaretten?|kippen?) (?:\\w+ ){0,4}(?:aus|haut|arm)',
      ),
      eitherOrder(
        5,
        'narben|schnitte|schnittwunden|klingen?|rasierklingen?|feuerzeug|zigaretten?|kippen?|brandwunden|wunden|messer|schere|blut\\w*|zirkel',
        `(?:mein|meine|meinen|meinem|meiner|den|die|dem|der|am|im|auf|an|in) (?:\\w+ )?(?:${BODY})`,
      ),
      inOrder(
        4,
        'verstecke?|verdecke?|verberge|tiefe|frische|neue',
        '(?:\\w+ )?(?:narben|schnitte|klingen?|rasierklingen?|arme|wunden|ritzwunden)',
      ),
    ],
  },
  {
    kind: 'abuse',
    sign: 'abuse',
    patterns: [
      inOrder(
        5,
        PERSON,
        '(?:schlagt|schlug|schlagen|verprugelt|verprugeln|verprugelte|prugelt|misshandelt|vergewaltigt|vergewaltigte|fasst|fasste|beruhrt|beruhrte|begrapscht|betatscht|grapscht|bedroht|missbraucht|missbrauchte|tritt|trat|wurgt|wurgte|ohrfeigt|zwingt|zwang|sperrt|sperrte|tut|tat|haut|haute|kusst|kusste|streichelt|belastigt|erpresst|verletzt|schubst|stosst|bespuckt|schmeisst (?:\\w+ ){1,3}nach|wirft (?:\\w+ ){1,3}nach|zerrt|packt|qualt|filmt|beobachtet|stalkt|verdrischt|vermobelt|boxt|hasst und schlagt|schlaegt|drangt|notigt|verbruht|greift|langt|drischt|betascht|kneift)',
        '(?:mich|mir|uns|meine (?:mutter|mama|schwester|kleine schwester)|meinen (?:bruder|kleinen bruder))(?! (?:\\w+ ){0,4}(?:im (?:tennis|schach|spiel|rennen|finale|training|tischtennis|match)|beim|kurs|algebra|mathe|zu (?:lernen|wiederholen|belegen|laufen)|leid|gut))',
      ),
      inOrder(
        5,
        PERSON,
        'mich|mir|uns|meine (?:mutter|mama|schwester|kleine schwester)|meinen (?:bruder|kleinen bruder)|ihm|ihn|sich von mir',
        '(?:geschlagen|verprugelt|vergewaltigt|angefasst|missbraucht|misshandelt|begrapscht|betatscht|bedroht|beruhrt|getreten|gewurgt|gezwungen|eingesperrt|ausgesperrt|schlagt|verprugelt|schlug|anfasst|beruhrt|tritt|wurgt|haut|gehauen|geohrfeigt|gekusst|kusst|belastigt|erpresst|begrapschen|anfassen|schlagen|verprugeln|weh ?getan|weh ?tut|an den po|an den hintern|an die bruste?|zwischen die beine|unter das shirt|unters shirt|unter den rock|unter die kleidung|in die hose|in den schritt|nackt|ans bein|gestreichelt|ausgezogen|ausziehen|rausgeworfen|rausgeschmissen|vor die tur gesetzt|beim (?:duschen|umziehen) (?:beobachtet|gefilmt|zu)|einsperrt|ins gesicht|geboxt|gestossen|gegen die wand|mit dem gurtel|mit (?:einem|dem) (?:stock|kabel|schuh)|verdroschen|nachts ins zimmer|zum sex|sex)(?! (?:im|beim) (?:tennis|schach|spiel|rennen|finale|training|tischtennis))',
      ),
      anyOf(
        '(?:schlagt|schlug|verprugelt|fasst|beruhrt|begrapscht|missbraucht|misshandelt|haut|bedroht|wurgt|belastigt|zwingt|tritt|vergewaltigt) (?:\\w+ ){0,2}(?:mein|meine|der|die|er|sie|jemand) (?:\\w+ ){0,2}(?:vater|stiefvater|mutter|onkel|trainer|bruder|freund|papa|mama|opa|lehrer|nachbar|mich|mir|stiefbruder|cousin|coach)(?: (?:mich|mir))?|mich (?:\\w+ )?(?:schlagt|verprugelt|schlug|misshandelt|missbraucht|begrapscht|anfasst|vergewaltigt|verprugeln|wurgt|haut wenn)(?! (?:im|beim))|(?:fasst|fasste|fassen|grapscht|langt) (?:\\w+ ){0,2}(?:mich|mir) (?:\\w+ ){0,4}an(?! den ball)|(?:er|sie|jemand|trainer|onkel|lehrer) (?:\\w+ ){0,4}(?:fasst|fasste|grapscht) mich',
        '(?:werde|wurde|bin|werd|wurden) (?:\\w+ ){0,6}(?:missbraucht|vergewaltigt|misshandelt|verprugelt|zu hause geschlagen|sexuell belastigt|sexuell genotigt|begrapscht|angefasst|geschlagen(?! im| beim)|belastigt|erpresst|gewurgt|bedroht|eingesperrt|gezwungen (?:mit|ihn|zu (?:sex|kuss\\w*|schlafen)|mich auszu\\w+|nackt\\w*|sachen))|gewalt (?:\\w+ ){0,3}(?:zu hause|zuhause|daheim|in der familie|gegen mich|gegen meine mutter)|hausliche gewalt|(?:sexuell\\w*|korperlich\\w*) (?:\\w+ )?(?:missbrauch\\w*|belastig\\w+|gewalt|ubergriff\\w*|misshand\\w+)|vergewaltig\\w*|kindesmissbrauch|misshandel\\w+ (?:mich|uns)',
        '(?:angst|trau|traue|furchte|panik|will|kann|mag|darf|mochte|horror) (?:mich |mir )?(?:\\w+ ){0,5}(?:nach hause|nachhause|heim|heimzugehen|heimgehen|heimkommen|zu hause|zuhause|daheim|nach haus)(?= (?:zu |gehen|geh|kommen|zu gehen|zu sein|sein|fahren|\\.|$|weil|wegen|da|wenn|bei|mehr|muss|und))(?! (?:lernen|arbeiten|den kurs|kurse|unterrichtet|online|zu lernen|wegen (?:der|dem) (?:note|noten) nicht))|angst (?:\\w+ ){0,3}vor (?:meinem (?:vater|papa|stiefvater|onkel|bruder|freund|trainer|opa|ex)|meiner (?:mutter|mama|stiefmutter|tante)|papa|mama|ihm|meinen eltern)|angst dass (?:er|sie|mein \\w+|papa) (?:\\w+ ){0,4}(?:schlagt|haut|weh ?tut|antut|wiederkommt|zuschlagt|ausrastet|umbringt)',
        'von (?:meinem|meiner|meinen|ihm|einem|jemandem) (?:\\w+ ){0,2}(?:geschlagen|angefasst|missbraucht|vergewaltigt|verprugelt|bedroht|misshandelt|begrapscht|erpresst|belastigt)(?! im| beim)|mir (?:\\w+ ){0,3}(?:gewalt angetan|wehgetan wird)',
        '(?:zu ?hause|daheim|bei (?:ihm|meinem vater|meinen eltern|uns)|hier|nirgends|nirgendwo) (?:\\w+ ){0,4}(?:nicht|nie|nimmer)? ?(?:mehr )?(?:sicher|in sicherheit)|nicht (?:mehr )?(?:sicher|in sicherheit) (?:\\w+ ){0,4}(?:zu ?hause|daheim|bei|mit ihm)|traue mich nicht (?:\\w+ ){0,2}nach ?hause|(?:zu ?hause|daheim) (?:\\w+ ){0,5}(?:geschlagen|prugel|schlage|verprugelt|misshandelt|missbraucht|angefasst|schlagt|holle und|gewalt)|(?:kriege|bekomme|krieg|bekomm|setzt|gibt|gab|bekam|kassiere) (?:\\w+ ){0,4}(?:schlage|prugel|eine ohrfeige|ohrfeigen|eine gescheuert|den gurtel|faustschlage|eine geklatscht|tritte)',
        '(?:nacktbild\\w*|nacktfoto\\w*|nudes|dickpics?|intime (?:bilder|fotos|videos)|bilder (?:\\w+ ){0,2}(?:nackt|ohne kleidung|von meinem korper|in unterwasche)|fotos (?:\\w+ )?(?:nackt|ohne kleidung|in unterwasche))|(?:kommt|kam|schleicht|geht) (?:\\w+ ){0,4}(?:in mein (?:zimmer|bett)|zu mir ins bett)|ins bett (?:\\w+ )?(?:zu mir|gelegt)|(?:unser|kleines) geheimnis|(?:niemandem|keinem) (?:\\w+ ){0,3}(?:sagen|erzahlen|verraten) (?:darf|soll|darfst|sonst)|(?:darf|soll|sagt) (?:\\w+ ){0,3}(?:niemandem|keinem) (?:\\w+ ){0,3}(?:sagen|erzahlen|verraten)|(?:blaue flecken|blauen flecken|blaues auge|striemen|narben|beulen) (?:\\w+ ){0,5}(?:von|durch|weil) (?:mein\\w*|papa|mama|ihm|seinem gurtel|er|vater)|(?:hand|hande|finger) (?:\\w+ ){0,4}(?:unter (?:mein|meine|mein shirt|meinen)|in meine hose|auf (?:meinem|meinen|mein) (?:oberschenkel|po|hintern|brust|brusten|bein)|zwischen meine beine|an meinen po)|(?:alkohol|betrunken|besoffen|trinkt|sauft) (?:\\w+ ){0,6}(?:schlagt|zuschlagt|haut|aggressiv|gewalttatig|schreit und)|(?:vater|mutter|papa|mama|stiefvater|freund|er) (?:\\w+ ){0,4}(?:gewalttatig|handgreiflich|schlagt zu|rastet aus und|zugeschlagen)|(?:mit dem|den) gurtel (?:\\w+ ){0,3}(?:geschlagen|schlagt|verprugelt|verhauen|ubergezogen)|von zu ?hause (?:weg|ab)(?:hauen|gelaufen|laufen|zulaufen|gehauen|rennen)|(?:schlagt|verprugelt|haut) (?:\\w+ )?(?:meine (?:mutter|mama|schwester)|meinen (?:bruder|kleinen bruder))|macht sachen mit mir|dinge mit mir die|sachen die ich nicht will',
      ),
    ],
  },
  {
    kind: 'threat',
    sign: 'threat',
    patterns: [
      eitherOrder(
        6,
        '(?:waffe|waffen|pistole|messer|gewehr|bombe|knarre|axt|machete|sprengstoff|handgranate)',
        '(?:in die |in der |zur |im |in den |in meinem |ins )?(?:schule|klasse|unterricht|rucksack|spind|schultasche|training|klassenzimmer|schulhof|sporthalle|umkleide|tasche)',
      ),
      inOrder(
        4,
        'alle|allen|mitschuler\\w*|lehrer\\w*|vater|mutter|bruder|trainer|eltern|jemanden|jemand|leute|sie|ihn|euch|klasse|schule|schwester|stiefvater|familie|freund|ex|direktor|rektor|den \\w+|die \\w+|mobber|jeden|anderen|andere',
        '(?:zu )?(?:umbringen|abstechen|erschiessen|toten|abknallen|abzustechen|umzubringen|umbringe|absteche|erschiesse|abschlachten|niederstechen|abknalle|kaltmachen|totschlagen|ermorden|hinrichten|verletzen will|vernichten|umlegen|in die luft (?:sprengen|jagen)|weh(?: )?tun|(?:etwas|was) antun|niederschiessen|vergiften|anzunden|uberfahren|bezahlen lassen|bluten lassen|umgebracht)',
      ),
      inOrder(
        4,
        'bringe?|steche?|knalle?|lege|mache|schlage|bringen|schiesse|ersteche|erschiesse|tote',
        '(?:alle|euch|ihn|sie|jemanden|meinen|meine|den|die|mitschuler|leute)',
        '(?:um|ab|tot|kalt|nieder|ab und|zusammen)(?= (?:\\.|$|wenn|und|morgen|heute|weil|dann|allesamt))',
      ),
      anyOf(
        'amok\\w*|(?:schule|schulhaus|turnhalle|klasse|lehrerzimmer|gymnasium) (?:\\w+ ){0,3}(?:anzunden|anzunde|in die luft|sprengen|abfackeln|niederbrennen|abbrennen|sprenge|sturmen|zerbomben)|(?:zunde|brenne|fackle|sprenge|jage) (?:\\w+ ){0,3}(?:schule|turnhalle|haus|klasse) (?:\\w+ ){0,2}(?:an|nieder|ab|in die luft)|bombendrohung|bombe (?:\\w+ ){0,3}(?:legen|gelegt|hochgehen|bauen|gebaut|basteln)|todesliste|abschussliste|liste (?:\\w+ ){0,6}(?:sterben|umbring\\w*|toten|tot)|(?:werden|werdet|wirst|wird|sollen|mussen) (?:\\w+ ){0,3}(?:bussen|buessen|dafur bezahlen|bereuen|alle sterben|bluten|sterben mussen)|(?:kommt|komm|geht|geh) (?:\\w+ )?(?:morgen|montag|besser|lieber)? ?nicht (?:\\w+ )?(?:in die schule|zur schule|zum unterricht)|(?:mich|ich) (?:\\w+ ){0,3}rachen|rache (?:\\w+ ){0,3}(?:nehmen|an allen|an der schule|waffe)|schulmassaker|blutbad|massaker|(?:anderen|jemandem|mitschulern|leuten|meinem \\w+|ihm|ihnen|ihr) (?:\\w+ ){0,3}(?:etwas antun|was antun|weh ?tun|weh zu tun|schaden zufugen)',
      ),
    ],
  },
];

export const GERMAN_SOFT: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      eitherOrder(6, 'ich|mich|mir|mein|meine|hab', 'selbstmord|suizid'),
      anyOf(
        '(?:will|mochte|wurde|wunschte|konnte|einfach) (?:\\w+ ){0,4}(?:verschwinden|weg sein|weg von hier fur immer|nicht mehr da sein|aufhoren zu leben|nie wieder aufstehen|nur noch schlafen)',
        '(?:tue|tu|mache|mach) (?:ich )?es (?:heute|heut|morgen|bald|diesmal|heute nacht)(?: wirklich)?',
        '(?:sterben|sterb|tot)(?= (?:\\.|$))',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        '(?:tschuss|lebewohl|machts gut|mach es gut|auf wiedersehen|ade) (?:alle|ihr lieben|an alle|zusammen|leute|freunde|fur immer|mama)',
        'lebewohl',
        '(?:verzeih|verzeiht|entschuldigung|sorry|tut mir leid) (?:\\w+ ){0,2}(?:fur alles|alles)',
        '(?:ich bin|bin) (?:bald|morgen) (?:weg|nicht mehr da)',
        'danke fur alles',
        '(?:gehe|geh) (?:fur immer|und komme nicht)',
        'das (?:war|ist) (?:es|das ende)(?: fur mich)?(?= (?:\\.|$))',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'trapped_or_hopeless',
    patterns: [
      anyOf(
        '(?:kann|kan|ertrage|ertrag|halte|halt|packe|pack|schaffe|schaff|will|mag) (?:\\w+ ){0,5}(?:nicht mehr|nich mehr|nimmer|nicht langer|net mehr|einfach nicht)(?: aus| ertragen| aushalten| weiter)?(?= (?:\\.|$|so|weiter|und|ich|alles|aus|ertragen|aushalten|bitte|weil|dieses|diesen|mein))',
        'hasse mein leben|hass mein leben|hasse mich|hass mich|ekle mich vor mir|alle hassen mich|keiner (?:mag|liebt|braucht|will|versteht) mich|niemand (?:mag|liebt|braucht|will|versteht) mich|mich (?:mag|liebt|braucht|will) (?:eh |sowieso )?(?:keiner|niemand)|bin nichts wert|nichts wert|zu nichts nutze|zu nichts zu gebrauchen',
        '(?:keinen|kein|keine|ohne|einziger|einzige|einzigen) (?:\\w+ ){0,2}(?:ausweg|hoffnung|zukunft|losung|licht)|(?:nichts|alles) (?:\\w+ ){0,2}(?:sinn|sinnlos|egal geworden|hoffnungslos|keinen sinn)|macht alles keinen sinn',
        '(?:fuhle mich|fuhl mich|fuhle|bin) (?:\\w+ ){0,3}(?:hoffnungslos|wertlos|gefangen|leer|innerlich tot|verzweifelt|am ende|kaputt und|nutzlos|ungeliebt|taub)|dass (?:\\w+ ){0,3}(?:aufhort|vorbei ist|ein ende hat|endet|aufhoren)|(?:fur|auf) immer (?:weg|verschwinden|gehen|schlafen|ruhe)|weg von (?:allem|dieser welt)|(?:schmerz|schmerzen) (?:\\w+ ){0,3}(?:nicht mehr|unertraglich|aufhoren|zu viel)|am ende meiner krafte|gebe auf|geb auf|leide so|bin am ende',
      ),
    ],
  },
];
