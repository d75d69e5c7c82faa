import { FRENCH_COMPOSED, FRENCH_FIRM, FRENCH_SOFT } from './crisis-composed-fr.ts';
import type { CrisisWords } from './crisis-words.ts';

const ADULT =
  '(?:pere|papa|beau pere|mere|maman|belle mere|oncle|tante|entraineur|entraineuse|coach|prof|professeur|frere|demi frere|soeur|copain|petit ami|petite amie|copine|cousin|grand pere|grand mere|parents|voisin|quelquun|il|elle)';
const WANTS =
  '(?:envie|veux|voulais|voudrais|vais|allais|pense|pensais|penser|pense a|essaye|essaie|essayer|tente|tenter|prevu|prevois|prefere|prefererais|souhaite|aimerais|compte|songe|reve|decide|merite|besoin|mieux|facon|moyen|prete?|peur de|hate|idee|idees)';

export const FRENCH: CrisisWords = {
  locale: 'fr',
  idioms: [
    /\b(?:vais|va|vont) exploser (?!l|le|la|mon|tout)\w+|\btouch\w+ un mot\b|\bdisparaitre de (?:cette|ma|la|leur) (?:liste|page|plateforme)\b/g,
    /\b(?:ma|mont|nous a|nous ont) (?:encore )?battue?s? (?:au|aux|en|de|\d)\b|\ben finir avec (?:ce|cet|cette|ces|les|mes|le|la|l\w+) (?!vie|monde|souffrance|douleur|tout|jours|existence|calvaire|enfer)\w+|\badieu (?:ma|la|mon|les|mes|le) (?:moyenne|bourse|saison|notes?|weekend|vacances|ete|selection|carriere)\b|\bme suis (?:tuee?|creve\w*) (?:a|au|en|pour|sur)\b/g,
    /\b(?:meurs|mourir|mort|morte|morts|mortes|mourais|crever|creve) (?:\w+ ){0,1}?de (?:rire|faim|soif|fatigue|honte|froid|chaud|chaleur|peur|trac|sommeil|envie|ennui|rires|curiosite|jalousie)\b/g,
    /\b(?:mourir|meurs) dennui\b|\ba mourir\b|\bmort de rire\b|\bmdr\b|\bmourir denvie\b/g,
    /\bmortes? de (?:fatigue|rire|trouille|honte|faim|soif|froid|chaud)\b|\b(?:ca|cela|cet?|cette \w+|ce \w+|les \w+|la \w+|le \w+) (?:(?!pere |mec |homme |oncle )\w+ ){0,3}(?:me tue|me tuent|va me tuer|vont me tuer)\b|\bcrime et chatiment\b|\bmort (?:de \w+ miller|du commis)\b|\ba mort\b|\b(?:langue|angle|poids|nature) morte?\b/g,
    /\b(?:cours|atelier|prevention|semaine|module|unite|conference|formation|programme|statistiques|taux|prevenir|lutte contre|sensibilisation) (?:(?!je |jai |me |mes |moi )\w+ ){0,4}(?:suicide|suicides|abus|automutilation|violences?|harcelement|maltraitance|overdose)(?: (?:sexuel\w*|scolaire|conjugales?|domestiques?))?\b/g,
    /\b(?:club|sport|equipe|concours|licence|entrainement|stand|competition) (?:de |du )?(?:tir|chasse|carabine|pistolet)(?: \w+)?\b|\btir (?:a (?:larc|lappel|la carabine)|sportif|au but)\b|\b(?:carabine|pistolet) a (?:air|plomb)\b|\bcorde a sauter\b|\bsaut a la corde\b|\bprof(?:esseur)? (?:\w+ ){0,2}me touche (?:mot|un mot)\b|\b(?:chanson|histoire|film|livre|poeme|discours|texte|ca|cela|message) (?:\w+ ){0,2}(?:ma (?:beaucoup )?touche\w*|me touche|ma frappee?)\b/g,
    /\bme (?:suis )?(?:blesse\w*|fais mal|fait mal|faire mal|blesser|coupe\w*|brule\w*|cogne\w*|fracture) (?:(?!expres|volontairement|moi meme)\w+ ){0,3}(?:genou|cheville|epaule|dos|pied|coude|doigt|lentrainement|entrainement|match|jouant|courant|cuisinant|sport|cours|course|four|papier|gym|saison|competition|tournoi)\b/g,
    /\b(?:me tue|me tuer|me tuait|tue|tuer) (?:au|a la|a le|a) (?:travail|tache|revis\w+|etudier|bosser|entrain\w+|boulot|repeter|explique\w*|expliquer|dire|le dire|lui dire|te dire)\b/g,
    /\b(?:va|vont|allait|est en train de|ca|cela|cours|devoir|devoirs|examen|prof|coach|controle|maths|algebre|entrainement|parents|mere|pere) (?:\w+ ){0,2}(?:me tuer|me tue|me tuent|ma tue)\b/g,
    /\btuer (?:le temps|lambiance|pour)\b|\bmort subite\b|\bpeine de mort\b|\btemps mort\b|\bpoint mort\b|\bescadron suicide\b|\bsuicide squad\b/g,
    /\b(?:telephone|portable|batterie|ordinateur|ordi|tablette|wifi|plante|voiture) (?:\w+ ){0,2}(?:mort|morte|meurt|lache)\b/g,
    /\b(?:dissertation|livre|roman|chapitre|lecon|expose|poeme|piece|cours|texte|film|article|projet|redaction|unite) (?:\w+ ){0,3}(?:sur|de|du|parle|traite|ou) (?:\w+ ){0,4}(?:suicide|mort|automutilation|abus|overdose|prevention)\b/g,
    /\b(?:romeo|juliette|hamlet|ophelie|werther|personnage|heros|heroine|auteur|poete|emma bovary|javert) (?:\w+ ){0,6}(?:suicid\w+|se tue|meurt|mourir|veut mourir)\b/g,
    /\bsuicide (?:academique|politique|professionnel|scolaire|social)\b|\bsuicidaire (?:comme|de (?:prendre|choisir|faire))\b/g,
    /\bme (?:couper|coupe|suis coupee?) (?:les (?:cheveux|ongles)|le doigt|la frange|avec (?:une feuille|du papier)|en cuisinant|la parole)\b/g,
    /\bme suis (?:blesse|blessee|fait mal) (?:a|au|en|pendant|lors|le|la)\b/g,
    /\b(?:prof|coach|entraineur|il|elle|mere|maman) (?:\w+ ){0,2}(?:tape|frappe) (?:sur le clavier|la balle|le ballon)\b|\bca me (?:touche|frappe)\b|\bil me tape sur les nerfs\b|\bme tape(?:nt)? sur les nerfs\b/g,
    /\ben finir avec (?:ce|cet|cette|les|mes|le|la|lalgebre|langlais) (?:cours|devoirs?|exercice|semestre|annee|matieres?|chapitre|controles?|examens?|maths|paperasse|dossier)\b/g,
    /\bdisparaitre de (?:la liste|lecran|la page)\b/g,
  ],
  firm: FRENCH_FIRM,
  hard: [
    ...FRENCH_COMPOSED,
    {
      kind: 'suicide',
      sign: 'talks_of_dying',
      patterns: [
        new RegExp(
          `\\b${WANTS} (?:\\w+ ){0,4}(?:mourir|crever|me tuer|tuer|me suicider|suicider|den finir|en finir|suicide|au suicide|disparaitre|me pendre|moter la vie|mettre fin a (?:mes jours|ma vie|tout)|ne plus (?:exister|vivre|me reveiller|etre la|etre en vie)|plus (?:exister|vivre|me reveiller|etre la)|ne jamais me reveiller|etre morte?|(?:me )?(?:sauter|jeter) (?:\\w+ ){0,3}(?:pont|train|fenetre|toit|metro|balcon)|mendormir (?:pour toujours|et ne)|marreter de vivre|arreter de vivre|cesser (?:de vivre|dexister))\\b`,
        ),
        /\bme suicider\b|\bje (?:me suicide|vais me suicider|me tue|me pends|me tuerai|me bute)\b(?! (?:au|a) )|\bme foutre en lair\b|\bme flinguer\b|\bme buter\b/,
        /\b(?:pensees|pensee|idees|idee|tentative|tentatives|lettre|envies|penser|pense|songe|parler|tente|option|au|le) (?:\w+ ){0,2}(?:suicidaires?|noires|suicide)\b/,
        /\b(?:suis|sens|etre|deviens) (?:\w+ ){0,2}suicidaire\b/,
        /\bmettre fin a (?:mes jours|ma vie)\b|\bmoter la vie\b|\ben finir (?:avec )?(?:la vie|moi|tout|une bonne fois|pour de bon)\b|\bmes derniers jours\b/,
        /\b(?:ne |n)?(?:veux|veut|peux|ai|envie|voulais|supporte) (?:\w+ )?(?:plus|pas) (?:\w+ ){0,3}(?:vivre|exister|continuer a vivre|me reveiller|envie de vivre|de vivre|etre la|etre en vie|etre vivante?|rester en vie|rester en ce monde)\b/,
        /\bplus (?:\w+ )?(?:envie|la force|gout|raison|le gout|le courage) (?:\w+ ){0,2}(?:vivre|continuer|vie|exister|exister)\b/,
        /\b(?:marre|fatiguee?|assez|lassee?) de (?:la vie|vivre|ma vie|exister)\b|\bfatiguee? de vivre\b/,
        /\b(?:avaler|avale|prendre|pris|prends) (?:\w+ ){0,3}(?:tous|toute|toutes|boite|trop|plein|flacon|tube)(?: \w+){0,4} (?:cachets|medicaments|comprimes|pilules|somniferes|medocs)\b|\boverdose\b|\bsurdose\b/,
        /\bmouvrir les veines\b|\bme tailler les veines\b|\bune balle dans la tete\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'no_reason_to_live',
      patterns: [
        /\b(?:aucune?|pas|plus|nulle?|sans) (?:\w+ ){0,3}(?:raison|sens|interet|but) (?:\w+ ){0,2}(?:vivre|vie|exister|continuer|rester)\b/,
        /\b(?:vie|vivre|existence) (?:\w+ ){0,3}(?:plus|pas|aucun) (?:\w+ ){0,3}(?:sens|peine|coup|interet)\b|\ba quoi (?:bon|ca sert) (?:\w+ ){0,2}(?:vivre|continuer|rester|exister)\b|\bpourquoi (?:vivre|je vis|je suis encore en vie)\b/,
        /\b(?:jaimerais|jaurais|voudrais|prefererais|si seulement|aurais) (?:\w+ ){0,5}(?:morte?|jamais nee?|pas nee?|etre nee?|exister|me reveiller|naitre|existais)\b/,
        /\bjespere (?:\w+ ){0,3}(?:mourir|ne pas me reveiller|me reveiller pas|crever)\b/,
        /\bpeux plus (?:vivre|continuer) (?:comme ca|ainsi)\b|\bbaisser les bras avec la vie\b|\babandonner la vie\b|\brien (?:\w+ ){0,3}pour (?:quoi|lequel) vivre\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'burden',
      patterns: [
        /\bmieux (?:\w+ ){0,3}(?:sans moi|si je (?:\w+ ){0,3}(?:morte?|la|disparaissais|mourais|existais|partais))\b|\b(?:heureux|tranquilles?|soulages?|soulagee?s?) (?:\w+ ){0,3}(?:sans moi|si je (?:\w+ ){0,3}(?:morte?|la|disparaissais|mourais))\b/,
        /\b(?:suis|etre|quun|que|sens) (?:\w+ ){0,3}(?:un poids|un fardeau|de trop)\b/,
        /\b(?:personne|qui) (?:\w+ ){0,4}(?:regretter\w*|remarquer\w*|pleurer\w*|manquer\w*|apercevrait|remarquerait)(?: \w+){0,4}\b(?= )/,
        /\bmanquer\w* a personne\b|\bmonde (?:\w+ ){0,3}mieux sans moi\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'saying_goodbye',
      patterns: [
        /\b(?:mon|ma|un|ceci est mon|cest mon) (?:dernier|derniere|ultime) (?:message|lettre|mot|adieu|nuit|jour)\b(?! (?:de (?:cours|classe|ecole|vacances|stage)|dentrainement))/,
        /\badieu (?:tout le monde|a tous|le monde|monde)\b|\bquand (?:tu liras|vous lirez|tu lis|vous lisez) (?:ceci|ca|ce message|cela)\b|\bje ne serai plus (?:la|de ce monde|en vie)\b|\bserai plus (?:la|en vie|de ce monde)\b|\bplus de ce monde\b/,
        /\bdonn(?:e|er|ees?) toutes mes affaires\b/,
      ],
    },
    {
      kind: 'self_harm',
      sign: 'self_harm',
      patterns: [
        /\b(?:me scarifi\w+|scarifi\w+|me mutil\w+|automutil\w*|me taillad\w+|me couper?|me coupe|me suis coupee? (?:expres|volontairement|les)|me bruler?|me brule|me fais du mal|me faire du mal|me fais mal expres|me faire mal|me griffe|me frappe moi meme|me blesser|me blesse)\b/,
        /\b(?:cicatrices|coupures|lame|rasoir) (?:\w+ ){0,4}(?:bras|poignets?|cuisses?|peau)\b/,
        /\bme fais vomir\b|\bme faire vomir\b/,
      ],
    },
    {
      kind: 'abuse',
      sign: 'abuse',
      patterns: [
        new RegExp(
          `\\b(?:mon |ma |mes |un |le |la )?${ADULT} (?:\\w+ ){0,4}(?:me (?:frappe|frappent|frappait|bat|battent|battait|tape|tapait|touche|touchait|viole|violait|maltraite|cogne|gifle|menace|etrangle|enferme|tabasse|force a|fait du mal|brutalise)|ma (?:frappee?|battue?|tapee?|touchee?|violee?|maltraitee?|cognee?|agressee?|giflee?|tabassee?|forcee?|menacee?|etranglee?))\\b`,
        ),
        /\bon (?:me (?:frappe|bat|touche|viole|maltraite|harcele)|ma (?:violee?|agressee?|touchee?|frappee?))\b/,
        /\bpeur (?:\w+ ){0,3}(?:rentrer|aller|etre|retourner) (?:\w+ ){0,1}(?:chez moi|a la maison|maison)\b|\bpeur de (?:mon (?:pere|beau pere|oncle|frere|copain)|ma (?:mere|belle mere))\b/,
        /\bpas en securite (?:\w+ ){0,1}(?:chez moi|a la maison|maison|chez)\b|\bsecurite chez moi\b/,
        /\babus\w+ (?:\w+ ){0,2}de moi\b|\b(?:ete|suis|etais) (?:\w+ ){0,1}(?:violee?|agressee? sexuellement|abusee?|battue|maltraitee?)\b/,
        /\b(?:demande|exige|force|menace|oblige) (?:\w+ ){0,5}(?:photos? (?:nues?|denudees?|intimes?|de moi nue?)|nudes)\b|\battouche\w+\b/,
      ],
    },
    {
      kind: 'threat',
      sign: 'threat',
      patterns: [
        /\b(?:apporter|amener|emmener|ramener|prendre|venir avec) (?:\w+ ){0,2}(?:arme|flingue|couteau|pistolet|fusil|bombe) (?:\w+ ){0,3}(?:ecole|lycee|college|classe|cours)\b/,
        /\b(?:tuer|tirer sur|poignarder|buter) (?:tout le monde|tous|mes camarades|mon (?:prof|pere|beau pere|frere|coach)|ma (?:mere|prof|soeur)|des gens|quelquun)\b/,
        /\b(?:faire sauter|bruler|exploser) (?:le|mon|l)? ?(?:ecole|lecole|lycee|college)\b/,
      ],
    },
  ],
  soft: [
    ...FRENCH_SOFT,
    {
      kind: 'suicide',
      sign: 'trapped_or_hopeless',
      patterns: [
        /\b(?:nen peux plus|en peux plus|jen peux plus|peux plus supporter|ny arrive plus|tiens plus le coup)\b/,
        /\b(?:deteste ma vie|me deteste|me hais|hais ma vie|me degoute|deteste vivre)\b/,
        /\b(?:aucun|plus|pas|sans|seule) (?:\w+ ){0,2}(?:espoir|issue|avenir|echappatoire|porte de sortie)\b/,
        /\b(?:sens|suis) (?:\w+ ){0,3}(?:vide a linterieur|piegee?|coincee? dans ma vie|inutile|nulle? et seule?|sans espoir|desesperee?|brisee?)\b/,
        /\bque (?:tout |ca |la douleur )?(?:\w+ ){0,2}(?:sarrete|finisse|cesse)\b|\bpartir pour (?:toujours|de bon)\b|\bdire adieu\b|\btout arreter\b/,
      ],
    },
  ],
  context:
    /\b(?:devoirs?|cours|examens?|controles?|dissertation|algebre|geometrie|chimie|biologie|physique|anglais|maths?|histoire|entrainements?|matchs?|saison|tournoi|equipe|emploi du temps|wifi|portail|formulaire|chaussures|lol|ptdr|haha\w*|sport|classe|programme)\b/,
};
