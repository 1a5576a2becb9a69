import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { once } from '#platform/once.ts'
import { unpackWoff } from './unpack-woff.server.ts'

/*
 * Our typeface, and Noto Sans for words that it has no letters for. Both come in files of some
 * alphabets each; a word is written in one typeface as far as there is one that has all of it.
 */

export type Weight = 'regular' | 'bold'

/** Text of one font file. */
export type Piece = { readonly face: Face; readonly text: string }

export type Face = {
  readonly name: string
  /** For measuring. */
  readonly font: () => Font
  readonly forOneDocument: () => Font
}

const files = { regular: 400, bold: 600 } as const satisfies Record<Weight, number>

const typefaces: Readonly<Record<string, readonly string[]>> = {
  'schibsted-grotesk': ['latin', 'latin-ext'],
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
}

function facesOf(typeface: string, weight: Weight): Face[] {
  return (typefaces[typeface] ?? []).map((alphabet) => {
    const name = `${typeface}-${alphabet}-${files[weight]}-normal`
    // Never used itself: it would hand on what it remembers.
    const parsed = once(() => open(typeface, name))
    const forOneDocument = () => withOwnMemory(parsed())
    return { name, font: once(forOneDocument), forOneDocument }
  })
}

function open(typeface: string, name: string): Font {
  const address = import.meta.resolve(`@fontsource/${typeface}/files/${name}.woff`)
  const opened = create(unpackWoff(readFileSync(fileURLToPath(address))))
  if ('fonts' in opened) throw new Error(`${name} is a collection of fonts`)
  return opened
}

/**
 * The parsed file with a memory of its own. A font remembers of each glyph the letters that it was
 * first used for, and a subset asks for parts of glyphs without any: with one memory for all
 * documents, letters would be missing for who reads aloud. What is parsed is shared, since parsing
 * it again takes ten times as long as all the rest.
 */
function withOwnMemory(parsed: Font): Font {
  const font: Font = Object.create(parsed)
  // Letters in parts (ccmp: ị as i and a dot) would be drawn with a part that is no letter at all.
  const layout = (text: string) => parsed.layout.call(font, text, { ccmp: false })
  return Object.assign(font, { _glyphs: {}, layout })
}

const families = {
  regular: Object.keys(typefaces).map((name) => facesOf(name, 'regular')),
  bold: Object.keys(typefaces).map((name) => facesOf(name, 'bold')),
} as const satisfies Record<Weight, unknown>

/** A letter with the marks above and below it. */
const letters = /\P{M}\p{M}*/gu

const has = (face: Face, letter: string) =>
  [...letter].every((character) =>
    face.font().hasGlyphForCodePoint(character.codePointAt(0) as number),
  )

/** Text as it is written: marks together with their letters, and no signs that nobody sees. */
export const writable = (text: string) => text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '')

/** Letters that none of the typefaces has, each once, so that no name is written wrongly. */
export function findUnwritable(text: string): string[] {
  const every = families.regular.flat()
  const asked = writable(text).match(letters) ?? []
  return [...new Set(asked.filter((letter) => !every.some((face) => has(face, letter))))]
}

/** A text cannot be written with the typefaces that there are. */
export class UnwritableText extends Error {
  override name = 'UnwritableText'
  readonly letters: readonly string[]
  constructor(letters: readonly string[]) {
    super(`No typeface has ${letters.length} of the letters`)
    this.letters = letters
  }
}

/**
 * One word, in as few typefaces as there are for it.
 * @throws {UnwritableText}
 */
export function inTypefaces(word: string, weight: Weight): Piece[] {
  const asked = writable(word).match(letters) ?? []
  const whole = families[weight].find((family) =>
    asked.every((letter) => family.some((face) => has(face, letter))),
  )
  const faces = whole ?? families[weight].flat()
  const pieces: { face: Face; text: string }[] = []
  for (const letter of asked) {
    const face = faces.find((one) => has(one, letter))
    if (!face) throw new UnwritableText(findUnwritable(word))
    const last = pieces.at(-1)
    if (last?.face === face) last.text += letter
    else pieces.push({ face, text: letter })
  }
  return pieces
}

/** Of words, for a size of one point: most of a letter is the same in every letter. */
const widths = new LRUCache<string, number>({ max: 4_000 })

/** Width in points. */
export function widthOf({ face, text }: Piece, size: number): number {
  const key = `${face.name} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    const font = face.font()
    width = font.layout(text).advanceWidth / font.unitsPerEm
    widths.set(key, width)
  }
  return width * size
}
