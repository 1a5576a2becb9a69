import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { areas } from '../src/platform/routing/page-area.ts'

type Modules = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

export const treeOf = (area: string) =>
  fileURLToPath(new URL(`../src/route-trees/${area}.gen.js`, import.meta.url))

let known: ReadonlyMap<string, string> | undefined

/**
 * The chunk of a module that the routes of an area need at once: a few files instead of dozens.
 * @returns null: they do not need it
 */
export function areaChunk(id: string, modules: Modules): string | null {
  known ??= findChunks(modules)
  return known.get(id) ?? null
}

/** @returns the chunks by module; what is in none of them goes where the bundler puts it */
export function findChunks(modules: Modules): ReadonlyMap<string, string> {
  const atOnce = areas.map((area) => reach(area, modules, { later: false }))
  const atAnyTime = areas.map((area) => reach(area, modules, { later: true }))
  const chunks = new Map<string, string>()
  for (const [index, area] of areas.entries())
    for (const id of atOnce[index] ?? []) {
      const others = (sets: typeof atOnce) => sets.some((set, at) => at !== index && set.has(id))
      if (others(atOnce)) chunks.set(id, 'shared')
      // What pages of another area load later on would bring the routes of this one with it.
      else if (!others(atAnyTime)) chunks.set(id, `routes-${area}`)
    }
  return chunks
}

/** @param options.later whether what is loaded when it is needed counts */
function reach(area: string, modules: Modules, { later }: { later: boolean }): ReadonlySet<string> {
  const found = new Set([treeOf(area)])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    // Each text comes with the page that shows it; a list of all of them names it, too.
    for (const imported of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
      if (!imported.includes('/paraglide/')) found.add(imported)
  }
  return found
}

/** Writes into `dist/areas.json` which scripts the pages of each area load first. */
export const nameAreaScripts: Plugin = {
  name: 'name-area-scripts',
  applyToEnvironment: ({ name }) => name === 'client',

  async writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const first = areas.map((area) => {
      const tree = chunks.find(({ moduleIds }) => moduleIds.includes(treeOf(area)))
      const files = tree ? [tree.fileName, ...tree.imports] : []
      return [area, files.map((file) => `/${file}`)]
    })
    const list = JSON.stringify(Object.fromEntries(first))
    await writeFile(new URL('../dist/areas.json', import.meta.url), list)
  },
}
