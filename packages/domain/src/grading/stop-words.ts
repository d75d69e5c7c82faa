/** Spanish ones for answers of language courses, without those that mean something else in English (son, sin, once). */
const SPANISH_FUNCTION_WORDS = `el la los las un una unos unas de del al y o u pero que qué en con por para se su sus
  mi mis tu tus te nos lo le les es soy eres somos está están estoy estamos estás hay ser estar yo ella él ellos ellas
  nosotros usted ustedes muy más también porque cuando como cómo dónde donde quién este esta estos estas ese esa eso
  esto hasta desde entre sobre si sí ya todo todos toda todas otro otra cada tengo tiene tienes tenemos tienen me`;

const ENGLISH_FUNCTION_WORDS = `a about above after again against all also am an and any are as at be been before being below between both
  but by can could did do does doing down during each else even ever every few for from further get gets getting
  got had has have having he her here hers him his how i if in into is it its itself just less like many may me
  might more most much must my neither no nor not now of off on once one only onto or other our out over own
  per rather same shall she should since so some still such than that the their them then there these they this
  those though through thus to too under until up upon very was we well were what when where which while who
  whom whose why will with within without would yes yet you your because however although therefore it's that's
  don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't i'm he's she's they're we're let
  let's there's`;

const ENGLISH: ReadonlySet<string> = new Set(ENGLISH_FUNCTION_WORDS.split(/\s+/));
const SPANISH: ReadonlySet<string> = new Set(SPANISH_FUNCTION_WORDS.split(/\s+/));

/** Words that hold a sentence together and say nothing about its subject. Lower case, unstemmed. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...SPANISH, ...ENGLISH]);

/** Whether a function word speaks for English; "me" is Spanish as well. */
export const isEnglishFunctionWord = (word: string): boolean => ENGLISH.has(word) && !SPANISH.has(word);

/** Connectives that carry reasoning: function words in a sentence, and yet something a criterion may ask for. */
export const CONNECTIVES: ReadonlySet<string> = new Set(['because', 'however', 'although', 'therefore']);

/** Words with which a rubric speaks about an answer, rather than words of the answer. */
export const RUBRIC_WORDS: ReadonlySet<string> = new Set(
  `accurate accurately acknowledge acknowledges adequate answer answers appropriate appropriately assignment
  calculates clear clearly compares complete completely correct correctly criterion criteria describe describes
  description detailed discuss discusses effective effectively example examples explain explained explaining
  explains explanation fully give gives good identified identifies identify include included includes including
  justify justifies least meaning name names naming possibly provide provides question questions quote quoted
  quotes quoting response say says show shows state stated states student students support supports thing things
  two three understand understanding use used uses using various way ways work working write writes written
  writing argument arguments cite cites citing claim claims coherent coherence conclusion conclusions
  counterargument counterarguments essay essays evidence insightful introduction introductions logical
  logically organization organize organized organizes paragraph paragraphs reason reasoning reasons relevant thesis
  thorough thoroughly topic transition transitions transitional`.split(/\s+/),
);
