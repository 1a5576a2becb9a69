const imports = [
  "import { getLocale, experimentalStaticLocale } from './runtime.js'",
  "import * as registry from './registry.js'",
]
const importLine = /^import .* from '\.\.\/(runtime|registry)\.js';?$/gm
/** Types and examples, for editors and the compiler of types: two thirds of the text. */
const documentation = /^\/\*[\s\S]*?\*\/\n*|\/\*\* @type \{.*?\} \*\/ /gm

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
    'all-messages.js': `${[...imports, ...texts].join('\n')}\n`,
    'joined-messages.js':
      "export * from './all-messages.js'\nexport * as m from './all-messages.js'\n",
  }
}
