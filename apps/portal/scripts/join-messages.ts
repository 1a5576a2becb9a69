const imports = [
  "import { getLocale, experimentalStaticLocale } from './runtime.js'",
  "import * as registry from './registry.js'",
]
const importLine = /^import .* from '\.\.\/(runtime|registry)\.js';?$/gm
/** Types and examples, for editors and the compiler of types: two thirds of the text. */
const documentation = /^\/\*[\s\S]*?\*\/\n*|\/\*\* @type \{.*?\} \*\/ /gm

/**
 * Every text is within a template, where an escape means the same. One letter beyond ASCII would make
 * V8 hold the whole module with two bytes for each: 6 MB more in every thread that loads it.
 */
const beyondAscii = /[\u0080-\uffff]/g
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Adds all texts as one module, for Node. A module for each text is what the bundler needs to give
 * every page its own; to find and load thousands of them took Node half of the time of a start.
 * @param output texts of modules by their path
 */
export function joinMessages(output: Record<string, string>): Record<string, string> {
  const index = output['messages/_index.js'] ?? ''
  const names = index.matchAll(/^export \* from '\.\/(.+\.js)'/gm)
  const texts = [...names].map(([, name]) =>
    (output[`messages/${name}`] ?? '')
      .replaceAll(importLine, '')
      .replaceAll(documentation, '')
      .trim(),
  )
  return {
    ...output,
    'all-messages.js': `${[...imports, ...texts].join('\n').replaceAll(beyondAscii, escaped)}\n`,
    'joined-messages.js':
      "export * from './all-messages.js'\nexport * as m from './all-messages.js'\n",
  }
}
