import { layOutLines, type Measured } from './lay-out-lines.ts'
import type { Pdf } from './open-pdf.server.ts'
import { type Face, inTypefaces, type Piece, type Weight, widthOf } from './typefaces.server.ts'

/** `leading`: from line to line, in points like `size`. */
export type Style = {
  readonly size: number
  readonly leading: number
  readonly weight: Weight
  readonly color: string
  readonly isRight?: boolean
}

/** Pieces of a line, with the spaces between its words. */
export type Line = { readonly pieces: readonly Piece[]; readonly goesOn: boolean }

type Word = readonly Piece[]

const widthOfWord = (word: Word, size: number) =>
  word.reduce((sum, piece) => sum + widthOf(piece, size), 0)

/** What is written on each line, none of them wider than `width`. Line ends in the text stay. */
export function toLines(text: string, { size, weight }: Style, width: number): Line[] {
  const space = inTypefaces(' ', weight)
  const measure = (word: Word): Measured<Word> => ({ word, width: widthOfWord(word, size) })
  const breakUp = (word: Word, most: number) => splitWord(word, size, most).map(measure)
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(/[ \t]/).filter((word) => word !== '')
    const measured = words.map((word) => measure(inTypefaces(word, weight)))
    const lines = layOutLines(measured, { width, space: widthOfWord(space, size), breakUp })
    return lines.map(({ words, goesOn }) => ({ pieces: joinWords(words, space), goesOn }))
  })
}

/** As many letters of a long word on each line as fit. */
function splitWord(word: Word, size: number, width: number): Word[] {
  const parts: Word[] = [[]]
  for (const { face, text } of word)
    for (const letter of text.match(/\P{M}\p{M}*/gu) ?? []) {
      const part = parts.at(-1) ?? []
      const longer = joined([...part, { face, text: letter }])
      if (part.length > 0 && widthOfWord(longer, size) > width) parts.push([{ face, text: letter }])
      else parts[parts.length - 1] = longer
    }
  return parts
}

/** Words with spaces between them, in as few pieces as possible. */
const joinWords = (words: readonly Word[], space: Word): Piece[] =>
  joined(words.flatMap((word, index) => (index === 0 ? word : [...space, ...word])))

/** Neighbours of one font file are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: { face: Piece['face']; text: string }[] = []
  for (const { face, text } of pieces) {
    const last = all.at(-1)
    if (last?.face === face) last.text += text
    else all.push({ face, text })
  }
  return all
}

/**
 * Writes a line whose upper edge is at `top`.
 * @param isLast of its text: readers aloud need a space between the words of two lines
 */
export function writeLine(
  pdf: Pdf,
  { pieces, goesOn }: Line,
  {
    style,
    left,
    top,
    width,
    isLast,
  }: {
    style: Style
    left: number
    top: number
    width: number
    isLast: boolean
  },
): void {
  const { size, leading, weight, color, isRight } = style
  const baseline = top + (leading + size * 0.7) / 2
  const space = isLast || goesOn ? [] : inTypefaces(' ', weight)
  let x = isRight ? left + width - widthOfWord(pieces, size) : left
  pdf.fillColor(color).fontSize(size)
  for (const { face, text } of joined([...pieces, ...space])) {
    chooseFace(pdf, face)
    pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    x = pdf.x
  }
}

const opened = new WeakMap<Pdf, Set<Face>>()

function chooseFace(pdf: Pdf, face: Face): void {
  const known = opened.get(pdf) ?? new Set()
  if (!known.has(face)) {
    opened.set(pdf, known.add(face))
    // It takes a parsed font as well as a file; its types do not say so.
    pdf.registerFont(face.name, face.forOneDocument() as unknown as string)
  }
  pdf.font(face.name)
}
