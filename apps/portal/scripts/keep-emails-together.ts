import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepEmailTogether } from '../src/platform/keep-together.ts'

/** A text of a compiled message, with what it is filled with. */
const text = /`(?:[^`\\]|\\.)*`/g

/**
 * No line ends after the hyphen of "e-post" in any compiled message.
 * @param folder where the compiler has written them
 */
export function keepEmailsTogether(folder: string): void {
  for (const name of globSync('*.js', { cwd: folder })) {
    const file = join(folder, name)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(text, keepEmailTogether)
    if (after !== before) writeFileSync(file, after)
  }
}
