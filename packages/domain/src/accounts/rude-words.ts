/**
 * Words that nobody should have to type or read as a child's username, in the four languages of the product. A name that
 * meets one gets another proposal, so that a child loses nothing by being called something that sounds like it.
 */
const ANYWHERE = [
  ...[
    'fuck',
    'cunt',
    'bitch',
    'whore',
    'nigger',
    'nigga',
    'faggot',
    'pussy',
    'vagina',
    'dildo',
    'hitler',
    'asshole',
  ],
  ...[
    'wanker',
    'mierda',
    'cabron',
    'pendejo',
    'maricon',
    'culero',
    'merde',
    'putain',
    'salope',
    'connard',
    'connasse',
  ],
  ...['encule', 'scheiss', 'fotze', 'wichser', 'schlampe', 'schwuchtel'],
];
/** Only where the whole name says it: they are parts of good names, such as Akshita, Nazir, Marschall or Pornthip. */
const WHOLE = new Set([
  ...[
    'anal',
    'anus',
    'arse',
    'ass',
    'bastard',
    'boob',
    'boobs',
    'butt',
    'cock',
    'cum',
    'damn',
    'dick',
    'fag',
    'fart',
  ],
  ...[
    'nazi',
    'nude',
    'pee',
    'penis',
    'pimp',
    'poo',
    'poop',
    'porn',
    'rape',
    'rapist',
    'retard',
    'sex',
    'sexy',
    'shit',
  ],
  ...[
    'slut',
    'tit',
    'tits',
    'turd',
    'twat',
    'chinga',
    'cojon',
    'culo',
    'pedo',
    'pito',
    'puta',
    'puto',
    'verga',
    'zorra',
  ],
  ...[
    'bite',
    'bordel',
    'caca',
    'con',
    'cul',
    'nique',
    'pipi',
    'pute',
    'arsch',
    'fick',
    'hure',
    'kacke',
    'pisse',
    'popo',
  ],
]);

/** Digits that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Whether a name in lowercase says something that a school wouldn't want on a sheet, however it is written. */
export function isRude(name: string): boolean {
  const plain = name.replace(/[._-]/g, '');
  const read = plain.replace(/\d/g, (digit) => READ_AS[digit] ?? '');
  // Letters that are said twice to get by.
  const spellings = [read, read.replace(/(.)\1+/g, '$1')];
  return (
    spellings.some((one) => ANYWHERE.some((word) => one.includes(word)) || WHOLE.has(one)) ||
    WHOLE.has(plain.replace(/\d+$/, ''))
  );
}
