/** As `foldText` and `withoutSubstitutes` of `platform/fold-text.ts` fold what somebody searches for. */
const foldedLetters = [
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ð', 'd'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['oe', 'o'],
  ['aa', 'a'],
] as const

/**
 * A text in SQL as it is searched in, for `searchPatterns`.
 * @param text an expression of ours, never what somebody has written
 */
export const foldedText = (text: string): string =>
  foldedLetters.reduce(
    (folded, [letter, plain]) => `replace(${folded}, '${letter}', '${plain}')`,
    // What the locale of the database does not make small is made so by name.
    `lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ÆØŒÐĐŁÞ', 'æøœðđłþ'))`,
  )
