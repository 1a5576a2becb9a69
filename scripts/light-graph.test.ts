import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLoadedImports, resolve } from './import-reader.ts'
import { repositoryRoot } from './paths.ts'
import { portalAliases } from './structure.ts'

/* What light pages load and name, as the sources have it (docs/adr/0089-light-pages.md). */

const sources = join(repositoryRoot, 'apps/portal/src')
const read = (file: string) => readFileSync(join(sources, file), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: sources }).sort()

const entry = 'light.ts'
const behaviours = filesOf('**/*.behaviour.ts')
const nameOf = (file: string) => file.replace(/^.*\/|\.behaviour\.ts$/g, '')

/** The behaviours that the entry finds. */
function foundByEntry(): string[] {
  const pattern = /import\.meta\.glob(?:<\w+>)?\('\.\/([^']+)'/.exec(read(entry))?.[1]
  if (!pattern) throw new Error(`${entry} looks for no behaviours`)
  return filesOf(pattern)
}

const aliases = portalAliases()

/** @returns the path from the portal's sources; undefined: an installed package */
function locate(file: string, name: string): string | undefined {
  const [, owner, ...path] = name.split('/')
  if (name.startsWith('@trivsel/')) return `../../../packages/${owner}/src/${path.join('/')}.ts`
  return name.startsWith('.') ? join(file, '..', name) : resolve(file, name, aliases)
}

/**
 * What the entry and the behaviours load.
 * @param withLater whether what they load later on counts
 */
function readGraph({ withLater }: { withLater: boolean }) {
  const files = new Set([entry, ...foundByEntry()])
  const packages = new Set<string>()
  // What is added meanwhile has its turn, too.
  for (const file of files) {
    if (!isOurCode(file)) continue
    const { atOnce, later } = readLoadedImports(file, read(file))
    for (const name of withLater ? [...atOnce, ...later] : atOnce) {
      const imported = locate(file, name)
      if (imported === undefined) packages.add(name)
      else files.add(imported)
    }
  }
  return { files: [...files], packages: [...packages] }
}

const isMade = (file: string) => /^paraglide\/|\.gen\.ts$/.test(file)
const isOurCode = (file: string) => /\.tsx?$/.test(file) && !isMade(file)

describe('what light pages load', () => {
  it('is code of our own, and one package', () => {
    const { files, packages } = readGraph({ withLater: false })
    expect(files.length).toBeGreaterThan(behaviours.length)
    expect(packages).toEqual(['morphdom'])
  })

  it('has no React, router, schemas, texts or table of pages in it, not even later on', () => {
    const { files, packages } = readGraph({ withLater: true })
    const heavy = /^(?:react|react-dom|react-hook-form|zod|@tanstack|@digdir)(?:\/|$)/
    expect(packages.filter((name) => heavy.test(name))).toEqual([])
    expect(files.filter((file) => isMade(file) || file.endsWith('.tsx'))).toEqual([])
  })
})

describe('behaviours', () => {
  it('are all found by the entry, each by a name of its own', () => {
    expect(foundByEntry()).toEqual(behaviours)
    const names = behaviours.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
  })

  it('export what attaches them', () => {
    const without = behaviours.filter(
      (file) => !/^export const attach: Behaviour = /m.test(read(file)),
    )
    expect(without).toEqual([])
  })

  it('are named by elements, and elements name no others', () => {
    const named = filesOf('**/*.tsx').flatMap(readNames)
    expect([...new Set(named)].sort()).toEqual(behaviours.map(nameOf).sort())
  })
})

/** The behaviours that the elements of a file name. */
function readNames(file: string): string[] {
  const lines = read(file)
    .split('\n')
    .filter((line) => /data-behaviour['"]?[=:]/.test(line))
  return lines.flatMap((line) => {
    const names = /data-behaviour['"]?[=:][^'"]*['"](?<names>[\w -]+)['"]/.exec(line)?.groups?.names
    if (!names) throw new Error(`the behaviour cannot be read in ${file}: ${line.trim()}`)
    return names.split(' ')
  })
}
