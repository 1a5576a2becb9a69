import { foldText } from '#platform/fold-text.ts'
import type { Segment } from './contract.ts'

/** Folded words that were searched for, and their stems; the last word may be unfinished. */
export type Sought = { readonly words: readonly string[]; readonly stems: readonly string[] }

type Word = { start: number; end: number; isMatch: boolean }

/** Letters of a snippet. */
const snippetLength = 220
/** Letters before the first word that was found. */
const lead = 60
/** A stem matches its inflections, which are at most this much longer, and no compounds. */
const longestEnding = 5

/** Text cut into runs that are, and are not, what was searched for. */
export function highlight(text: string, sought: Sought): Segment[] {
  return toSegments(text, findWords(text, sought), 0, text.length)
}

/** The part of a text in which most of the words were found, or its beginning. */
export function excerpt(text: string, sought: Sought): Segment[] {
  const plain = inOneLine(text)
  const words = findWords(plain, sought)
  const first = bestMatch(words)
  const start = first === null ? 0 : startOfWord(plain, words, first.start - lead)
  const end = endOfWord(plain, words, start + snippetLength)
  const segments = toSegments(plain, words, start, end)
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...segments,
    ...(end < plain.length ? [{ text: ' …', isMatch: false }] : []),
  ]
}

/** Lines of their own, such as a heading and its text, are kept apart. */
function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => (/\s\s|[^\S ]/.test(line) ? line.replace(/\s+/g, ' ') : line).trim())
    .filter(Boolean)
    .map((line, index, lines) => (index < lines.length - 1 ? line + separator(line) : line))
    .join('')
}

function separator(line: string): string {
  return /[.!?:;,…–]$/.test(line) ? ' ' : ' · '
}

export function hasMatch(segments: readonly Segment[]): boolean {
  return segments.some(({ isMatch }) => isMatch)
}

function findWords(text: string, sought: Sought): Word[] {
  const initials = new Set([...sought.words, ...sought.stems].map(([initial]) => initial))
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isMatch: mayBegin(word, initials) && isSought(foldText(word), sought),
  }))
}

/** Spares most words of a long text their folding; one that begins with another letter is folded. */
function mayBegin(word: string, initials: ReadonlySet<string | undefined>): boolean {
  const initial = word[0] ?? ''
  return !/^[a-zA-Z0-9]/.test(initial) || initials.has(initial.toLowerCase())
}

function isSought(folded: string, { words, stems }: Sought): boolean {
  const unfinished = words.at(-1)
  if (unfinished && folded.startsWith(unfinished)) return true
  if (words.includes(folded)) return true
  return stems.some(
    (stem) =>
      stem.length > 2 && folded.startsWith(stem) && folded.length <= stem.length + longestEnding,
  )
}

/** The first found word of the stretch that has most of them. */
function bestMatch(words: readonly Word[]): Word | null {
  const found = words.filter(({ isMatch }) => isMatch)
  let best: Word | null = null
  let most = 0
  for (const [index, word] of found.entries()) {
    let last = index
    while ((found[last + 1]?.end ?? Infinity) <= word.start + snippetLength - lead) last += 1
    const count = last - index + 1
    if (count > most) {
      most = count
      best = word
    }
  }
  return best
}

function startOfWord(text: string, words: readonly Word[], wanted: number): number {
  if (wanted <= 0) return 0
  return words.find(({ start }) => start >= wanted)?.start ?? text.length
}

function endOfWord(text: string, words: readonly Word[], wanted: number): number {
  if (wanted >= text.length) return text.length
  const end = words.findLast((word) => word.end <= wanted)?.end ?? 0
  return end > 0 ? end : wanted
}

function toSegments(text: string, words: readonly Word[], start: number, end: number): Segment[] {
  const segments: Segment[] = []
  let done = start
  for (const word of words) {
    if (!word.isMatch || word.start < start || word.end > end) continue
    if (word.start > done) segments.push({ text: text.slice(done, word.start), isMatch: false })
    segments.push({ text: text.slice(word.start, word.end), isMatch: true })
    done = word.end
  }
  if (done < end) segments.push({ text: text.slice(done, end), isMatch: false })
  return segments
}
