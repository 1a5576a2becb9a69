import type { RunInCopy } from '../new-feature/check-new-feature.ts'
import type { ScratchCopy } from '../new-feature/scratch-copy.ts'
import { addThirdLocale } from './add-locale.ts'

/**
 * Adds an example language to a copy of the repository, and checks what is shown in it: all pages,
 * mails and a PDF have its texts alone. A text that is missing in the language is a type error.
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
  await run('tsc', ['-p', 'apps/portal', '--checkers', '1'], options)
  await runTests(['apps/portal/src/testing/third-locale'], options)
}
