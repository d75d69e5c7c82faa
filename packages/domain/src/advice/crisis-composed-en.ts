import { anyOf, eitherOrder, inOrder } from './crisis-compose.ts';
import type { CrisisPhrases } from './crisis-words.ts';

const KIN =
  '(?:step ?|foster |grand ?)?(?:dad|father|mom|mum|mother|brother|sister|pa|ma)s?|daddy|mommy|parents?|uncle|aunt|cousin';
const PERSON = `${KIN}|coach|trainer|teacher|tutor|boyfriend|girlfriend|bf|gf|babysitter|neighbou?r|ex|pastor|priest|doctor|boss|teammates?|captain|seniors?|roommate|counselor|driver|principal|someone|somebody|guy|man|men|boys?|he|she|they|hes|shes|theyre|people`;
const DIE =
  'die|dying|be dead|being dead|death|end (?:it|it all|things|everything|my (?:\\w+ )?life|all of it)|ending (?:it|it all|things|everything|my life)|(?:stop|quit) (?:living|existing|breathing|being (?:here|alive))|cease to exist|not (?:be here|be alive|exist|live|wake up|have to wake up|have to live|be around)|(?:not|never|without|dont|didnt|wouldnt) (?:\\w+ )?(?:wak(?:e|ing)|woke) up|leave this (?:world|earth|life|planet)|leave (?:the )?earth|go to heaven|be in heaven|be (?:6|six) feet under|sleep and (?:not|never)|go to sleep (?:and )?(?:not|never|forever)|fall asleep (?:and )?(?:not|never|forever)|sleep (?:forever|for ever)';
const PILLS =
  'pills|tylenol|advil|ibuprofen|xanax|painkillers?|tablets|antidepressants|melatonin|meds|medication|medicine|aspirin';
const BODY = 'arms?|wrists?|thighs?|legs?|skin|stomach|hips?|ankles?|forearms?|hands?|body';

export const ENGLISH_FIRM: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      inOrder(
        2,
        'want to|wanna|wanted to|wish i could|wish i would|rather',
        'die (?:if|when|because|so|tonight|now|right now|today|in my sleep|inside)',
      ),
      anyOf(
        '(?:die|died|dying|dead) by suicide',
        '(?:deserve|deserves) to (?:die|be dead)',
        '(?:want|wanna|ready|going) to die for (?:what|everything|real|ever)',
        'end it with (?:pills|a rope|a gun|a knife|my \\w+ gun)',
      ),
    ],
  },
  {
    kind: 'abuse',
    sign: 'abuse',
    patterns: [
      anyOf(
        '(?:kill|hurt|beat|shoot|stab) me (?:and my \\w+ )?if i (?:tell|told|leave|left|say|talk|speak|report|break|go to|dont do|dont send|scream)',
        'threaten\\w* (?:to )?(?:kill|killing|hurt|hurting|beat|beating|shoot|stab|rape|hit)(?: \\w+)? (?:me|us|my (?:mom|family|brother|sister|dog))',
        'threaten\\w* (?:me|us) (?:with|that)',
        'kick\\w* me out of (?:the |my )?(?:house|home)',
      ),
      inOrder(
        3,
        'boyfriend|girlfriend|bf|gf|ex|stepdad|stepfather|uncle|stalker|someone|guy|he|she|they',
        'says?|said|told me|keeps saying|texted|swore|promised',
        'kill me|hurt me|beat me|stab me|shoot me',
      ),
    ],
  },
];

