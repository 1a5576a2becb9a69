/** Letters that passports write otherwise (ICAO 9303, part 3) and that no decomposition takes apart. */
const inPassports: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ø: 'OE',
  Å: 'AA',
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Ł: 'L',
  Đ: 'D',
  Œ: 'OE',
  Ħ: 'H',
  Ñ: 'N',
  Ĳ: 'IJ',
  ı: 'I',
  İ: 'I',
}
/** How foreign banks without these letters write them. */
const withoutMarks: Readonly<Record<string, string>> = {
  ...inPassports,
  Æ: 'AE',
  Ø: 'O',
  Å: 'A',
  Ä: 'A',
  Ö: 'O',
  Ü: 'U',
}

type Letters = Readonly<Record<string, string>>

function fold(text: string, letters: Letters): string {
  const upper = text.normalize('NFC').toUpperCase()
  return [...upper]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/**
 * The parts of a name in Latin capitals, each in the ways in which it may be written: as in a
 * passport and without marks. Titles and signs are left out.
 */
export function nameParts(name: string): readonly (readonly string[])[] {
  return name
    .split(/[^\p{L}\p{M}'’-]+/u)
    .flatMap((part) => part.split('-'))
    .map((part) => part.replace(/['’]/g, ''))
    .filter((part) => part !== '' && !titles.has(part.toUpperCase()))
    .map((part) => [...new Set([fold(part, inPassports), fold(part, withoutMarks)])])
}

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR'])

/**
 * Whether two names may be of one person: in any order, and where one of them leaves out names that
 * the other has, at least two are the same. `Nguyen Thi Mai` is `Mai Nguyen`; `Mai` alone is nobody.
 */
export function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [nameParts(one), nameParts(other)].toSorted(
    (a, b) => a.length - b.length,
  )
  if (shorter.length < 2 && shorter.length !== longer.length) return false
  if (shorter.length === 0) return false
  const left = [...longer]
  return shorter.every((part) => {
    const index = left.findIndex((candidate) => candidate.some((way) => part.includes(way)))
    if (index < 0) return false
    left.splice(index, 1)
    return true
  })
}

/** Whether a free text has the name in it, whole and in any order: `for mai nguyen 2001-05-17`. */
export function hasName(text: string, name: string): boolean {
  const parts = nameParts(name)
  const written = new Set(nameParts(text).flat())
  return parts.length >= 2 && parts.every((ways) => ways.some((way) => written.has(way)))
}
