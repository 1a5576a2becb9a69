import { layOutLines, type Measured } from './lay-out-lines.ts'
import type { Pdf } from './open-pdf.server.ts'
import { inTypefaces, type Piece, type Weight, widthOf } from './typefaces.server.ts'

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
  const space = widthOfWord(inTypefaces(' ', weight), size)
  const measure = (word: Word): Measured<Word> => ({ word, width: widthOfWord(word, size) })
  const breakUp = (word: Word, most: number) => splitWord(word, size, most).map(measure)
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(/[ \t]/).filter((word) => word !== '')
    const measured = words.map((word) => measure(inTypefaces(word, weight)))
    const lines = layOutLines(measured, { width, space, breakUp })
    return lines.map(({ words, goesOn }) => ({ pieces: joinWords(words), goesOn }))
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
function joinWords(words: readonly Word[]): Piece[] {
  const pieces = words.flatMap((word, index) => {
    const [first, ...others] = word
    const before = words[index - 1]?.at(-1)
    if (!first || !before) return word
    // The space is of the typeface before it: as a piece of its own where the file changes.
    return [{ face: before.face, text: ' ' }, first, ...others]
  })
  return joined(pieces)
}

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
  const { size, leading, color, isRight } = style
  const baseline = top + (leading + size * 0.7) / 2
  let x = isRight ? left + width - widthOfWord(pieces, size) : left
  pdf.fillColor(color).fontSize(size)
  for (const [index, { face, text }] of pieces.entries()) {
    const endsWord = index === pieces.length - 1 && !isLast && !goesOn
    // What pdfkit takes beside names of files is a font that has been parsed; its types do not say so.
    pdf.font(face.font() as unknown as string, face.name)
    pdf.text(endsWord ? `${text} ` : text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
    })
    x = pdf.x
  }
}