export const ENGLISH_COMPOSED: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      inOrder(
        5,
        'want|wants|wanna|wanted|wanting|wish|wishing|wished|hope|hoping|pray|prays|praying|dream of|dreaming of|dream about|fantasi[sz]e|fantasi[sz]ing|thinking of|thinking about|think about|thought about|thought of|thoughts? of|thoughts? about|ready|deserve|rather|prefer|plan|planning|planned|trying|tried|decided|gonna|going to|should|feel like|need|better to|easier to|let me|please let me|how to|ways? to|considering|obsessed with|scared ill|urge to|about to|might|imagine|picture',
        DIE.replace('|death|', '|my (?:own )?(?:death|funeral)|'),
      ),
      anyOf(
        '(?:kill|killing|killed|kil|hang|hanging|hung|shoot|shooting|shot|drown|drowning|strangle|strangling|suffocate|electrocute|murder|finish|finishing|get rid of|getting rid of|do away with|jump and kill|unalive|off|suicide) my ?sel[fv]e?',
        '(?:kill|kills|killing|killed|hang|hanged|hurt|hurting|cut|cuts|cutting|harm|harming|unalive|shoot|shot) (?:her|him|them) ?sel(?:f|ves)',
        'do my ?self in|end my ?self|take my ?self out',
        '(?:she|he|friend|brother|sister|teammate|roommate|girlfriend|boyfriend|cousin) (?:\\w+ ){0,5}(?:wants?|wanted|going|gonna|talks? about|keeps? talking about|plans?|planning|tried) (?:\\w+ ){0,2}(?:die|dying|suicide|end (?:it|her life|his life|it all)|be dead)',
        'i should (?:\\w+ )?(?:die|be dead|not be alive|not exist)',
        'i (?:should|wish i|wish i had|ought to) (?:\\w+ ){0,2}(?:have|of|had)? ?(?:died|been dead|never been born|never existed)',
        '(?:just )?let me die|im (?:already )?better dead|id (?:be|rather be) (?:\\w+ ){0,2}dead|happier dead|as good as dead|better dead',
        'not (?:really )?(?:afraid|scared) (?:of dying|to die|of death)',
        '(?:dont|do not|cant|cannot|didnt|never|not) (?:\\w+ ){0,3}(?:want|wanna|wish|plan|planning|feel like|going|gonna|wake) (?:\\w+ ){0,3}(?:live|living|be alive|be here (?:any ?more|tomorrow|any ?longer)|exist|wake up|waking up|go on|keep going|keep living|stay alive|be in this world|be on this (?:earth|planet)|see tomorrow|see another day|turn 1[5-9])',
        '(?:dont|cant|cannot|do not) (?:\\w+ ){0,2}(?:live|exist) (?:any ?more|any ?longer|like this|with (?:this|it|my ?self|the pain))',
        'done (?:living|with living|with life|with this life|being alive|existing)|over (?:living|life|being alive)|so done with (?:life|everything and)|through with (?:life|living)',
        '(?:sick|tired|exhausted|fed up|bored) (?:of|with|from) (?:\\w+ )?(?:living|being alive|existing|life|this life|my life|breathing|waking up|being here)',
        '(?:end|ending|ended|take|taking|took|lose|finish) (?:my|me) (?:own )?life|(?:end|ending) (?:my|the|this|all the|all this) (?:pain|suffering|misery|existence)',
        '(?:if|how|why) (?:i (?:can|should|could|want to|would)|to) (?:\\w+ )?(?:keep living|stay alive|go on living|keep existing)|(?:use|using) (?:it|them|one|that) on my ?self',
        '(?:dying|being dead|death|suicide) (?:would|will|might|sounds|seems|feels|is) (?:\\w+ ){0,3}(?:easier|better|relief|nice|peaceful|freedom|answer|escape|way out)|(?:find|found|finds) (?:my body|me dead|me hanging)|my funeral|ready to meet (?:god|my maker)|(?:nothing|no one|nobody) (?:\\w+ ){0,4}stay alive|should (?:\\w+ )?be gone',
        'final solution for me|way out is (?:death|dying|suicide)',
        'if i (?:\\w+ ){0,3}(?:kill|killed|died|die tonight|hang|hanged) (?:my ?self)?',
        'suicide (?:\\w+ ){0,4}(?:my mind|my head|on me|is calling|hotline for me)|su[iy]cid\\w* thoughts?|sui(?: thoughts| ideation)',
      ),
      inOrder(
        4,
        'jump|jumping|jumped|throw my ?self|throwing my ?self|threw my ?self|leap|fall',
        'off|from|out|out of|in front of|onto|under|over',
        'bridge|roof|rooftop|building|balcony|cliff|train|trains|subway|truck|ledge|overpass|tracks|window|parking garage|stairs|traffic|car|bus|metro',
      ),
      inOrder(
        3,
        'step|stepping|walk|walking|run|running|lie|lying|lay|laying|drive|driving|swerve|crash|stand|standing|sit|sitting',
        'in front of|into|off|onto|on|under',
        'trains?|traffic|oncoming \\w+|truck|tracks|train tracks|bridge|cliff|highway|freeway|tree|wall|ledge|rooftop|edge of',
      ),
      inOrder(
        5,
        'took|take|taken|taking|swallow|swallowed|swallowing|ate|downed|popped|saved|saving|saved up|hiding|stash|stashed|hoarding|collecting|counting|counted|stockpiling|stole|bought|have|got|has',
        'all|whole|bottles?|bunch|handful|handfuls|too many|lots|a lot|so many|ton|tons|enough|entire|full|packs?|every|box|\\d\\d+|ten|fifteen|twenty|thirty|forty|fifty|hundred',
        PILLS,
      ),
      anyOf(
        '(?:swallowed|downed|took|taken|swallowing|popped) (?:\\w+ ){0,3}pills',
        `how many (?:\\w+ ){0,3}(?:${PILLS}) (?:\\w+ ){0,5}(?:die|kill|overdose|lethal|dangerous|take|takes|sleep|dead|end)`,
        `(?:${PILLS}) (?:\\w+ ){0,6}(?:die|kill me|end it|never wake|not wake|overdose|be over|go to sleep forever)`,
        '(?:saving|saved|hoarding|stashing|hiding|stockpiling|collecting) (?:up )?(?:\\w+ ){0,3}(?:pills|meds|tablets)',
        'overdos\\w*|(?:gonna|wanna|want to|tried to|going to|almost) od|noose|(?:drank|drink|drinking|swallow\\w*) (?:\\w+ ){0,2}(?:bleach|poison|antifreeze)',
        'hang(?:ing)? (?:my ?self|from (?:the|a) (?:ceiling|tree|fan|beam))',
      ),
      eitherOrder(
        9,
        'gun|pistol|revolver|bullet|trigger|shotgun|knife|rope|belt|blade|razor',
        'on my ?self|my ?self|(?:my|in my|to my|around my) (?:head|mouth|neck|throat|wrists?|temple|chest|heart|veins)|end it(?: all)?|to die|and die',
      ),
      inOrder(4, 'rope|belt|cord', 'ceiling|tree|beam|closet|fan|tied|ready|hanging'),
      anyOf(
        '(?:have|made|got|had) (?:\\w+ ){0,3}(?:plan|date|method) (?:\\w+ ){0,3}(?:to die|to kill|how to die|end (?:it|my life)|to end|for my (?:death|suicide)|to do it)',
        '(?:picked|chose|chosen|set|decided on|have) (?:\\w+ ){0,2}(?:a|the|my) (?:date|day|time|place|method|way) (?:\\w+ ){0,2}(?:to die|to do it|to end it|to kill|to go|for it to end|to end|im going to die)',
        'i know (?:exactly |already )?(?:how|when|where) (?:id|i would|im going to|im gonna|i will|ill) (?:do it|die|end)',
        'tonight (?:is|will be|s) (?:\\w+ ){0,3}(?:the night|my last|the end)|its (?:happening|ending) tonight|after (?:tonight|friday|today|tomorrow) (?:\\w+ ){0,3}(?:ill be dead|ill be gone|im gone|it will all be over|it will be over|wont be here|no more me)',
        '(?:attempted|tried it|tried to do it|tried to end|tried to die) (?:last|before|again|already|once|twice|in|when|a few|two|three)|i (?:have )?attempted\\b(?! to)|(?:my|an|another) (?:\\w+ )?attempt (?:at|on|to end) (?:my|suicide)|(?:survived|failed) (?:my|an|the) (?:last |first |suicide )?attempt|(?:in|to) the hospital (?:\\w+ ){0,3}(?:because i tried|for trying to|after trying to|after i tried)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'no_reason_to_live',
    patterns: [
      inOrder(
        4,
        'no|any|zero|without|isnt|not|dont see|cant see|dont find|whats|what is|lost',
        'reasons?|point|purpose|sense|will|meaning',
        'live|living|alive|life|go on|going on|exist|existing|existence|keep going|being here|be here|waking up|wake up|me being|stay|staying|tomorrow|keep trying',
      ),
      anyOf(
        '(?:my )?life (?:is|feels|seems|s|has become|has) (?:\\w+ ){0,3}(?:pointless|meaningless|worthless|not worth|no meaning|no point|hopeless|unbearable|over for me|not for me|a mistake|hell|no purpose|no value)',
        'nothing (?:\\w+ ){0,4}(?:live|living|stay|stick around) for|nothing (?:left )?(?:for me )?(?:here|in this world)(?: for me)?(?: any ?more)|nothing keeps? me (?:here|alive)',
        'why (?:am i|was i|should i|do i|did i|bother) (?:\\w+ ){0,3}(?:alive|born|live|living|exist|existing|breathing|go on|be here|wake up)|why (?:am i|was i) (?:even |still )?here any ?more|why keep (?:living|going|trying any ?more)',
        '(?:never|not|didnt|wasnt|shouldnt|wish i wasnt|wish i was never|wish i were never|should never|should have never|wouldnt) (?:\\w+ ){0,4}(?:been born|be born|born|existed)',
        'wish (?:\\w+ ){0,4}(?:had|would|could|did|was|were|wasnt|werent|didnt|never) (?:\\w+ ){0,3}(?:aborted|born|dead|die|died|alive|exist|existed|wake up|woke up|gone forever|someone else kill\\w*|hit me)',
        'wish (?:a|the|some|some one|someone|something) (?:\\w+ ){0,3}(?:would|could) (?:\\w+ )?(?:hit|kill|run over|crash into|shoot) me',
        'i (?:shouldnt|should not|dont deserve to|do not deserve to) (?:\\w+ )?(?:be alive|exist|live|be here any ?more|be living|breathe)',
        '(?:wish|wishes) they (?:\\w+ )?(?:never had|didnt have|hadnt had) me|dont think (?:ill|i will|im gonna|im going to) (?:\\w+ )?be (?:around|alive|here) (?:for|by|when|to see)|dont (?:belong|fit) (?:in|on) (?:this|the) (?:world|earth|planet|life)',
        '(?:dont|cant|do not|doubt|not sure|wont) (?:\\w+ ){0,3}(?:see my ?self|imagine my ?self|make it|be alive|live|reach|survive) (?:\\w+ ){0,2}(?:to|past|until|till|at|by|by next|another|see) (?:\\w+ )?(?:1[5-9]|20|21|my (?:next )?birthday|tomorrow|christmas|next week|next month|the (?:week|weekend|night|month|year)|adulthood|morning|day)',
        'no (?:will|desire|wish|motivation) to (?:live|go on|exist|keep living)|lost (?:the|my|all) (?:will|desire) to live|given up on (?:life|living|my life|everything and everyone)|gave up on (?:life|living)|cant go on(?: \\.| any| like| with|$)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'burden',
    patterns: [
      anyOf(
        '(?:better|happier|easier|relieved|fine|best|glad|peaceful|good|nice|great) (?:\\w+ ){0,5}(?:without me|if i (?:\\w+ ){0,2}(?:dead|die|died|gone|disappear|disappeared|wasnt|werent|didnt|left this|not here|never|stopped|vanished|killed))',
        'without me (?:\\w+ ){0,5}(?:better|happier|easier|fine|relieved)|(?:better|happier) when im (?:dead|gone)',
        'if i (?:\\w+ ){0,3}(?:died|dead|die|was gone|were gone|disappeared|vanished|stopped existing|stopped breathing|didnt exist|never existed|didnt wake up|never woke up|dont wake up|wasnt alive|werent alive)(?! in the (?:game|movie))',
        '(?:nobody|no one|noone|no1|not a single person|who|anyone|anybody|no body|wouldnt|wont|would they|they would not|my family wouldnt) (?:\\w+ ){0,4}(?:miss(?:es)?|notice|notices|care|cares|cry|mind|be sad|remember) (?:\\w+ ){0,4}(?:me if|me when|if im|if i|when i|when im|i (?:died|die|was gone|disappeared|am gone)|im (?:gone|dead|alive))',
        '(?:nobody|no one|noone|no1|none of them|anyone|anybody|family) (?:\\w+ ){0,3}(?:miss|want|wants|need|needs|loves?) me (?:alive|around|here any ?more|any ?more|gone|if|when|anyways?|on this)',
        '(?:nobody|no one|noone|no1|wouldnt|would anyone|would anybody) (?:\\w+ ){0,3}(?:miss me|even miss me|notice (?:im|i am|that im) (?:gone|dead|missing)|come to my funeral|cry at my funeral)',
        '(?:im|i am|am|being|just|such|only|feel like|always|become|be) (?:\\w+ ){0,3}(?:burden|waste of (?:space|air|oxygen|life|time and space)|dead weight to|mistake that|problem for everyone|problem to everyone)',
        'burden (?:to|on|for) (?:my|everyone|everybody|them|people|others|you|mom|dad)|(?:world|family|everyone|everybody) (?:doesnt|does not|dont) need me|do(?:ing)? (?:everyone|everybody|the world|them|my (?:family|parents)) a favou?r',
        'everyone (?:\\w+ ){0,3}(?:wants|would love|wishes) me (?:dead|gone)|(?:everyone|they|parents|family) (?:wish|wishes) i (?:was|were|wasnt|had) (?:\\w+ )?(?:dead|gone|here|never born|born)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      inOrder(
        3,
        'wrote|writing|written|write|leave|left|leaving|drafted|finished',
        'goodbye|farewell|suicide|last|final|good bye',
        'notes?|letters?|message|text|video',
      ),
      anyOf(
        'this is (?:\\w+ ){0,3}(?:goodbye|good bye|my goodbye|farewell|the end for me|the end of me)',
        '(?:goodbye|good bye|bye|farewell) (?:\\w+ ){0,3}(?:forever|for ever|for good|cruel world|world|to everyone i love|i love you all|i loved you)',
        'tell (?:my |the )?(?:mom|mum|dad|family|parents|sister|brother|friends?|mother|father|dog|coach|everyone|them|team) (?:\\w+ ){0,3}(?:i (?:love|loved|am sorry|tried)|im sorry|that i (?:love|loved)|it wasnt their fault|its not their fault|goodbye)',
        '(?:take care of|look after|feed) my (?:\\w+ )?(?:dog|cat|brother|sister|mom|dad|pets?|family)\\b (?:\\w+ ){0,2}(?:when|after|once|for me|im gone|if)',
        '(?:you|u|they|nobody|no one|yall) (?:\\w+ ){0,2}(?:wont|will not|will never|never|not) (?:\\w+ )?(?:see|hear from|have to see|have to deal with|worry about|have to worry about) me (?:again|any ?more|after|alive|ever)',
        '(?:ill|i will|im gonna|im going to|soon ill|soon i will) (?:\\w+ ){0,2}be (?:dead|with (?:my )?(?:grandma|grandpa|mom|dad|brother|sister|dog) (?:in heaven|again|soon)|in heaven|gone forever|out of (?:everyones|your|their) (?:way|life|lives|hair))',
        'not (?:going to|gonna) be (?:here|alive|around) (?:tomorrow|any ?more|much longer|for (?:long|my birthday|christmas)|on my birthday)',
        '(?:wont|will not|might not|may not|probably wont) (?:\\w+ )?be (?:alive|breathing|on this earth|in this world|living)|(?:gave|giving|give|given) (?:\\w+ ){0,3}(?:away|my (?:\\w+ ){0,2}to (?:my )?(?:friends?|sister|brother)) (?:\\w+ ){0,6}(?:wont need|dont need|not need|goodbye|gone)',
        'i wont need (?:it|them|my (?:things|stuff|clothes|phone|room)) (?:any ?more|soon|after|where im going)|if (?:you are|youre|ur|u are|you r) reading this|my (?:last|final) (?:goodbyes?|words|message|text|note|post|night|day (?:alive|on earth)|letter|hours)|last (?:message|text|time) (?:youll|you will|u will|ill|i will|youre gonna) (?:ever )?(?:get|hear|see|send|write|text|talk)',
        'when im (?:dead|no longer here|not here any ?more)|(?:once|after|when) im gone (?:\\w+ ){0,4}(?:miss|notice|care|sorry|happy|happier|remember|cry|tell|dont|please|everyone|they|finally)|(?:miss|notice|care|sorry|happy|happier|remember|cry|regret) (?:\\w+ ){0,4}(?:once|after|when) im gone',
      ),
    ],
  },
  {
    kind: 'self_harm',
    sign: 'self_harm',
    patterns: [
      inOrder(
        4,
        'cut|cuts|cutting|burn|burns|burning|burned|burnt|slice|slices|slicing|sliced|carve|carved|carving|scratch|scratched|scratching|slash|slashed|slashing|dig|digging',
        `(?:my|on my|into my|in my) (?:\\w+ ){0,2}(?:${BODY})`,
      ),
      inOrder(
        4,
        'scars?|cuts|razor|razors|blade|blades|lighter|cigarettes?|needle|scissors|knife|bleed|bleeding|blood|bandages',
        `(?:my|on my|my own) (?:\\w+ ){0,1}(?:${BODY}|sleeves)`,
      ),
      inOrder(3, 'hide|hiding|cover|covering', '(?:my|the|these) (?:\\w+ )?(?:cuts|scars|burns|bandages)'),
      anyOf(
        '(?:cut|cuts|cutting|burn|burns|burning|burned|harm|harms|harming|harmed|punish|punishing|starve|starving|scratch|scratching|slice|slicing|stab|stabbing|stabbed|hit|hits|hitting|punch|punches|punching|punched|bite|biting|slap|slapping|bruise|bruising|choke|choking|injure|injuring) my ?self\\b(?! (?:in|with|on) the (?:foot|knee|shin))',
        'hurt(?:s|ing)? my ?self (?:on purpose|again|at night|every|when|because|to|so|sometimes|a lot|daily|whenever|bad|after|for|lately|all the time|intentionally|instead|and)',
        '(?:want|wanna|wanted|going|gonna|urge|urges|thinking|think|thought|thoughts|feel like|need|might|keep|started|start|tempted|stop) (?:\\w+ ){0,3}(?:hurt|hurting|harm|harming|injure) my ?self',
        '(?:i|ive|im|i have|i am|been|started|keep|back to|stop|quit|addicted to|relapsed|about|without) (?:\\w+ ){0,3}(?:cut|cutting)(?= (?:again|last night|tonight|when (?:i|im)|whenever|because i|because im|to feel|to cope|to punish|to deal|at night|every|everyday|until i bleed|so i|and i (?:cant|bleed)|it (?:helps|calms)|helps|makes me|a lot|since|for years|for months|in (?:the bathroom|my room)|deep|deeper|with (?:a|my|the) (?:razor|blade|knife|scissors)| ?\\. | ?$))',
        'cutting (?:helps|is the only|calms|makes me feel|again)|(?:bang|banging|hit|hitting|slam|slamming|smash|smashing|bash|bashing) my (?:own )?(?:head|face|fists?|legs?|arms?|hands?) (?:\\w+ ){0,2}(?:on|against|into|until|when|because|with|so)|punch(?:ing)? (?:the |a )?walls? until|pull(?:ing)? (?:out )?my (?:own )?hair(?: out)?',
        'stopped eating (?:on purpose|to punish|because i (?:hate|deserve))|(?:make|makes|making|made|force|forcing|forced) my ?self (?:to )?(?:throw up|vomit|puke|sick|bleed)|throw(?:ing)? up (?:\\w+ ){0,2}on purpose|purg(?:e|ing) (?:after|every|my)|self ?mutilat\\w*|self ?destruct(?:ive|ing)',
        'bleeding (?:\\w+ ){0,4}(?:wont|cant|not) (?:\\w+ )?stop',
        'relapsed (?:last night|again|yesterday|today|and|after|on my)|clean for (?:\\w+ ){1,3}(?:and|but|until|then)|(?:hidden|hiding|hide|stole|took|bought|keep|have|broke) (?:\\w+ ){0,3}(?:razors?|blades?|sharpener) (?:\\w+ ){0,3}(?:room|backpack|bag|drawer|phone case|again|cut|apart)?',
        '(?:pain|bleeding|blood|seeing blood) (?:\\w+ ){0,2}(?:makes me feel|is the only thing that|helps me|calms me)|deserve (?:the|to feel|to be in) pain|deserve to (?:be hurt|hurt|suffer|bleed)',
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
        '(?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangles?|strangled|whips?|whipped|spanks|grabs?|grabbed|grabbing|drags?|dragged|burns|burned|hurts|hurt|hurting|touch|touches|touched|touching|gropes?|groped|groping|rape|rapes|raped|raping|molests?|molested|abuses?|abused|abusing|assaults?|assaulted|kiss|kisses|kissed|kissing|attacks?|attacked|corners?|cornered|stabs?|shoves|shoved|smacks?|smacked|bruises|harass|harasses|harassed|harassing|blackmails?|blackmailed|blackmailing|starves|exploits|rubs|fondles?|fondled|throws things at|threw (?:\\w+ ){1,3}at|throws (?:\\w+ ){1,3}at|put (?:his|her|their) hands on|puts (?:his|her|their) hands on|lays? hands on|rubs up on) (?:on |up )?(?:me|us|my (?:mom|mum|brother|sister|little brother|little sister|mother|siblings))(?! (?:off|in the (?:game|match|race|final|scrimmage)|with (?:a (?:foul|pass|ball)|the ball)|on the (?:leg|arm) during))',
      ),
      anyOf(
        '(?:touch|touches|touched|touching|rubs|rubbed|grabs|grabbed|grope\\w*|squeez\\w*|feels|stares at|hand on|hands on|hand up|hand under|hand down|hands down|hands up|hands under) (?:me (?:there|where|down|in|between|under|inappropriately|sexually|when|every|at|while|again|and|after|without|like that|and it|weird|wrong)|my (?:\\w+ )?(?:body|chest|breasts?|boobs|privates?|private \\w+|butt|ass|thighs?|crotch|shirt|skirt|pants|waist|legs?|inner thighs?))',
        '(?:touches|touching|groping|molesting|raping|hitting|beating|abusing|hurting) me (?:\\w+ ){0,3}(?:and|i|but|since|at|every|when|in|after|for|again|a lot|all the time)|(?:gets|get|getting|got|being|been|was|were|am|im|i am) (?:\\w+ ){0,2}(?:abused|molested|raped|groped|sexually \\w+|beaten|beat up|hit at|hit by (?:my|him|her)|hit every|hit when|hit if|slapped|whipped|strangled|choked|trafficked|blackmailed|assaulted|touched (?:by|in|there|when|again|at|every|and|inappropriately|without)|harassed|forced to (?:have|do things|touch|undress|kiss|sleep|send|watch|marry))',
        '(?:makes?|made|making|forces?|forced|forcing|wants?|wanted|tried to (?:make|get)|asks?|asked|tells?|told) me (?:to )?(?:\\w+ ){0,2}(?:touch (?:him|her|it|his|them)|undress|strip|take (?:off )?my (?:clothes|shirt|pants)(?: off)?|take off my|sleep with (?:him|her|them)|have sex|do (?:sexual )?things|do stuff i|kiss (?:him|her)|watch porn|watch him|sit on his lap|send (?:\\w+ ){0,3}(?:nudes?|naked|pics|pictures|photos)|shower with|get naked|keep (?:it )?(?:a |our )?secret|marry)',
        '(?:comes?|came|sneaks?|gets?|got|climbs?|goes) (?:\\w+ ){0,3}(?:in|into|in to) my (?:bed|room at night|room when|bedroom at)|(?:watches|watching|films|filmed|filming|records) me (?:\\w+ ){0,2}(?:shower|change|changing|undress|undressing|naked|in the (?:shower|bathroom|locker room))|showers with me|had sex with me|have sex with me|has sex with me|slept with me|forces? (?:him|her) ?self on me|forced (?:him|her) ?self on me|tried to rape|raped|rapist',
        '(?:said|told me|says|tells me) (?:\\w+ ){0,3}(?:our (?:little )?secret|not to tell (?:anyone|anybody|my|mom|a soul)|dont tell (?:anyone|anybody|my))|(?:threaten\\w*|blackmail\\w*|going to|gonna|will|says|said) (?:\\w+ ){0,4}(?:post|share|leak|spread|send|show) (?:\\w+ ){0,3}(?:nudes?|naked|private pics|pictures of me|photos of me|my (?:pics|pictures|photos|body|videos?))',
        '(?:nudes?|naked pics|naked pictures|naked photos|dick pics?|private pictures|pics of my body|pictures of my body)',
        '(?:afraid|scared|terrified|fear|frightened|dont want|cant|hate|dread|nervous|not allowed|too scared|dont wanna|do not want|dont make me) (?:\\w+ ){0,3}(?:go|going|be|being|come|coming|get|stay|staying|sleep|return|walk) (?:back |alone |at |in |to )*(?:home|my house|our house|the house)\\b(?! (?:school|room|page|game|games|meet|team))',
        '(?:afraid|scared|terrified|frightened) of (?:\\w+ )?(?:my )?(?:own )?(?:step ?|foster )?(?:dad|father|mom|mum|mother|uncle|brother|boyfriend|girlfriend|parents|coach|him|her|what (?:he|she|they|my \\w+) (?:will|would|might|is going to|could|is gonna) do)',
        '(?:dont|do not|doesnt|not|isnt|never|no longer|arent) (?:\\w+ ){0,2}(?:feel |been )?safe (?:\\w+ ){0,3}(?:home|house|with (?:him|her|my|them)|around (?:him|her|my|them)|here|there|in my own|any ?more|where i live)',
        '(?:hes|shes|theyre|he is|she is|he will|hell|shell|theyll|dad will|dad is|mom will|mom is|he might|he would) (?:\\w+ ){0,2}(?:going to |gonna )?(?:hurt|beat|hit|punish) me (?:again|if|when|tonight|for|so|bad|and|like)',
        `(?:bruis\\w*|black eye|broken (?:arm|rib|nose)|marks|welts|scars|burns) (?:\\w+ ){0,5}(?:from|by|because of|where) (?:my )?(?:\\w+ )?(?:${KIN}|he|she|him|belt|boyfriend|coach)`,
        '(?:hits?|hit|beats?|whips?|whipped) (?:\\w+ ){0,2}with (?:a|the|his|her) (?:belt|stick|cable|cord|hanger|shoe|wire|hose|paddle|broom)|belt (?:\\w+ ){0,3}(?:on me|me with)',
        `(?:${KIN}|boyfriend|girlfriend|coach) (?:\\w+ ){0,5}(?:violent|abusive|gets physical|hands on me|a belt|until i bleed|lock(?:s|ed)? me (?:in|up|out|outside)|wont let me (?:eat|leave the house|sleep)|doesnt let me (?:eat|leave the house|sleep)|doesnt feed me|never feeds? me|pull(?:s|ed)? my hair|twist(?:s|ed)? my arm)`,
        '(?:chokes|strangles|slaps|punches|beats|whips|rapes|molests|gropes|smacks|abuses|stalks) me|(?:pushes|pushed|shoves|shoved|throws|threw|slams|slammed) me (?:into|against|down|across|to the (?:floor|ground|wall))|(?:hit|beaten|touched|abused|raped|hurt|slapped|molested|assaulted|choked|threatened|groomed|stalked) by (?:my|him|her|someone|a (?:teacher|coach|man|guy|boy|teammate))|unsafe (?:at|in my) (?:home|house|own)|stalking me|grooming me',
        'abusive (?:home|house|family|household|relationship|parents?|dad|mom|father|mother|stepdad|boyfriend|girlfriend|coach)|domestic violence|(?:sexual|physical|child) abuse|(?:sexually|physically) (?:abus\\w+|assault\\w+|harass\\w+)|sexual assault|sexual harassment|i was (?:abused|assaulted|molested|raped)|hits my (?:mom|mum|sister|brother|mother)|beats? (?:up )?my (?:mom|mum|sister|brother|mother)|beats? me up|hurting me|hurts me at home|black ?out drunk and',
        '(?:run|running|ran|ranaway|runaway) away (?:from home|because (?:he|she|my|they)|from my)|(?:kicked|threw|thrown|throwing) (?:me )?out (?:of (?:the|my) (?:house|home)|and i have nowhere)|nowhere safe|no safe place|nowhere to (?:sleep|go tonight)',
      ),
    ],
  },
  {
    kind: 'threat',
    sign: 'threat',
    patterns: [
      inOrder(
        3,
        'gonna|going to|want to|wanna|will|ill|plan|plans|planning|think about|thinking about|thinking of|thought about|wants to|going|ready to|said|swear|should|could|about to|feel like|want|they|he|she|kid|someone|guy|boy|student|tomorrow',
        'kill|killing|shoot|shooting|stab|stabbing|murder|murdering|slaughter|massacre|hurt|hurting|attack|attacking|blow up|bomb|bombing|burn|gun down|shoot up|shooting up|poison|beat to death',
        'everyone|everybody|every one|every ?body|them all|all of them|people|as many|kids|students|classmates|teachers?|principal|coach|school|the whole|bully|bullies|teammates?|half the|those|whoever|my (?:\\w+ )?(?:mom|dad|parents|family|brother|sister|stepdad|stepmom|ex|girlfriend|boyfriend|team|class|father|mother)',
      ),
      inOrder(
        5,
        'bring|brings|bringing|brought|take|taking|took|have|has|had|got|carry|carrying|carries|hid|hide|hiding|showed|shows|keeps|with|pulled',
        '(?:\\w+ )?(?:gun|guns|knife|weapon|pistol|bomb|glock|firearm|explosives?|machete|ar15)',
        'school|class|campus|practice|backpack|locker|bag|cafeteria|gym|bus|car tomorrow|tomorrow|prom|graduation|locker room',
      ),
      anyOf(
        '(?:shoot|shooting|blow|blowing|shot) (?:up )?(?:the|my|our|this|a|at|at the|at my|up|in the) (?:\\w+ )?(?:school|campus|building|gym|cafeteria|prom|graduation|class|place)|school shoot(?:er|ing)|mass shooting|next columbine|bomb (?:threat|in|at|under)|(?:there is|theres|put|plant|build|building|made|make|making) (?:\\w+ ){0,2}(?:a|pipe) (?:\\w+ )?bombs?',
        '(?:kill|hit|death|shooting) list|list of (?:people|kids|names|everyone|students|teachers) (?:\\w+ ){0,4}(?:kill|die|hurt|shoot|deserve|pay)|(?:dont|do not|better not) (?:come|go) to (?:school|class|practice) (?:tomorrow|on|this|next|monday|tuesday|wednesday|thursday|friday)',
        'theyll all (?:pay|be sorry|regret)|(?:make|making) (?:them|everyone|all of them|him|her|you all|yall) (?:\\w+ ){0,2}(?:pay|suffer|bleed|regret)|(?:they|theyll|youll|you|everyone|everybody|all of them|hell|shell) (?:\\w+ ){0,3}(?:all|going to|gonna|will|deserve to|need to|must|should) (?:\\w+ )?(?:pay for|die|be dead|regret it|be sorry|bleed|get shot)',
        '(?:kill|shoot|stab|murder|kil) (?:him|her|them|you|you all|yall|that (?:bitch|guy|girl|kid|teacher|boy))(?= (?:tomorrow|tonight|with|for what|at school|after|if|all|when|and|soon|one day|i swear|in|for real|because| ?\\. | ?$))',
        '(?:i|im|ill|i will|going to|gonna) (?:\\w+ ){0,3}(?:my|dads|moms|a|the|his|uncles) (?:\\w+ )?(?:gun|knife|pistol|shotgun|machete) (?:\\w+ ){0,4}(?:them|everyone|him|her|pay|school|class|sorry)|(?:threaten\\w*) (?:\\w+ ){0,4}(?:shoot|bomb|stab|school|kill|everyone)|hurt (?:other people|others|someone|somebody|people)|harm (?:other people|others|someone|somebody)|burn(?:ing)? (?:the|this|my|down the|down my|our) (?:whole )?(?:school|house|building|gym)(?: down)?|(?:wait|waiting) (?:for|outside) (?:\\w+ ){0,4}(?:with|kill|stab|beat) (?:a |him|her|them)',
      ),
    ],
  },
];

export const ENGLISH_SOFT: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      eitherOrder(8, 'i|im|ive|me|my|friend|he|she', 'suicide|suicides'),
      anyOf(
        '(?:gonna|going to|will|ill|finally|ready to|might) (?:really |finally |actually |just )?do it (?:tonight|this time|soon|after everyone|when everyone|friday|sunday|saturday|tomorrow)',
        '(?:i|just|rather|could|might|to|and|gonna) (?:\\w+ )?die(?= (?:tonight|now|today|please|already| ?\\. | ?$))|(?:want|wanna|wish i could|going to|gonna|need to) (?:\\w+ ){0,3}(?:disappear|vanish|be gone|not be here|fade away|leave forever|rest forever|sleep forever)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        '(?:goodbye|good bye|bye|farewell) (?:everyone|everybody|all|guys|friends|mom|dad|to all)',
        '(?:i|ill|will) (?:\\w+ )?(?:be gone|wont be here|not be here|be no more) (?:by|tomorrow|soon|tonight|next week|on monday|in the morning|anyway)|wont be here (?:next week|next month|next year|on monday|in the morning|anyway|soon|tomorrow|for long)',
        'dont (?:look for|try to find|try to save|try to stop|come looking for) me|sorry for (?:everything|being alive|existing|being a)|(?:leaving|going away) (?:forever|for good|and (?:im )?not coming back)|its (?:all )?over for me|this is the end|i wont bother (?:you|anyone|anybody)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'trapped_or_hopeless',
    patterns: [
      anyOf(
        '(?:cant|cannot|can not|dont want to|couldnt|dont wanna) (?:\\w+ ){0,3}(?:do|take|handle|stand|bear|go on|fight|keep going|keep doing|live) (?:\\w+ ){0,3}(?:any ?more|any ?longer|like this)',
        '(?:nothing|no ?thing) (?:\\w+ ){0,2}(?:matters|helps|will get better|gets better|is ever going to)|whats the point (?:any ?more|of anything|of me|of trying|of it all|in anything)|(?:it|things|life) (?:will never|never|wont|wont ever|is never going to) gets? (?:any )?better|(?:everything|all) (?:is|feels|s) (?:\\w+ ){0,2}(?:hopeless|pointless|meaningless|dark|black|numb)',
        '(?:feel|feeling|felt|am|im|so|completely|totally) (?:\\w+ ){0,3}(?:hopeless|worthless|trapped|empty|numb|dead inside|unloved|unwanted|useless|like nothing|like giving up|like dying|broken inside|invisible|desperate)\\b(?! (?:at|in|with|on|under|for|to|slot|spot|section|seat) )',
        'hate (?:my life|my ?self|being alive|living|being me|my existence|waking up|existing|everything about me)|(?:the|my|this|so much) (?:pain|suffering) (?:\\w+ ){0,2}(?:stop|end|too much|unbearable|go away)|make (?:it|the pain|it all|this) stop|want (?:everything|it all|the pain|the voices|this|my pain) (?:to )?(?:stop|end|be over|go away)|everyone hates me|nobody (?:loves|cares about|would care about|wants) me|give up on everything|giving up on everything|crying every night|voices (?:\\w+ ){0,3}(?:tell|telling) me',
      ),
    ],
  },
];
