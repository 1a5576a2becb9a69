import type { RunInCopy } from '../new-feature/check-new-feature.ts'
import type { ScratchCopy } from '../new-feature/scratch-copy.ts'
import { addThirdLocale } from './add-locale.ts'

/**
 * Adds a made-up language to a copy of the repository, and looks at what is shown in it: all pages,
 * mails and a PDF have its texts alone. What lacks a text in the language is an error of types.
 * @throws {PlainError} a program failed
 */
export async function checkThirdLocale(
  { root }: ScratchCopy,
  run: RunInCopy,
  runTests: (given: readonly string[], options: { folder: string }) => Promise<void>,
): Promise<void> {
  const options = { folder: root }
  addThirdLocale(root)
  await run('node', ['apps/portal/scripts/compile-messages.ts'], options)
  await run('node', ['apps/portal/scripts/generate-pages.ts'], options)
  await run('tsc', ['-p', 'apps/portal'], options)
  await runTests(['apps/portal/src/testing/third-locale'], options)
}
