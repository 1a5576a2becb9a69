import { lineOf, parseSource, type SourceFile, visitNodes } from '../source-files.ts'
import type { Exception, Phrase, Word } from './words.ts'

export type Hit = {
  readonly file: string
  /** 0: in the path of the file. */
  readonly line: number
  /** The identifier, the part of the path, or the phrase. */
  readonly found: string
  readonly instead: string
}

const kebabCases = new Map<string, string>()

/** `getURLOf_thing` and `get-url-of-thing` are both `get-url-of-thing`. */
function kebabCaseOf(name: string): string {
  const known = kebabCases.get(name)
  if (known !== undefined) return known
  const kebab = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .replace(/[^A-Za-z0-9]/g, '-')
    .toLowerCase()
  kebabCases.set(name, kebab)
  return kebab
}

const isWithin = (name: string, word: string) => `-${kebabCaseOf(name)}-`.includes(`-${word}-`)

const isExcepted = (exceptions: readonly Exception[] = [], file: string, name: string) =>
  exceptions.some(
    (exception) =>
      (exception.file === undefined || file.startsWith(exception.file)) &&
      (exception.name === undefined || exception.name === name),
  )

/** All of a file: its path, its identifiers, its comments and texts. */
export function findForbidden(
  source: SourceFile,
  words: readonly Word[],
  phrases: readonly Phrase[],
): Hit[] {
  const isCode = !/\.(sql|css)$/.test(source.file)
  return [
    ...findInPath(source.file, words),
    ...(isCode ? findInIdentifiers(source, words) : []),
    ...findPhrases(source, phrases),
  ]
}

/** Forbidden words in the names of files and of their folders. */
export function findInPath(file: string, words: readonly Word[]): Hit[] {
  return words.flatMap(({ word, instead, except }) => {
    const part = file.split('/').find((name) => isWithin(name, word))
    const isHit = part !== undefined && !isExcepted(except, file, part)
    return isHit ? [{ file, line: 0, found: part, instead }] : []
  })
}

/** Forbidden words in identifiers: where each is declared, used, imported or read. */
export function findInIdentifiers(source: SourceFile, words: readonly Word[]): Hit[] {
  const { file, text } = source
  const lowerCase = text.toLowerCase()
  const candidates = words.filter(
    ({ word }) =>
      lowerCase.includes(word.replaceAll('-', '')) || lowerCase.includes(word.replaceAll('-', '_')),
  )
  // Most files have none, and need not be parsed.
  const names = new Set(candidates.length > 0 ? text.match(/[A-Za-z_$][\w$]*/g) : [])
  if (![...names].some((name) => candidates.some(({ word }) => isWithin(name, word)))) return []
  const hits: Hit[] = []
  visitNodes(parseSource(source).program, ({ type, name, start }) => {
    if (!/^(JSX|Private)?Identifier$/.test(type) || typeof name !== 'string') return
    for (const { word, instead, except } of candidates)
      if (isWithin(name, word) && !isExcepted(except, file, name))
        hits.push({ file, line: lineOf(text, start), found: name, instead })
  })
  return hits
}

/**
 * Forbidden phrases in comments and in texts: in messages of errors and titles of tests a reader meets
 * them as well. In SQL and CSS everything counts.
 */
export function findPhrases(source: SourceFile, phrases: readonly Phrase[]): Hit[] {
  const { file, text } = source
  const found = phrases.flatMap(({ phrase, instead, except }) =>
    isExcepted(except, file, phrase)
      ? []
      : placesOf(phrase, text).map((start) => ({ start, found: phrase, instead })),
  )
  if (found.length === 0) return []
  const isProse = proseOf(source)
  return found
    .filter(({ start }) => isProse(start))
    .map(({ start, ...hit }) => ({ file, line: lineOf(text, start), ...hit }))
}

/** Where a phrase starts in a text, also when it goes on in the next line of a comment. */
function placesOf(phrase: string, text: string): number[] {
  const words = phrase.split(' ')
  const lowerCase = text.toLowerCase()
  const places: number[] = []
  const [first = ''] = words
  for (let at = lowerCase.indexOf(first); at >= 0; at = lowerCase.indexOf(first, at + 1))
    if (!isLetter(lowerCase[at - 1]) && endsWithPhrase(lowerCase, at, words)) places.push(at)
  return places
}

function endsWithPhrase(text: string, start: number, words: readonly string[]): boolean {
  let at = start
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      const before = at
      while (' \n\t*/-'.includes(text[at] ?? '?')) at += 1
      if (at === before) return false
    }
    if (!text.startsWith(word, at)) return false
    at += word.length
  }
  return !isLetter(text[at])
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\w$]/.test(sign)

/** Tells whether a place of a file is in a comment or in a text. */
function proseOf(source: SourceFile): (place: number) => boolean {
  if (/\.(sql|css)$/.test(source.file)) return () => true
  const { program, comments } = parseSource(source)
  const spans: { start: number; end: number }[] = [...comments]
  visitNodes(program, ({ type, start, end }) => {
    if (/^(Literal|TemplateElement|JSXText)$/.test(type)) spans.push({ start, end })
  })
  return (place) => spans.some(({ start, end }) => start <= place && place < end)
}
