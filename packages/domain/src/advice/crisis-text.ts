import { foldText } from '../search/words.ts';

/** Characters that nobody sees, and that part a word for a program alone. */
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

/** How words are written in haste, in all four languages, and how the list writes them. Read beside the text, not instead. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      u: 'you',
      ur: 'your',
      r: 'are',
      n: 'and',
      kil: 'kill',
      kll: 'kill',
      killl: 'kill',
      diee: 'die',
      dye: 'die',
      liv: 'live',
    },
    ...{
      wana: 'wanna',
      wnna: 'wanna',
      wanta: 'wanna',
      wnat: 'want',
      wat: 'want',
      wan: 'want',
      tho: 'though',
      thru: 'through',
    },
    ...{
      sucide: 'suicide',
      suiside: 'suicide',
      suicde: 'suicide',
      siucide: 'suicide',
      suside: 'suicide',
      suicied: 'suicide',
    },
    ...{
      sucidal: 'suicidal',
      suicidle: 'suicidal',
      suisidal: 'suicidal',
      suicdal: 'suicidal',
      suidical: 'suicidal',
    },
    ...{
      sm1: 'someone',
      some1: 'someone',
      sumone: 'someone',
      every1: 'everyone',
      any1: 'anyone',
      no1: 'nobody',
      noone: 'nobody',
    },
    ...{
      bf: 'boyfriend',
      gf: 'girlfriend',
      alife: 'alive',
      anymor: 'anymore',
      nymore: 'anymore',
      cus: 'because',
      cuz: 'because',
    },
    ...{
      myslef: 'myself',
      mysef: 'myself',
      mself: 'myself',
      meself: 'myself',
      skool: 'school',
      tomoro: 'tomorrow',
      tmr: 'tomorrow',
    },
    ...{
      tmrw: 'tomorrow',
      tn: 'tonight',
      tonite: 'tonight',
      beter: 'better',
      hom: 'home',
      hurst: 'hurts',
      tuch: 'touch',
    },
    ...{
      q: 'que',
      k: 'que',
      ke: 'que',
      kiero: 'quiero',
      qiero: 'quiero',
      quero: 'quiero',
      kisiera: 'quisiera',
      bivir: 'vivir',
    },
    ...{
      vibir: 'vivir',
      morirm: 'morirme',
      xq: 'porque',
      pq: 'porque',
      toy: 'estoy',
      aser: 'hacer',
      aserme: 'hacerme',
    },
    ...{
      asen: 'hacen',
      ase: 'hace',
      acerme: 'hacerme',
      pa: 'para',
      nadien: 'nadie',
      kitarme: 'quitarme',
      suisidio: 'suicidio',
    },
    ...{
      suisidarme: 'suicidarme',
      sucidarme: 'suicidarme',
      suicidarm: 'suicidarme',
      kasa: 'casa',
      ami: 'a mi',
    },
    ...{
      jveux: 'je veux',
      jvx: 'je veux',
      jve: 'je veux',
      jvais: 'je vais',
      jvai: 'je vais',
      jpeux: 'je peux',
      jpense: 'je pense',
    },
    ...{ jsuis: 'je suis', chui: 'je suis', chuis: 'je suis', jme: 'je me', plu: 'plus', tjrs: 'toujours' },
    ...{
      tt: 'tout',
      ds: 'dans',
      pr: 'pour',
      qqn: 'quelquun',
      kelkun: 'quelquun',
      pk: 'pourquoi',
      mourire: 'mourir',
      veu: 'veux',
    },
    ...{ mourrir: 'mourir', vivr: 'vivre', scarifi: 'scarifie' },
    ...{
      nich: 'nicht',
      net: 'nicht',
      ned: 'nicht',
      nit: 'nicht',
      nimmer: 'nicht mehr',
      wil: 'will',
      kan: 'kann',
      ausm: 'aus dem',
    },
    ...{
      mer: 'mehr',
      meher: 'mehr',
      hab: 'habe',
      selbsmord: 'selbstmord',
      selbstmort: 'selbstmord',
      umbrigen: 'umbringen',
    },
    ...{
      sterbn: 'sterben',
      lebn: 'leben',
      nachhause: 'nach hause',
      zuhause: 'zu hause',
      iwie: 'irgendwie',
      schlegt: 'schlagt',
    },
    ...{ schlaegt: 'schlagt', vatter: 'vater', verpruegelt: 'verprugelt', keina: 'keiner' },
  }),
);

/** Words spelled as the list has them, and letters joined to the word that they were torn from ("i m", "j ai", "don t"). */
const spelledOut = (plain: string): string =>
  plain
    .replace(/\b(can|won|\w{2,7}n) t\b/g, '$1t')
    .replace(/\bi (m|ve|ll|d)\b/g, 'i$1')
    .replace(/\b(he|she|they|you|we) (ll|re|s|d|ve)\b/g, '$1$2')
    .replace(/\b(qu|[jmtsldnc]) (?=[aeiouyh]\w)/g, '$1')
    .replace(/[a-z0-9]+/g, (word) => SPELLED.get(word) ?? word);

/**
 * A text as the list of crisis words is held against it, in several readings: in lower case without accents, apostrophes and
 * signs; with digits read as letters; with letters that stand apart joined; and with German umlauts that were typed as two
 * letters; and with hasty spelling put right. Clauses are parted by " . ".
 */
export function readingsOf(text: string): string[] {
  const folded = foldText(text.replace(INVISIBLE, '')).replaceAll('ß', 'ss').replaceAll('œ', 'oe');
  const plain = wordsOnly(folded);
  const unleeted = wordsOnly(
    // Whole runs: a pattern that looks for the sign within costs the square of a run's length.
    folded.replace(/[a-z@$!0-9]+/g, (word) =>
      /[a-z]/.test(word)
        ? word.replace(/[@$!013457](?=[a-z@$!0-9])|[@$013457]/g, (sign) => LEET[sign] ?? sign)
        : word,
    ),
  );
  const joined = plain.replace(/\b[a-z](?: [a-z]\b){2,}/g, (letters) => letters.replaceAll(' ', ''));
  const umlauts = plain.replace(/([aou])e(?=[a-z])/g, '$1');
  return [...new Set([plain, unleeted, joined, umlauts, spelledOut(plain)])];
}

/** Words alone; a letter that is drawn out ("dieee") stands once. */
const wordsOnly = (folded: string): string =>
  ` ${folded
    .replace(/['’`´‘]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[.!?;:\n\r]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
