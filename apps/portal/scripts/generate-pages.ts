import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import type { Page, Pages } from '../src/platform/routing/page.ts'
import type { Service } from '../src/platform/services/services.ts'

/*
 * Puts the pages of all parts into one table, which the browser, Vite's server and plain Node read
 * alike (docs/adr/0026-extension-points-of-features.md). Vite's configuration does it when it is
 * loaded, as the router's tree is made; a test fails when the table is not that of the parts.
 */

const source = fileURLToPath(new URL('../src', import.meta.url))
const file = `${source}/platform/routing/pages.gen.ts`

/** @throws two parts have a page of the same id */
export async function pagesText(): Promise<string> {
  const table = new Map<string, Page>()
  for (const part of globSync('{core,features}/*/addresses.ts', { cwd: source }).sort()) {
    const { pages }: { pages: Pages } = await import(pathToFileURL(`${source}/${part}`).href)
    const own = await serviceBeside(part)
    for (const [id, page] of Object.entries(pages)) {
      if (table.has(id)) throw new Error(`${part} has a page "${id}", as another part has`)
      table.set(id, own && !page.services ? { ...page, services: [own] } : page)
    }
  }
  const lines = [...table].sort(takesAllLast).map(([id, page]) => `  ${id}: ${textOf(page)},\n`)
  return `// Made from the addresses.ts of every part by scripts/generate-pages.ts.\nexport const routeTable = {\n${lines.join('')}} as const\n`
}

/** The service that a part names in its `service.ts`. */
async function serviceBeside(part: string): Promise<Service | undefined> {
  const file = `${source}/${dirname(part)}/service.ts`
  if (!existsSync(file)) return undefined
  const { service }: { service: Service } = await import(pathToFileURL(file).href)
  return service
}

/** A page whose pattern matches every address comes after all others. */
function takesAllLast([, one]: [string, Page], [, other]: [string, Page]): number {
  return Number(one.no.includes('$...')) - Number(other.no.includes('$...'))
}

function textOf(page: Page): string {
  return inspect(page, { breakLength: Number.POSITIVE_INFINITY, maxArrayLength: null, depth: null })
}

/** Writes the table when it is another one than before. */
export async function generatePages(): Promise<void> {
  const text = await pagesText()
  const present = await readFile(file, 'utf8').catch(() => '')
  if (present !== text) await writeFile(file, text)
}

if (import.meta.main) await generatePages()
