import { describe, expect, it, test } from 'vitest'
import { readSourceFiles } from '../source-files.ts'
import { findForbidden, findInIdentifiers, findInPath, findPhrases } from './find-words.ts'
import { areaOf, pending } from './pending.ts'
import { forbiddenPhrases, forbiddenWords, type Phrase, type Word } from './words.ts'

/** The list itself names what it forbids. */
const isList = (file: string) => file.startsWith('scripts/vocabulary/')

describe('the words of the code', () => {
  const sources = readSourceFiles(['ts', 'tsx', 'mts', 'mjs', 'sql', 'css'])
  const hits = sources
    .filter(({ file }) => !isList(file))
    .flatMap((source) => findForbidden(source, forbiddenWords, forbiddenPhrases))

  it('are standard terms, and the areas that still have others get fewer', () => {
    expect(sources.length).toBeGreaterThan(3000)
    const tooMany = [...Map.groupBy(hits, ({ file }) => areaOf(file))].flatMap(([area, found]) =>
      found.length > (pending[area] ?? 0)
        ? [
            `${area}: ${found.length} hits, ${pending[area] ?? 0} allowed`,
            ...found.map(
              (hit) => `  ${hit.file}:${hit.line} "${hit.found}", instead: ${hit.instead}`,
            ),
          ]
        : [],
    )
    expect(tooMany.join('\n')).toBe('')
  })

  it('are exempt only where the word is used, and for a reason', () => {
    const all: readonly (Word | Phrase)[] = [...forbiddenWords, ...forbiddenPhrases]
    for (const { except = [], ...entry } of all)
      for (const exception of except) {
        expect(exception.because.length, JSON.stringify(exception)).toBeGreaterThan(10)
        const [words, phrases] = 'word' in entry ? [[entry], []] : [[], [entry]]
        const used = sources.flatMap((source) => findForbidden(source, words, phrases))
        const isUsed = used.some(
          ({ file, found }) =>
            file.startsWith(exception.file ?? '') &&
            (exception.name === undefined || exception.name === found),
        )
        expect(isUsed, `${JSON.stringify(exception)} is not needed`).toBe(true)
      }
  })
})

const words: readonly Word[] = [
  { word: 'give-up', instead: 'cancel' },
  {
    word: 'kept',
    instead: 'cached',
    except: [{ name: 'keptFiles', because: 'a name of the specification' }],
  },
]
const phrases: readonly Phrase[] = [{ phrase: 'what there is', instead: 'the list' }]
const foundIn = (text: string) =>
  findInIdentifiers({ file: 'some.tsx', text }, words).map(({ line, found }) => [line, found])

describe('a word in an identifier', () => {
  it.each([
    ['const giveUp = 1', 'giveUp'],
    ['const onGiveUpLater = 1', 'onGiveUpLater'],
    ['const GIVE_UP = 1', 'GIVE_UP'],
    ['const give_up = 1', 'give_up'],
    ['type Kept = string', 'Kept'],
    ['const a = { isKept: true }', 'isKept'],
    ['class A { #kept = 1 }', 'kept'],
    ['const a = <Kept />', 'Kept'],
    ['const a = <Page keptDraft={1} />', 'keptDraft'],
    ["import { kept } from './a.ts'", 'kept'],
  ])('is found in %s', (text, name) => {
    expect(foundIn(text)).toContainEqual([1, name])
  })

  it.each([
    'const giveUpper = 1',
    'const forgiveUp = 1',
    'const unkept = 1',
    'const keptic = 1',
    'const keptFiles = 1',
    "const text = 'kept'",
    '// kept',
  ])('is not found in %s', (text) => {
    expect(foundIn(text)).toEqual([])
  })

  it('is found with its line', () => {
    expect(foundIn('\n\nconst kept = 1\n')).toEqual([[3, 'kept']])
  })
})

test('a word in the name of a file or a folder is found', () => {
  const paths = ['a/give-up.ts', 'a/KeptList.tsx', 'kept/a.ts', 'a/forgive-up.ts', 'a/b.kept.ts']
  expect(paths.filter((path) => findInPath(path, words).length > 0)).toEqual([
    'a/give-up.ts',
    'a/KeptList.tsx',
    'kept/a.ts',
    'a/b.kept.ts',
  ])
})

describe('a phrase', () => {
  const linesIn = (text: string, file = 'some.tsx') =>
    findPhrases({ file, text }, phrases).map(({ line }) => line)

  it.each([
    ['a comment', '// What there is.', 1],
    ['a comment of two lines', '/**\n * The list of what\n * there is.\n */', 2],
    ['a title of a test', "it('shows what there is')", 1],
    ['a template', '`all of what there is: $' + '{a}`', 1],
    ['a page', 'const a = <p>See what there is</p>', 1],
  ])('is found in %s', (_, text, line) => {
    expect(linesIn(text)).toEqual([line])
  })

  it('is found in SQL and in style sheets', () => {
    expect(linesIn('-- what there is', 'some.sql')).toEqual([1])
    expect(linesIn('a {}\n/* what there is */', 'some.css')).toEqual([2])
  })

  it('is no part of other words', () => {
    expect(linesIn('// somewhat there is, what there isolates')).toEqual([])
  })
})
