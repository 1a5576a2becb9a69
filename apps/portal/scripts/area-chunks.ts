import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { areas } from '../src/platform/routing/page-area.ts'

type Modules = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const treeOf = (area: string) =>
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

function findChunks(modules: Modules): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>()
  for (const area of areas) {
    const found = new Set([treeOf(area)])
    for (const id of found) {
      // Each text comes with the page that shows it; a list of all of them names it, too.
      if (id.includes('/paraglide/')) continue
      chunks.set(id, chunks.has(id) ? 'shared' : `routes-${area}`)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
    }
  }
  return chunks
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
