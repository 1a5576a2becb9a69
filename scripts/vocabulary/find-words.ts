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

/** `getURLOf_thing` and `get-url-of-thing` are both `get-url-of-thing`. */
export function kebabCaseOf(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
}

const isWithin = (name: string, word: string) => `-${kebabCaseOf(name)}-`.includes(`-${word}-`)

const isExcepted = (exceptions: readonly Exception[] = [], file: string, name: string) =>
  exceptions.some(
    (exception) =>
      (exception.file === undefined || file.startsWith(exception.file)) &&
      (exception.name === undefined || exception.name === name),
  )

/** Forbidden words in identifiers: where each is declared, used, imported or read. */
export function findInIdentifiers(source: SourceFile, words: readonly Word[]): Hit[] {
  const { file, text } = source
  // Most files have none, and need not be parsed.
  const candidates = words.filter(({ word }) => asPartOfName(word).test(text))
  if (candidates.length === 0) return []
  const hits: Hit[] = []
  visitNodes(parseSource(source).program, ({ type, name, start }) => {
    if (!/^(JSX|Private)?Identifier$/.test(type) || typeof name !== 'string') return
    for (const { word, instead, except } of candidates)
      if (isWithin(name, word) && !isExcepted(except, file, name))
        hits.push({ file, line: lineOf(text, start), found: name, instead })
  })
  return hits
}

/** Forbidden words in the names of files and of their folders. */
export function findInPath(file: string, words: readonly Word[]): Hit[] {
  return words.flatMap(({ word, instead, except }) => {
    const part = file.split('/').find((name) => isWithin(name, word))
    const isHit = part !== undefined && !isExcepted(except, file, part)
    return isHit ? [{ file, line: 0, found: part, instead }] : []
  })
}

/**
 * Forbidden phrases in comments and in texts: in messages of errors and titles of tests a reader meets
 * them as well. In SQL and CSS everything counts.
 */
export function findPhrases(source: SourceFile, phrases: readonly Phrase[]): Hit[] {
  const { file, text } = source
  const candidates = phrases.filter(({ phrase }) => asWords(phrase).test(text))
  if (candidates.length === 0) return []
  return proseOf(source).flatMap(({ value, start }) =>
    candidates.flatMap(({ phrase, instead, except }) =>
      isExcepted(except, file, phrase)
        ? []
        : [...value.matchAll(asWords(phrase))].map(({ index }) => ({
            file,
            line: lineOf(text, start + index),
            found: phrase,
            instead,
          })),
    ),
  )
}

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

type Prose = { readonly value: string; readonly start: number }

function proseOf(source: SourceFile): readonly Prose[] {
  const { file, text } = source
  if (/\.(sql|css)$/.test(file)) return [{ value: text, start: 0 }]
  const { program, comments } = parseSource(source)
  const texts: Prose[] = []
  visitNodes(program, ({ type, start, end }) => {
    if (/^(Literal|TemplateElement|JSXText)$/.test(type))
      texts.push({ value: text.slice(start, end), start })
  })
  return [...comments.map(({ start, end }) => ({ value: text.slice(start, end), start })), ...texts]
}

/** Words of a phrase, also over two lines of a comment. */
function asWords(phrase: string): RegExp {
  return new RegExp(`\\b${phrase.split(' ').join('[\\s*/-]+')}\\b`, 'gi')
}

/** A word as a part of a name: `giveUp`, `onGiveUp`, `give_up`, `GIVE_UP`. */
function asPartOfName(word: string): RegExp {
  const parts = word.split('-')
  const pascal = parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('')
  const camel = word.slice(0, 1) + pascal.slice(1)
  const snake = parts.join('_')
  const starts = `(?<![A-Za-z])(?:${camel}|${snake}|${snake.toUpperCase()})`
  return new RegExp(`(?:${starts}|${pascal})(?![a-z])`)
}
