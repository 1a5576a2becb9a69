/** A letter with the marks above and below it. */
const letters = /\P{M}\p{M}*/gu

/** What changes the look of the sign before it, and what nobody sees; lines end where they did. */
const looks = /[\uFE0E\uFE0F\u20E3]|(?![\n\t])[\p{Cc}\p{Cf}]/gu

/** A picture or a symbol: what is said is said without it. */
const isPicture = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{So}]/u

/** Signs that are written with others where there are none of them. */
const substitutes: ReadonlyMap<string, string> = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['→', '->'],
  ['←', '<-'],
  ['≤', '<='],
  ['≥', '>='],
  ['●', '•'],
  ['▪', '•'],
  ['■', '•'],
  ['◦', '•'],
])

/** Stand for what cannot be written until all of the text is read; nobody types them. */
const [gap, nothing] = ['\uE000', '\uE001']

/** What a reader sees where something is left out. */
const leftOut = '[…]'

/**
 * A text as a document can write it. Signs with an equal are written as that, pictures are left out, and
 * words in another script are a gap that the reader sees: a letter says nothing that nobody has written.
 * @param canWrite whether there is a typeface for a letter with its marks
 * @returns `lost` has each sign that is not in the text any more, once
 */
export function toPrintable(
  text: string,
  canWrite: (letter: string) => boolean,
): { readonly text: string; readonly lost: readonly string[] } {
  const lost = new Set<string>()
  const isWritten = (letter: string) => letter === '\n' || letter === '\t' || canWrite(letter)
  const signs = text
    .normalize('NFC')
    .replace(looks, '')
    .replace(letters, (letter) => {
      if (isWritten(letter)) return letter
      const equal = substitutes.get(letter) ?? letter.normalize('NFKC')
      if ((equal.match(letters) ?? []).every(isWritten)) return equal
      lost.add(letter)
      return isPicture.test(letter) ? nothing : gap
    })
  const written = signs
    .replace(/(^|\n)\uE001+ ?/g, '$1')
    .replace(/ ?\uE001+/g, '')
    .replace(/\uE000+(?: \uE000+)*/g, leftOut)
  const isEmpty = written.trim() === '' && lost.size > 0
  return { text: isEmpty ? leftOut : written, lost: [...lost] }
}

/**
 * The letters of our typefaces (`typefaces.server.ts`), for pages: a document looks into the files of
 * the fonts themselves.
 */
const known =
  /^[\u0020-\u02CC\u02CE-\u02D7\u02DA\u02DC-\u03E1\u03F0-\u052F\u1E00-\u1EFF\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20A0-\u20C0\u2113\u2116\u2122\u2191\u2193\u2212\u2215]+$/u

export const isKnownLetter = (letter: string): boolean => known.test(letter)

/** Signs of a text that a document leaves out, for the page on which it is written. */
export const findUnprintable = (text: string): readonly string[] =>
  toPrintable(text, isKnownLetter).lost
