import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from '@inlang/paraglide-js'

/** Compiles `src/messages/*.json` to typed functions in `src/paraglide`. */
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
JSON.parse(await readFile('project.inlang/settings.json', 'utf8'))
await compile({
  project: './project.inlang',
  outdir: './src/paraglide',
  strategy: ['baseLocale'],
  emitTsDeclarations: false,
  cleanOutdir: false,
})
// The compiler keeps handles open for half a minute.
process.exit(0)
