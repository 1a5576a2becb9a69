import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type PlacesKind, stamp } from '../src/core/places/places-kind.ts'

/*
 * Makes the functions of the places engine for every kind that has a places.ts
 * (docs/adr/0034-capacity-and-waiting-list-engine.md). They are committed; a test fails when they
 * differ from what the template gives.
 */

const source = fileURLToPath(new URL('../src', import.meta.url))
const template = join(source, 'core/places/template')

/** The functions of all kinds, by file. */
export async function placesFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const part of globSync('{core,features}/*/places.ts', { cwd: source }).sort()) {
    const { placesKind }: { placesKind: PlacesKind } = await import(
      pathToFileURL(join(source, part)).href
    )
    for (const name of globSync('*.sql', { cwd: template, exclude: ['triggers.sql'] })) {
      const text = await readFile(join(template, name), 'utf8')
      const head = '-- Made from core/places/template by scripts/generate-places.ts.\n'
      const file = join(source, dirname(part), 'sql', stamp(name, placesKind))
      files.set(file, head + stamp(text, placesKind))
    }
  }
  return files
}

if (import.meta.main)
  for (const [file, text] of await placesFiles()) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
