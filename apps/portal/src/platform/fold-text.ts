/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  þ: 'th',
}

/** Small letters without marks: `Søknad`, `SOKNAD` and `sòknad` are the same to a search. */
export function foldText(text: string): string {
  const small = text.toLowerCase()
  // Most words are of plain letters alone, and a search folds thousands.
  if (!/[^a-z0-9]/.test(small)) return small
  return small
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[æøœßðđłþ]/g, (letter) => plainLetters[letter] ?? letter)
}

/**
 * Runs of letters and digits, as they are written. What is only another look of letters counts as
 * those: `⑴` is `1`, and `ﷺ` four words. Marks without a letter are no word.
 */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

/** Folded words with one space between them: nothing in it means anything to a search engine. */
export function foldWords(text: string): string {
  return wordsOf(text).map(foldText).join(' ')
}

/** For those who write `soeknad` and `maaltid`, having no ø and å. */
export function withoutSubstitutes(folded: string): string {
  return folded.replaceAll('oe', 'o').replaceAll('aa', 'a')
}
