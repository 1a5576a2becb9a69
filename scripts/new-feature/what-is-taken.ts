import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../progress.ts'
import type { FeatureName } from './feature-name.ts'
import { rename } from './fill-template.ts'

/**
 * Checks what a new feature would share with another part: its folder, ids and addresses of its
 * pages, its tables, keys of its messages.
 * @param source the folder of the portal's sources
 * @throws {PlainError} something of it is taken
 */
export function requireFree(source: string, template: string, name: FeatureName): void {
  for (const floor of ['features', 'core'])
    if (existsSync(join(source, floor, name.kebab)))
      throw new PlainError(`There is ${floor}/${name.kebab} already.`)
  for (const { files, named } of kinds) {
    const taken = namesIn(source, `{core,features,ui,platform}/**/${files}`, named)
    const wanted = namesIn(template, `**/${files}`, named, (text) => rename(text, name))
    for (const [word] of wanted) {
      const where = taken.get(word)
      if (where !== undefined)
        throw new PlainError(`Another name, please: "${word}" is in ${where} already.`)
    }
  }
}

/** Files, and what is named in them so that nothing else may be called the same. */
const kinds = [
  { files: 'messages/no.json', named: /^ {2}"([a-z]\w*)":/gm },
  { files: 'addresses.ts', named: /^ {2}(\w+):|'(\/[^']+)'/gm },
  { files: 'tables.server.ts', named: /portal\.table\(\s*'(\w+)'/g },
] as const

/** Names and the file that has each, from the folder. */
function namesIn(
  folder: string,
  files: string,
  named: RegExp,
  read: (text: string) => string = (text) => text,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync(files, { cwd: folder }))
    for (const [, ...words] of read(readFileSync(join(folder, file), 'utf8')).matchAll(named))
      for (const word of words) if (word) found.set(word, file)
  return found
}
