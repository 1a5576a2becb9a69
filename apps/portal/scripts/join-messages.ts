import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const imports = [
  "import { getLocale, experimentalStaticLocale } from './runtime.js'",
  "import * as registry from './registry.js'",
]
const importLine = /^import .* from '\.\.\/(runtime|registry)\.js';?$/gm
/** Types and examples, for editors and the compiler of types: two thirds of the text. */
const documentation = /^\/\*[\s\S]*?\*\/\n*|\/\*\* @type \{.*?\} \*\/ /gm

/**
 * Writes all texts as one module, for Node. A module for each text is what the bundler needs to give
 * every page its own; to find and load thousands of them took Node half of the time of a start.
 * @param folder where the compiler has written them
 */
export function joinMessages(folder: string): void {
  const names = readFileSync(join(folder, 'messages/_index.js'), 'utf8').matchAll(
    /^export \* from '\.\/(.+\.js)'/gm,
  )
  const texts = [...names].map(([, name]) =>
    readFileSync(join(folder, 'messages', name ?? ''), 'utf8')
      .replaceAll(importLine, '')
      .replaceAll(documentation, '')
      .trim(),
  )
  writeFileSync(join(folder, 'all-messages.js'), `${[...imports, ...texts].join('\n')}\n`)
  writeFileSync(
    join(folder, 'joined-messages.js'),
    "export * from './all-messages.js'\nexport * as m from './all-messages.js'\n",
  )
}
