import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from '@inlang/paraglide-js'
import { defaultLocale, locales } from '@trivsel/content-contract/locales'

import { joinMessages } from './join-messages.ts'
import { keepEmailsTogether } from './keep-emails-together.ts'

/*
 * Compiles `messages/<locale>.json` of every part to typed functions in `src/paraglide`. The plugin
 * knows no patterns for folders, so its settings are written here, with the files that there are.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const settings = {
  baseLocale: defaultLocale,
  locales,
  modules: ['../../node_modules/@inlang/plugin-message-format/dist/index.js'],
  'plugin.inlang.messageFormat': {
    pathPattern: globSync(`src/**/messages/${defaultLocale}.json`)
      .sort()
      .map((file) => `./${file.replace(`${defaultLocale}.json`, '{locale}.json')}`),
  },
}
await mkdir('project.inlang', { recursive: true })
await writeFile('project.inlang/settings.json', JSON.stringify(settings, null, 2))
await compile({
  project: './project.inlang',
  outdir: './src/paraglide',
  strategy: ['baseLocale'],
  emitTsDeclarations: false,
  cleanOutdir: false,
})
keepEmailsTogether('src/paraglide/messages')
joinMessages('src/paraglide')
// The compiler keeps handles open for half a minute.
process.exit(0)
