import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FeatureName } from './feature-name.ts'
import { inFreePlace, listFeature, ordersIn, rename } from './fill-template.ts'
import { requireFree } from './what-is-taken.ts'

const template = join(import.meta.dirname, 'template')

/**
 * Writes the folder of a feature and its line in the list.
 * @param source the folder of the portal's sources
 * @returns the new folder
 * @throws {PlainError} something of that name is there already; nothing was written
 */
export function makeFeature(source: string, name: FeatureName): string {
  requireFree(source, template, name)
  const folder = join(source, 'features', name.kebab)
  for (const file of globSync('**/*', { cwd: template })) {
    if (!statSync(join(template, file)).isFile()) continue
    const path = join(folder, rename(file, name))
    const others = globSync(`features/*/${file}`, { cwd: source }).map((other) =>
      readFileSync(join(source, other), 'utf8'),
    )
    const text = rename(readFileSync(join(template, file), 'utf8'), name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, inFreePlace(text, ordersIn(others)))
  }
  const list = join(source, 'features.server.ts')
  writeFileSync(list, listFeature(readFileSync(list, 'utf8'), name))
  return folder
}
