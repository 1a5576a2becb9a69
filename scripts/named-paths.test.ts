import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { foldersWithOwnStyles, isSharedStyle } from '../apps/portal/scripts/shared-styles.ts'
import {
  findMissing,
  fromRoot,
  linksIn,
  quotedPathsIn,
  readJson,
  repositoryPaths,
  textsAt,
} from './named-paths.ts'
import { repositoryRoot } from './paths.ts'

const files = repositoryPaths(repositoryRoot)
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const named = (suffix: string) => files.filter((file) => `/${file}`.endsWith(suffix))

describe('every path exists that is named in', () => {
  const configurations = [
    { file: 'biome.json', keys: ['includes'] },
    { file: 'stryker.config.json', keys: ['configFile', 'ignorePatterns'] },
    ...named('/tsconfig.json').map((file) => ({
      file,
      keys: ['extends', 'include', 'exclude', 'paths'],
    })),
    ...named('/package.json').map((file) => ({ file, keys: ['imports', 'exports'] })),
  ]

  it.each(configurations)('$file', ({ file, keys }) => {
    const texts = textsAt(readJson(join(repositoryRoot, file)), keys)
    const paths = texts.filter((path) => path !== '**' && !isWrittenByNext(path))
    expect(
      findMissing(
        paths.map((path) => fromRoot(file, path)),
        files,
      ),
    ).toEqual([])
  })

  it('knip.json', () => {
    const { workspaces } = readJson(join(repositoryRoot, 'knip.json')) as { workspaces: object }
    const paths = Object.entries(workspaces).flatMap(([folder, settings]) =>
      textsAt(settings, ['entry', 'project', 'ignore']).map((path) =>
        fromRoot(`${folder}/knip.json`, path),
      ),
    )
    expect(paths.length).toBeGreaterThan(20)
    expect(findMissing(paths, files)).toEqual([])
  })

  it.each(named('/package.json'))('the scripts of %s', (file) => {
    const words = textsAt(readJson(join(repositoryRoot, file)), ['scripts'])
      .join(' ')
      .split(' ')
    const paths = words.filter((word) => /\.m?[jt]s$/.test(word))
    expect(
      findMissing(
        paths.map((path) => fromRoot(file, path)),
        files,
      ),
    ).toEqual([])
  })

  it.each([
    'vitest.config.ts',
    'e2e/playwright.config.ts',
    'apps/portal/vite.config.ts',
    'apps/portal/drizzle.config.ts',
    'scripts/build.ts',
  ])('%s', (file) => {
    const paths = quotedPathsIn(read(file))
      // What Playwright fills in itself.
      .filter((path) => !path.startsWith('{testDir}'))
      .map((path) => (path.startsWith('.') ? fromRoot(file, path) : { file, path }))
    expect(paths).not.toEqual([])
    expect(findMissing(paths, files)).toEqual([])
  })

  it('.gitattributes', () => {
    const paths = read('.gitattributes')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => fromRoot('.gitattributes', line.split(' ')[0] ?? ''))
    expect(findMissing(paths, files)).toEqual([])
  })

  it('links of Markdown', () => {
    const ours = named('.md').filter((file) => !file.startsWith('scripts/new-feature/template/'))
    const links = ours.flatMap((file) => linksIn(file, read(file)))
    expect(links.length).toBeGreaterThan(150)
    expect(findMissing(links, files)).toEqual([])
  })

  it('comments that lead to docs', () => {
    const mentions = files
      .filter((file) => /\.(tsx?|mjs|sql|css)$/.test(file) && !file.endsWith('named-paths.test.ts'))
      .flatMap((file) =>
        [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => ({ file, path })),
      )
    expect(mentions.length).toBeGreaterThan(20)
    expect(findMissing(mentions, files)).toEqual([])
  })
})

const isWrittenByNext = (path: string) => /^\.next\/|^next-env\.d\.ts$/.test(path)

describe('a missing path is found', () => {
  it.each(['apps/gone', 'apps/*/gone.ts', '{apps,packages}/*/gone/**'])('%s', (path) => {
    expect(findMissing([{ file: 'a.json', path }], ['apps/portal/a.ts'])).toHaveLength(1)
  })

  it('in a link', () => {
    const links = linksIn(
      'docs/a.md',
      'See [b](b.md#part), [c](../c.md) and [d](https://d.example).',
    )
    expect(findMissing(links, ['docs/b.md'])).toEqual([{ file: 'docs/a.md', path: 'c.md' }])
  })
})

test('the index lists every decision record with its title', () => {
  const index = read('docs/adr/README.md')
  const records = files.filter((file) => /^docs\/adr\/(?!0000)\d{4}-/.test(file))
  const lines = records.map((file) => {
    const [, number, title] = /^# (\d{4}): (.*)/.exec(read(file)) ?? []
    return `- [${number}](${file.slice('docs/adr/'.length)}) ${title}`
  })
  expect(lines.filter((line) => !index.includes(line))).toEqual([])
})

describe('the shared style sheet', () => {
  it.each(foldersWithOwnStyles)('leaves out %s, which has styles', (folder) => {
    const styles = files.filter(
      (file) => file.startsWith(`apps/portal/${folder}`) && file.endsWith('.css'),
    )
    expect(styles).not.toEqual([])
    expect(styles.filter((file) => isSharedStyle(`/${file}`))).toEqual([])
  })

  it('has the styles of the other shared parts, and none of a feature', () => {
    expect(isSharedStyle('/apps/portal/src/ui/notice/Notice.module.css')).toBe(true)
    expect(isSharedStyle('/apps/portal/src/core/payments/card-form/CardForm.module.css')).toBe(true)
    expect(isSharedStyle('/apps/portal/src/features/courts/Courts.module.css')).toBe(false)
  })
})
