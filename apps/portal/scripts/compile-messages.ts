import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileProject } from '@inlang/paraglide-js'
import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { joinMessages } from './join-messages.ts'
import { keepEmailsTogether } from './keep-emails-together.ts'
import { type MessageFile, readMessages } from './read-messages.ts'

/*
 * Compiles `messages/<locale>.json` of every part to typed functions in `src/paraglide`.
 */
const portal = fileURLToPath(new URL('..', import.meta.url))
const folder = join(portal, 'src/paraglide')
const settings = { baseLocale: defaultLocale, locales: [...locales] }

const output = await compileProject({
  project: await readMessages(settings, listFiles()),
  compilerOptions: { strategy: ['baseLocale'], emitTsDeclarations: false },
})
for (const [name, text] of Object.entries(joinMessages(keepEmailsTogether(output))))
  writeWhenChanged(join(folder, name), text)

function listFiles(): MessageFile[] {
  return locales.flatMap((locale) =>
    globSync(`src/**/messages/${locale}.json`, { cwd: portal })
      .sort()
      .map((path) => ({ locale, content: readFileSync(join(portal, path)) })),
  )
}

function writeWhenChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
