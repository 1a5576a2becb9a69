/** A word that may be broken where it is longer than a line. */
export type Measured<Word> = { readonly word: Word; readonly width: number }

/** `goesOn`: the last word of the line does on the next one. */
export type LaidOut<Word> = { readonly words: readonly Word[]; readonly goesOn: boolean }

/**
 * Words on lines no wider than `width`, as many on each as fit.
 * @param breakUp parts of a word that is wider than a line, none of them wider
 */
export function layOutLines<Word>(
  words: readonly Measured<Word>[],
  {
    width,
    space,
    breakUp,
  }: {
    width: number
    space: number
    breakUp: (word: Word, width: number) => readonly Measured<Word>[]
  },
): LaidOut<Word>[] {
  const lines: LaidOut<Word>[] = []
  let line: Word[] = []
  let used = 0
  function close() {
    if (line.length > 0) lines.push({ words: line, goesOn: false })
    line = []
    used = 0
  }
  for (const measured of words) {
    if (measured.width > width) {
      close()
      const parts = breakUp(measured.word, width)
      for (const part of parts.slice(0, -1)) lines.push({ words: [part.word], goesOn: true })
      const last = parts.at(-1)
      if (last) [line, used] = [[last.word], last.width]
      continue
    }
    if (line.length > 0 && used + space + measured.width > width) close()
    used += (line.length > 0 ? space : 0) + measured.width
    line.push(measured.word)
  }
  close()
  return lines
}
