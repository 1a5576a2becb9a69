import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { RunInCopy } from '../new-feature/check-new-feature.ts'
import type { ScratchCopy } from '../new-feature/scratch-copy.ts'
import { addThirdLocale } from './add-locale.ts'

/**
 * Adds a made-up language to a copy of the repository, and looks at what is shown in it: all pages,
 * mails and a PDF have its texts alone. What lacks a text in the language is an error of types.
 * @throws {PlainError} a program failed
 */
export async function checkThirdLocale(
  { repository, copy: { root } }: { repository: string; copy: ScratchCopy },
  run: RunInCopy,
  runTests: (given: readonly string[], options: { folder: string }) => Promise<void>,
): Promise<void> {
  const options = { folder: root }
  useOwnContract(repository, root)
  addThirdLocale(root)
  await run('node', ['apps/portal/scripts/compile-messages.ts'], options)
  await run('node', ['apps/portal/scripts/generate-pages.ts'], options)
  await run('tsc', ['-p', 'apps/portal'], options)
  await runTests(['apps/portal/src/testing/third-locale'], options)
}

/** The packages of the copy are those of the repository, which would bring its list of languages. */
function useOwnContract(repository: string, root: string): void {
  const packages = 'apps/portal/node_modules'
  rmSync(join(root, packages))
  mkdirSync(join(root, packages, '@trivsel'), { recursive: true })
  for (const name of readdirSync(join(repository, packages)))
    symlinkSync(join(repository, packages, name), join(root, packages, name))
  symlinkSync(
    join(root, 'packages/content-contract'),
    join(root, packages, '@trivsel/content-contract'),
  )
}
