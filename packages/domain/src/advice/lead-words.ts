const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const ENGLISH = wordsOf(`
  a about also and answer ask at before below by course courses details each first for from go here hello help hi how
  in into is let look looking me more my next now of or our page part plan question read record records rule rules say
  says school see show shows source sources step tell term terms thank thanks that the their these this those to
  together us we what when where which who with word words your
`);
const SPANISH = wordsOf(`
  a acerca ahora al antes aqui asi ayuda como cual cuando curso cursos de del dice dicen donde el en es esa ese eso
  esta estas este esto estos explica explican fuente fuentes gracias hola la las le lo los me mi mira mirar miremos
  muestra muestran nos o pagina para parte paso periodo plan por pregunta primero que quien regla reglas registro
  respuesta siguiente siguientes sobre su sus tu tus un una unas unos vamos ver veamos y yo escuela
`);
const FRENCH = wordsOf(`
  a ainsi aide au aussi aux avant avec bonjour c ce cela ces cet cette chaque ci comme cours d dans de des dessous dit
  disent donc du ecole en ensuite est et etape explique expliquent l la le les leur leurs ma maintenant me mes merci
  mon montre montrent nos notre nous ou page par partie periode plan pour premier puis qu quand que question quel
  quelle quelles quels qui regardons regle regles reponse sa salut ses son source sources suivant suivante suivantes
  suivants sur ta tes ton un une voici voir vos votre voyons y registre
`);
const GERMAN = wordsOf(`
  also am an antwort auf aus bei danach danke dann das dazu dein deine deinem deinen deiner dem den der des die dies
  diese diesem diesen dieser dieses dir dort ein eine einem einen einer erste ersten es folgende folgenden frage fur
  hallo hier hilfe ich ihre im in ist jetzt kurs kurse lass lies mein mit nach nachste nachsten plan quelle quellen
  regel regeln sagen sagt schau schauen schritt schule sehen seite sieh steht uber um und uns unten unter von vor was
  welche welchen wer wie wir wo woher worte zeigen zeigt zu zuerst zum zur
`);

/**
 * Words that lead to a fact and claim nothing themselves, by language, without accents. Nobody is spoken to ("you are"), nothing is
 * counted, weighed or put on a list.
 */
export const LEAD_WORDS: readonly ReadonlySet<string>[] = [ENGLISH, SPANISH, FRENCH, GERMAN];
