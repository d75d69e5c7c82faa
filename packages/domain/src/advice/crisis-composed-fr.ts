import { anyOf, eitherOrder, inOrder } from './crisis-compose.ts';
import type { CrisisPhrases } from './crisis-words.ts';

const PERSON =
  'pere|papa|beau ?pere|mere|maman|belle ?mere|oncle|tonton|tante|entraineur|entraineuse|coach|prof|professeur|frere|demi frere|soeur|copain|mec|petit ami|petite amie|copine|cousin|cousine|grand ?pere|grand ?mere|papi|papy|parents|voisin|quelquun|qqn|il|elle|ils|homme|type|gars|garcons?|surveillant|medecin|kine|cure|patron|ex|capitaine|camarades?|eleves?|famille|daron|daronne|on|gens';
const PILLS =
  'cachets?|medicaments?|comprimes?|pilules?|somniferes?|medocs?|doliprane|dolipranes|antidepresseurs|anxiolytiques|paracetamol|xanax|gelules';
const BODY = 'bras|poignets?|cuisses?|peau|jambes?|ventre|veines|avant bras|mollets?|corps|mains?|chevilles?';

export const FRENCH_FIRM: readonly CrisisPhrases[] = [
  {
    kind: 'abuse',
    sign: 'abuse',
    patterns: [
      anyOf(
        '(?:me tuer?|me tuera|me frapper?|me frappera|me fera du mal|me faire du mal|me cogner?) si (?:je|jen) (?:\\w+ ){0,2}(?:parle|dis|pars|raconte|quitte|le dis|denonce)',
        'menac\\w+ (?:\\w+ )?de (?:me|nous) (?:tuer|frapper|cogner|violer|faire du mal|battre|poignarder)|mapprocher si je parle',
      ),
      inOrder(
        3,
        'copain|copine|mec|ex|beau pere|oncle|quelquun|il',
        'dit|jure|menace|repete',
        'me tuer|me tuera|va me tuer|me crever|me buter',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      anyOf(
        '(?:je|j) ?(?:veux|voudrais|vais|ai envie de|pense a) me tuer(?! (?:au|a la) )',
        '(?:veux|envie de|voudrais) (?:juste )?(?:mourir|crever) (?:si|parce|quand|ce soir|maintenant|tellement|et|pour de vrai)',
      ),
    ],
  },
];

export const FRENCH_COMPOSED: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      inOrder(
        5,
        'envie|envies|veux|veut|voulais|voulait|voudrais|jveux|jvoudrais|vais|jvais|va|allais|pense|penses?|pensais|penser|jpense|essaye|essaie|essayer|tente|tenter|prevu|prevois|prefere|jprefere|prefererais|souhaite|aimerais|jaimerais|compte|songe|reve|decide|merite|besoin|mieux|facon|moyen|moyens|prete?|pret a|hate|idee|idees|imagine|imagines|espere|jespere|devrais|dois|laissez moi|laisse moi|prie pour|comment|obsedee? par|pourrais|vaut mieux|planifie',
        'mourir|crever|mort|me tuer|se tuer|me suicider|se suicider|suicider|den finir|en finir(?: avec (?:la vie|tout|moi|ma vie|tout ca))?|au suicide|le suicide|(?:disparaitre)(?: pour (?:toujours|de bon)| de (?:ce monde|la terre|cette terre)| a jamais| definitivement)?|me pendre|se pendre|me noyer|mempoisonner|mouvrir les veines|moter la vie|(?:me )?(?:supprimer|foutre en lair|flinguer|buter|zigouiller)|mettre (?:un terme|fin) a (?:mes jours|ma vie|tout|tout ca|mes souffrances|ses jours|sa vie)|plus (?:jamais )?(?:exister|vivre|me reveiller|etre la|etre en vie|etre de ce monde|respirer|me lever jamais)|(?:ne )?jamais (?:me reveiller|exister|etre nee?|mieux nee?)|ne pas (?:me reveiller|exister|etre nee?|etre la demain)|etre morte?|(?:me )?(?:sauter|jeter|balancer) (?:\\w+ ){0,3}(?:pont|train|rer|fenetre|toit|metro|balcon|falaise|voies|rails|immeuble|tram)|mendormir (?:\\w+ ){0,3}(?:toujours|plus|jamais|reveiller)|(?:marreter|arreter|cesser) (?:de |d)?(?:vivre|exister|respirer|dexister)|dormir (?:pour toujours|et ne|et plus|sans jamais|a jamais)|partir (?:pour toujours|de ce monde|au ciel|la haut|rejoindre)|quitter (?:ce monde|cette vie|cette terre)|tout arreter(?: pour de bon)?|passer a lacte|faire une (?:connerie|betise)|mon enterrement|ma (?:propre )?mort|crever une bonne fois|que tout sarrete',
      ),
      anyOf(
        'que je (?:meure|creve|disparaisse|me tue)|mon (?:propre )?enterrement|retrouv\\w+ (?:morte?|mon corps|pendue?)|(?:ami|amie|frere|soeur|copine|copain|cousine?|pote|camarade) (?:\\w+ ){0,5}(?:se (?:scarifie|mutile|coupe les (?:bras|veines)|fait du mal|taillade)|veut (?:mourir|se tuer|en finir|se suicider))|la mort (?:est|serait|semble) (?:\\w+ ){0,3}(?:solution|soulagement|issue|mieux|delivrance)',
        'me suicider|se suicider|me (?:suicide|pends|flingue|bute|zigouille|supprime)|(?:jme|je me) (?:tue|tuerai|suicide|pends|bute|flingue)(?= (?:ce soir|demain|maintenant|\\.|$|et|si|un jour|aujourdhui|bientot))|moter la vie|soter la vie|mote la vie|en finir (?:avec )?(?:la vie|ma vie|moi|tout|une bonne fois|pour de bon|ce soir|maintenant)|en finir(?= (?:\\.|$))|mettre (?:fin|un terme) a (?:mes|ses|tes) jours|fin a (?:ma|sa) vie',
        '(?:pensees|pensee|idees|idee|tentatives?|lettre|envies|pulsions|crise) (?:\\w+ )?(?:suicidaires?|noires|morbides|de suicide|de mort|de mourir)|(?:tentative|ts|tentatives) (?:\\w+ ){0,2}suicide|(?:fait|deja fait|refaire|faire|ma|premiere|derniere) (?:\\w+ ){0,2}(?:ts|tentatives?)(?= (?:\\.|$|de suicide|lan|il y|avant|et|cet|en|mais|a))|(?:pense|penser|songe|parle|parler|reflechi\\w*|obsede\\w*|tente\\w*|option|cherche|hesite) (?:\\w+ ){0,4}suicid\\w+|suicid\\w+ (?:\\w+ ){0,4}(?:solution|issue|option|tete)|suis (?:\\w+ ){0,2}suicidaire',
        '(?:veux|veut|peux|ai|jai|envie|voulais|supporte|aime|merite|arrive|jveux|jpeux|nai|compte) (?:\\w+ ){0,2}(?:plus|pas|jamais) (?:\\w+ ){0,3}(?:vivre|exister|continuer (?:a vivre|comme ca|ainsi)|me reveiller|etre (?:la|en vie|vivante?|ici|de ce monde)|rester (?:en vie|en ce monde|vivante?)|respirer|de cette vie|de ma vie|la vie|me lever demain|voir demain|a vivre)',
        '(?:marre|fatiguee?|assez|lassee?|ras le bol|epuisee?|degoutee?|saoulee?) (?:de |d)(?:la vie|vivre|ma vie|cette vie|exister|etre (?:la|en vie|vivante?)|respirer|existence)|plus (?:\\w+ )?(?:envie|la force|gout|raison|le gout|le courage|gout a|gout de|force|gout pour) (?:\\w+ ){0,3}(?:vivre|continuer|vie|exister|me lever|me battre|rien)|hais (?:vivre|etre en vie)|deteste (?:vivre|etre en vie|exister|ma vie|mon existence)|(?:pas|plus|meme pas) peur de (?:mourir|la mort)|la mort (?:\\w+ ){0,3}(?:soulagement|solution|delivrance|issue|mieux)',
        `(?:avale|avaler|prendre|pris|prends|gobe|gobe|ingere|bouffe|garde|cache|stocke|accumule|achete|vole|compte|ai|mets de cote) (?:\\w+ ){0,4}(?:tous|toute|toutes|boite|boites|trop|plein|flacon|tube|plaquettes?|plusieurs|poignee|tas|beaucoup|\\d\\d+|vingt|trente|quarante|assez) (?:\\w+ ){0,4}(?:${PILLS})`,
        `(?:avale|gobe|avaler) (?:\\w+ ){0,3}(?:cachets|pilules|medocs|medicaments|comprimes)|combien (?:\\w+ ){0,3}(?:${PILLS}) (?:\\w+ ){0,6}(?:mourir|mortel\\w*|crever|tuer|finir|dormir|overdose|reveiller|prendre)|(?:${PILLS}) (?:\\w+ ){0,6}(?:pour mourir|en finir|plus me reveiller|pour crever|dormir pour toujours)|overdose|surdose|(?:bu|boire|avale) (?:\\w+ ){0,3}(?:javel|poison|mort aux rats)|taille\\w* les veines|ouvrir les veines|ouvert les veines|couper les veines|coupe\\w* les veines|(?:balle|coup de fusil) dans (?:la|ma) (?:tete|bouche)|tirer une balle|me tirer dessus`,
      ),
      inOrder(
        4,
        'sauter?|saute|sauterais|jeter|jette|jetterai|balancer|balance|tomber|lancer|foncer|allonger|coucher|marcher|me mettre|rouler|tiens|monter',
        'du|dun|de|des|sous|sur|par|devant|dans|contre|depuis|au',
        '(?:les? |la |un |une |mon |mes |l)?(?:pont|train|rer|fenetre|toit|metro|balcon|falaise|voies|rails|camion|immeuble|voie ferree|voitures?|tram|tgv|viaduc|arbre|bord|vide|etage)',
      ),
      eitherOrder(
        6,
        'flingue|arme|pistolet|fusil|revolver|corde|couteau|ceinture|lame|rasoir|foulard|cutter',
        'sur moi|contre moi|(?:ma|dans ma|la|ma propre) (?:tete|bouche|gorge|tempe)|(?:mon|autour du|le) cou|me pendre|me tuer|plafond|poutre|mes veines|en finir|me taillader',
      ),
      anyOf(
        '(?:jai|ai|deja|prevu) (?:\\w+ ){0,3}(?:plan|date|choisi (?:la date|le jour|comment|mon jour)|tout prevu|tout planifie|tout prepare|moyen|methode) (?:\\w+ ){0,4}(?:mourir|mort|me tuer|en finir|suicid\\w+|partir|mes jours|passer a lacte)|je sais (?:\\w+ )?(?:comment|quand|ou) (?:\\w+ ){0,2}(?:je vais (?:le faire|mourir|me tuer|en finir)|mourir|me tuer|en finir|le faire)|(?:ce soir|demain|cette nuit|vendredi|samedi|dimanche|lundi) (?:\\w+ ){0,2}(?:je me tue|jen finis|tout sera fini|cest fini pour moi|je meurs|je passe a lacte|jarrete tout|je disparais|je pars pour toujours|je serai morte?)|(?:deja|jai|ai) (?:\\w+ ){0,2}(?:essaye|tente) (?:\\w+ ){0,2}(?:de (?:mourir|me tuer|me pendre|men aller|me noyer)|den finir|une fois|deux fois|lan dernier|lannee derniere|il y a|avant|plusieurs fois|moter)(?: \\w+)?|jai rate mon (?:suicide|coup)|rate (?:ma|mon) (?:tentative|suicide)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'no_reason_to_live',
    patterns: [
      inOrder(
        4,
        'aucune?|pas|plus|nulle?|sans|rien',
        'raison|raisons|sens|interet|but|utilite|envie|valeur|force',
        '(?:de |d|a |la |ma |pour |dans )*(?:vivre|vie|exister|continuer a vivre|rester (?:en vie|ici|la)|etre la|etre en vie|existence|me lever|me battre)',
      ),
      inOrder(
        5,
        '(?:la |ma |cette )?vie|vivre|existence|exister',
        'plus|pas|aucun|jamais|rien|sans',
        'sens|peine|coup|interet|valeur|but|vecue|attendre|pour moi',
      ),
      anyOf(
        'a quoi (?:bon|ca sert|sert) (?:\\w+ ){0,3}(?:vivre|continuer(?: a (?:vivre|exister))?|rester en vie|rester la|exister|me lever|etre en vie|la vie)(?! (?:ce|cette|le cours|les|espagnol|cours|lequipe|dans))|pourquoi (?:\\w+ ){0,3}(?:vivre|je vis|en vie|jexiste|je suis nee?|vis encore|continuer a vivre|vivante?|suis venue? au monde)|a quoi je sers',
        '(?:jaimerais|jaurais|voudrais|prefererais|si seulement|aurais|souhaite|jamais|mieux|du|regrette|devrais|voulu) (?:\\w+ ){0,6}(?:etre morte?|jamais (?:du )?(?:naitre|nee?|existe)|pas (?:nee?|naitre|existe)|etre nee?|me reveiller|naitre|existais|nexistais|navais jamais existe|plus de ce monde)|(?:merite|devrais|mieux que je) (?:\\w+ ){0,2}(?:vivre|etre en vie|exister|mourir|crever|meure|creve|etre morte?)|(?:merite|devrais) pas (?:de )?(?:vivre|etre la|exister|etre en vie)|quune? (?:voiture|bus|camion|train) (?:me )?(?:renverse|percute|ecrase)',
        'rien (?:\\w+ ){0,4}(?:pour (?:quoi|lequel|qui) (?:vivre|rester)|me retient|me rattache|a faire (?:ici|sur (?:cette )?terre))|pas ma place (?:sur (?:cette )?terre|dans ce monde|ici bas|parmi les vivants)|(?:me vois|crois|pense|verrai|atteindrai|arriverai|tiendrai|vivrai|feterai) (?:\\w+ )?(?:pas|jamais) (?:\\w+ ){0,3}(?:1[5-9] ans|20 ans|majorite|demain|noel|en vie|vivante?|dix huit ans|mes 18|a 18|matin)|peux plus (?:vivre|continuer (?:comme ca|ainsi|a vivre))|baisse\\w* les bras (?:avec|face a) la vie|abandonne\\w* la vie|ma vie (?:est|cest|ne) (?:\\w+ ){0,3}(?:foutue|un enfer|finie|vide|merde|rien|inutile|gachee)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'burden',
    patterns: [
      anyOf(
        '(?:mieux|heureux|heureuse|tranquilles?|soulagee?s?|contents?|bien|simple|facile|libres?) (?:\\w+ ){0,5}(?:sans moi|si (?:je |jetais |javais )(?:\\w+ ){0,3}(?:morte?|la|disparaissais|mourais|existais|partais|nee?|meurs|disparais)|si jetais (?:plus |pas )?(?:la|morte?))',
        'sans moi (?:\\w+ ){0,5}(?:mieux|heureux|heureuse|tranquilles?|soulagee?s?|bien|simple)|si (?:je |jetais |jme )(?:\\w+ ){0,2}(?:mourais|meurs|morte?|disparaissais|disparais|nexistais|nexistais pas|suicide|suicidais|tue|tuais|me reveillais)(?! (?:dans le jeu))',
        '(?:suis|etre|quun|que|quune|sens|impression d etre|comme) (?:\\w+ ){0,4}(?:un poids|une charge|un fardeau|de trop|un boulet|une erreur|un dechet|bonne? a rien|en trop)|(?:poids|fardeau|charge|boulet) pour (?:ma|mes|tout|les|eux|tous|vous|ma famille)|(?:rends|rendre|rendrais|rendrai|fais|ferais) (?:\\w+ )?service (?:a )?(?:\\w+ ){0,2}(?:tous|monde|famille|parents|en mourant|en disparaissant)?(?= (?:en|a|si|\\.|$))',
        '(?:personne|qui|nul) (?:\\w+ ){0,5}(?:regretter\\w*|remarquer\\w*|pleurer\\w*|manquer\\w*|apercevr\\w+|rendrait compte|rendra compte|besoin de moi|veut de moi|voudra de moi|tient a moi|serait triste|viendrait a mon enterrement|sapercevr\\w+|apercevoir\\w*|saurait meme|en aurait quelque chose)|(?:manquer\\w*|manque) a personne|monde (?:\\w+ ){0,4}(?:mieux sans moi|pas besoin de moi)|tout le monde (?:\\w+ ){0,3}(?:veut ma mort|que je meure|que je creve|que je disparaisse)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        '(?:ecrit|ecris|ecrire|laisse|laisser|laisserai|redige|prepare|fini) (?:\\w+ ){0,3}(?:lettres?|mot|mots|message|video) (?:\\w+ ){0,2}(?:dadieu\\w*|adieu|d adieu|de suicide|daurevoir|pour (?:dire adieu|mes parents (?:pour )?(?:quand|apres)|apres ma mort|leur dire adieu))|lettres? (?:dadieu|d adieu|de suicide)|(?:mon|mes|ce sont mes|ceci est mon|cest mon|ma|cest ma) (?:tout )?(?:dernier|derniere|ultime|derniers|dernieres) (?:message|lettre|mot|mots|adieu|nuit|soir|heures|soiree|jour)(?! (?:de (?:cours|classe|ecole|vacances|stage|lannee)|dentrainement|au lycee|dexamen))|cest (?:la )?derniere fois (?:que (?:je|vous|tu|jecris))|(?:ce soir )?cest ma derniere nuit',
        'adieu (?:tout le monde|a tous|a toutes|le monde|monde|les amis|maman|papa|la vie|ma vie)|(?:quand|si) (?:tu|vous) (?:liras?|lirez|lis|lisez) (?:ceci|ca|ce message|cela|ces mots|cette lettre)|(?:serai|sera|serais|serons) (?:deja )?(?:plus (?:la|en vie|de ce monde|parmi vous)|morte?)|(?:demain|bientot|apres) (?:\\w+ ){0,2}(?:je |jserai )?(?:ne )?(?:serai|existerai|vivrai) (?:plus|morte?)|plus (?:en vie|de ce monde|parmi vous)|donn(?:e|er|ees?) (?:toutes )?(?:mes affaires|tout ce que jai)|vous (?:ne )?(?:me )?(?:verrez|reverrez|entendrez) (?:plus|jamais)|tu (?:ne )?(?:me )?(?:verras|reverras) (?:plus|jamais)|plus (?:a |besoin de )(?:vous |te |t)?(?:inquieter|occuper|soucier) (?:de|pour) moi|(?:dites|dis) (?:\\w+ ){0,2}a (?:ma|mes|mon) (?:mere|pere|maman|papa|parents|soeur|frere|famille|amis) (?:\\w+ ){0,2}(?:que je|que jai|pardon|desolee?|je les?)|(?:occupe\\w*|prenez soin|prends soin|veille\\w*) (?:\\w+ ){0,2}(?:de|sur) (?:mon|ma|mes) (?:chien|chat|mere|soeur|frere|parents|petite? \\w+|famille)|pardon(?:nez)? (?:moi )?pour (?:ce que je vais faire|tout adieu)|quand je (?:ne )?serai (?:plus (?:la|en vie)|morte?)|rejoindre (?:ma|mon) (?:\\w+ )?(?:mere|pere|grand\\w*|soeur|frere|chien|mamie|papi) (?:la haut|au ciel|au paradis|dans la mort)|vous (?:ne )?entendrez plus parler de moi',
      ),
    ],
  },
  {
    kind: 'self_harm',
    sign: 'self_harm',
    patterns: [
      anyOf(
        '(?:jme|me|mes?) (?:suis )?(?:re)?(?:scarifi\\w+|mutil\\w+|taillad\\w+|coup(?:e|er|ee|es|ais|ait)|brul(?:e|er|ee|ais)|griff\\w+|bless(?:e|er|ais)|mord(?:s|re|ais)|frapp(?:e|er|ais) (?:moi|la tete|le visage|toute? seule?|les?|quand|pour|jusqu\\w*|contre|dans)|entaill\\w+|pinc(?:e|er) jusqu\\w*|piqu(?:e|er) avec|lacer\\w+|auto ?mutil\\w+|cogn(?:e|er) (?:la tete|les poings|contre))(?! (?:les (?:cheveux|ongles)|le doigt|la (?:frange|parole|route)|en cuisinant|a (?:lentrainement|la cheville|lepaule)|au (?:genou|match|dos)|avec (?:une feuille|du papier)|pendant (?:le|un) match|du monde|en jouant))',
        'scarifi\\w+|auto ?mutil\\w*|(?:jme|me|m) (?:suis )?(?:re)?(?:fais|faire|fait|faisais|ferais|fasse) (?:\\w+ )?(?:du mal|mal (?:expres|volontairement|pour|quand|a moi|toute? seule?|tous les|chaque)|des (?:entailles|coupures|brulures)|saigner|vomir)|(?:envie|besoin|pulsion|pense|songe) (?:\\w+ )?(?:de |a )?(?:me faire (?:du )?mal|me blesser|me couper|me punir|me bruler|me frapper)|me punir|me faire vomir|mes (?:cicatrices|coupures|entailles)|me prive de manger pour|tape (?:\\w+ )?(?:la|ma) tete (?:contre|sur)|(?:cogne|frappe|tape) (?:\\w+ ){0,3}(?:murs?|la tete) (?:jusqu\\w*|pour|quand|avec)|(?:la douleur|saigner|le sang|voir (?:le|mon) sang) (?:\\w+ ){0,2}(?:me (?:calme|soulage|fait du bien|apaise))|marrache les cheveux|rechute (?:\\w+ ){0,3}(?:lame|coup\\w+|hier|cette nuit)|clope sur (?:la|ma) peau',
      ),
      eitherOrder(
        5,
        'cicatrices|coupures|lames?|rasoirs?|entailles|brulures|cutter|compas|briquet|cigarettes?|ciseaux|saign\\w+|bleus|sang',
        `(?:mes|les|mon|le|la|ma|aux|sur|au) (?:${BODY})`,
      ),
      inOrder(
        3,
        'cache|cacher|camoufle|planque|dissimule',
        '(?:mes|les|des|une) (?:\\w+ )?(?:cicatrices|coupures|lames?|marques|entailles|bras)',
      ),
      inOrder(
        4,
        'me coupe|me couper|coupe|coupee|couper|brule|bruler|entaille|griffe|lacere',
        `(?:les|le|la|mes|mon|ma|aux) (?:${BODY})`,
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
        '(?:me|nous|mas?|m a|m ont|mont|ma deja|nous a|jme fais|mavait|mattache|menferme|metrangle|mattrape|mattouche|magresse|moblige|membrasse|minsulte et|mattend|marrache|mecrase|nous ont) ?(?:\\w+ ){0,2}(?:frapp\\w+|bat|battent|battait|battue?|battus|tap(?:e|ent|ait|ee)|touch\\w+|viol(?:e|ent|ait|ee|er)|maltrait\\w+|cogn\\w+|gifl\\w+|menac\\w+|etrangl\\w+|enferm\\w+|tabass\\w+|forc\\w+|fait (?:du )?mal|faisait mal|fait peur|brutalis\\w+|pelot\\w+|agress\\w+|caress\\w+|embrass\\w+|brul\\w+|jett?\\w* (?:contre|dehors|des)|lance des|tire les cheveux|oblig\\w+|harcel\\w+|prive de (?:manger|nourriture)|met des (?:coups|gifles|claques)|mis (?:des|un|une) (?:coups?|gifles?|claques?|droites?)|donne des (?:coups|gifles|claques)|donne (?:un|une) (?:coup|gifle|claque)|fait des (?:choses|trucs|attouchements)|filme nue?|regarde (?:sous|dans) la douche|regarde me (?:changer|doucher)|frole|plaque|suit jusque|fout dehors|foutue? dehors|mise? (?:dehors|a la porte)|vire de la maison|tripot\\w+|coince\\w*|chantage\\w*|secou\\w+|abuse\\w*|demande (?:des )?(?:photos?|nudes))(?! (?:sur les nerfs|la balle|a (?:reviser|repasser|prendre|suivre|choisir|repeter|courir)|de (?:redoubl\\w+|me virer|mexclure)|par (?:son|sa|ses|leur) (?:histoire|discours|mots)|dans (?:ma )?discipline|au (?:tennis|ping|score|sprint|concours)))',
      ),
      anyOf(
        '(?:mattouche|menferme|metrangle|mattouchait|mettrangle|mattache|mattrape par|moblige a (?:le|la|faire|coucher|toucher|regarder|envoyer|me deshabiller|poser)|ma oblige\\w* a (?:le|la|faire|coucher|toucher|regarder|envoyer|me deshabiller))',
        '(?:on|ils) (?:me|ma|mont|m a) (?:\\w+ )?(?:frapp\\w+|bat|battent|battue?|touch\\w+|viol\\w+|maltrait\\w+|agress\\w+|tabass\\w+|harcel\\w+|pelot\\w+|force\\w*)|(?:me fais|suis fait|me suis fait|fais|fait|me faire) (?:\\w+ )?(?:frapper|taper|violer|toucher|agresser|tabasser|battre|maltraiter|insulter et|harceler|peloter|abuser|cogner)(?! (?:au|a la) (?:score|match))',
        '(?:peur|terreur|flippe|angoisse|crains|trouille|terrifiee?|veux pas|veux plus|peux pas|peux plus|ose pas|ose plus) (?:\\w+ ){0,4}(?:rentrer|retourner|aller|etre|rester|dormir|revenir|vivre) (?:\\w+ ){0,2}(?:chez (?:moi|nous|mon|ma|lui)|a la maison|maison|avec (?:lui|mon (?:pere|beau pere|oncle)|ma mere))|peur (?:de |qu(?:e |il |elle ))(?:\\w+ ){0,2}(?:mon (?:pere|beau ?pere|oncle|frere|copain|entraineur|coach|ex|grand pere)|ma (?:mere|belle ?mere)|papa|maman|lui|elle|mes parents|il me|me frappe|recommence|revienne)|(?:pere|beau ?pere|mere|oncle|copain) (?:\\w+ )?(?:me fait (?:tres |trop )?peur|devient violente?|est violente?|me terrifie|boit et)',
        '(?:pas|plus|jamais|nulle part) (?:\\w+ )?en securite (?:\\w+ ){0,3}(?:chez|a la maison|maison|avec|ici|nulle|dans)|(?:chez moi|a la maison) (?:\\w+ ){0,4}(?:pas en securite|plus en securite|me (?:frappe|tape|bat|maltraite)|danger|on me|des coups|violence\\w*)|violences? (?:conjugale|familiale|domestique|a la maison|chez moi|intrafamiliale|sexuelle)s?|(?:harcelement|agression|abus) sexuel\\w*|inceste|pedophile|attouche\\w+',
        '(?:frappee?|battue?|tapee?|touchee?|violee?|agressee?|menacee?|abusee?|harcelee?|forcee?) par (?:mon|ma|mes|lui|quelquun|un (?:homme|garcon|mec|prof|eleve|adulte|coach))',
        'abus\\w+ (?:\\w+ ){0,2}de (?:moi|ma soeur|mon frere)|(?:ete|suis|etais|fus) (?:\\w+ ){0,2}(?:violee?|agressee? sexuellement|abusee?|battue?|maltraitee?|frappee? (?:par|a la|chez)|touchee? (?:par|sans)|violente\\w+|victime de (?:viol|maltraitance|violences?|inceste|abus|coups))|maltraitance|(?:une )?enfant battue?|je suis battue?',
        '(?:demande|exige|force|menace|oblige|veut|chantage|publier|diffuser|balancer|envoyer|envoie|poster|partager|reclame|voulait) (?:\\w+ ){0,6}(?:photos? (?:de moi )?(?:\\w+ )?(?:nues?|denudee?s?|intimes?|sans vetements)|nudes?|photos intimes|videos? intimes?|dick ?pics?)|(?:main|mains|doigts) (?:\\w+ ){0,3}(?:dans ma culotte|sous (?:mon|ma|mes) (?:\\w+)|sur (?:ma cuisse|mes (?:seins|fesses|cuisses)|mon (?:sexe|corps))|entre mes (?:jambes|cuisses)|aux fesses|baladeuses)|touch\\w+ (?:\\w+ ){0,2}(?:mes|les) (?:seins|fesses|parties|cuisses)|touch\\w+ (?:\\w+ ){0,3}(?:sans mon accord|sans ma permission|ou (?:il|elle) (?:ne )?(?:faut|devrait|veut)|et je (?:veux|dis|nose|nai)|bizarrement|partout|la nuit)|(?:vient|venait|entre|rentre|entrait|se glisse) (?:\\w+ ){0,2}dans (?:ma chambre|mon lit)(?: \\w+){0,3}|(?:notre|un|petit) secret (?:\\w+ ){0,4}(?:dire|parler|personne|lui|coach|il)|(?:dit|demande) de (?:ne )?(?:rien dire|pas en parler|le dire a personne|rien raconter)|(?:bleus|marques|coups|traces) (?:\\w+ ){0,5}(?:mon (?:pere|beau pere)|ma mere|ceinture|il ma|il me)|(?:coups|coup) de (?:ceinture|poing|pied|baton)s? (?:\\w+ ){0,3}(?:mon|ma|quand|par|chez|a la maison|tous)|(?:frappe|tape|bat|cogne) (?:\\w+ )?(?:ma (?:mere|soeur|petite soeur)|mon (?:frere|petit frere)|maman)|coucher avec (?:lui|moi|elle) (?:sinon|pour|contre|alors)|(?:force|forcee|obligee?) (?:\\w+ ){0,2}(?:coucher|me deshabiller|le toucher|me marier|faire des (?:choses|trucs)|lembrasser)',
      ),
    ],
  },
  {
    kind: 'threat',
    sign: 'threat',
    patterns: [
      inOrder(
        3,
        'vais|jvais|va|veux|jveux|veut|envie|compte|pense|prevu|prevoit|planifie|dit|voulait|voudrais|reve|menace|menace de|jure|pret|allons|faut',
        'tuer|tirer (?:sur|dans)|poignarder|buter|planter|massacrer|flinguer|crever|attaquer|faire (?:du )?mal a|exploser|faire (?:sauter|exploser)|bruler|cramer|fumer|egorger|descendre|mettre le feu a|empoisonner|defoncer|les tuer|le tuer|la tuer|me venger|abattre|poser une bombe',
        '(?:le |la |les |l|mon |ma |mes |tout |toute |tous |au |a |dans |de )*(?:tout le monde|monde|tous|toutes|camarades|prof|profs|professeur|pere|beau pere|mere|frere|soeur|coach|entraineur|gens|quelquun|ecole|lecole|lycee|college|classe|bahut|eleves|proviseur|principal|directeur|directrice|parents|famille|ceux qui|harceleurs?|plusieurs|un max|equipe|ex|voisin)',
      ),
      inOrder(
        4,
        'apport\\w+|amen\\w+|emmen\\w+|ramen\\w+|prend\\w*|venir|viens|viendrai|cach\\w+|montre|a|ai|jai|avec|porte',
        '(?:\\w+ )?(?:arme|armes|flingue|couteau|pistolet|fusil|bombe|gun|machette|explosifs?|cran darret)',
        'ecole|lecole|lycee|college|classe|cours|sac|casier|bahut|cartable|vestiaire|entrainement|demain',
      ),
      anyOf(
        '(?:faire sauter|bruler|exploser|cramer|mettre le feu (?:a|au)|incendier|faire exploser|tirer dans|tout faire peter|faire peter) (?:le|mon|ma|la|l|au|a)? ?(?:ecole|lecole|lycee|college|bahut|gymnase|classe|maison)|fusillade|tuerie|(?:faire|fait|fera) (?:un|une) (?:massacre|carnage|bain de sang)|(?:alerte|poser|pose|mettre|une) (?:a la |une )?bombe (?:\\w+ ){0,3}(?:lycee|ecole|lecole|college|demain|sac)|liste (?:\\w+ ){0,4}(?:a tuer|tuer|de mort|vont mourir|meritent de mourir|noire de mes)|(?:vont|allez|vas|va) (?:tous |toutes )?(?:le payer|me le payer|payer|mourir|crever|regretter|souffrir|saigner)|(?:je vais|jvais) (?:le|la|les|te|vous) (?:tuer|buter|planter|crever|poignarder|flinguer|saigner|fumer|defoncer)|les tuer tous|tuer tous|(?:ne )?(?:venez|viens|allez) pas (?:au lycee|a lecole|en cours|au college|demain)|faire (?:du )?mal (?:a|aux) (?:quelquun|autres|gens|un|mon|ma|mes|des)',
      ),
    ],
  },
];

export const FRENCH_SOFT: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      eitherOrder(6, 'je|j|jai|moi|me|mon|amie?', 'suicide|suicider'),
      anyOf(
        '(?:veux|voudrais|envie de|aimerais|jaimerais|vais|besoin de) (?:\\w+ )?(?:disparaitre|meffacer|partir loin et|ne plus etre|plus etre la|tout lacher|men aller pour)',
        '(?:je le fais|vais le faire|le ferai) (?:ce soir|demain|cette nuit|cette fois)',
        '(?:autant|plutot|mieux vaut|prefere) (?:mourir|crever)',
        '(?:mourir|crever)(?= (?:\\.|$))',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        'adieu',
        'pardon(?:nez moi)? pour tout',
        '(?:je pars|je men vais) (?:pour (?:toujours|de bon)|et je ne reviendrai)',
        'demain je (?:ne )?serai plus',
        '(?:me cherchez|cherchez) pas',
        'je vous (?:ai aime|aimais)\\w*',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'trapped_or_hopeless',
    patterns: [
      anyOf(
        '(?:nen peux|en peux|jen peux|jpeux|peux|supporte|tiens|arrive) plus(?= (?:de (?:vivre|ma vie|la vie|souffrir|rien|cette vie|tout)|\\.|$|rien|du tout|continuer|tenir|supporter|je|tout|cette|la douleur|et|ma vie|le coup))',
        'deteste ma vie|me deteste|jme deteste|me hais|hais ma vie|me degoute|deteste vivre|vie de merde|je vaux rien|vaux rien|sers a rien|ne sers a rien|personne (?:ne )?maime|tout le monde me deteste|personne (?:ne )?me (?:comprend|veut|voit)',
        '(?:aucun|plus|pas|sans|seule|aucune|plus aucun) (?:\\w+ ){0,2}(?:espoir|issue|avenir|echappatoire|porte de sortie|lumiere)|plus rien (?:\\w+ ){0,3}(?:sens|importe|interesse|compte|importance|a perdre|nen vaut)|rien (?:\\w+ ){0,2}a de sens|a quoi bon(?= (?:\\.|$|tout|rien|lutter|se battre))',
        '(?:sens|suis) (?:\\w+ ){0,3}(?:vide|piegee?|coincee? dans ma vie|inutile|nulle? et seule?|sans espoir|desesperee?|brisee?|morte? (?:a linterieur|de linterieur)|detruite?|au bout du rouleau|a bout)|(?:tout|ca|douleur) (?:\\w+ ){0,2}(?:sarrete|finisse|cesse|se termine)|(?:lache|lacher) prise pour toujours|je craque|souffre trop|trop mal de vivre|trop de souffrance',
      ),
    ],
  },
];
