import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../progress.ts'
import type { ScratchCopy } from './scratch-copy.ts'

/** No part has this name. */
const name = 'lost-items'
const sources = 'apps/portal/src'
export const madeFolder = `${sources}/features/${name}`

/** What tools write of the files that there are. */
const made = /\/paraglide\/|\.gen\.[jt]s$|\/migrations\/|\/project\.inlang\//

/** Runs a program of the repository in the folder of the copy. */
export type RunInCopy = (
  program: string,
  given: readonly string[],
  options: { folder: string },
) => Promise<void>

/**
 * Makes a feature in a copy of the repository and checks it as `npm run validate` checks the
 * others: lint, what changed, its tests, and those that go through all features. Its types are
 * checked in the same copy once that has a third language too (`checkThirdLocale`).
 * @param runTests of the copy, with their report at `report`
 * @throws {PlainError} more was changed than one line, or a program failed
 */
export async function checkNewFeature(
  { repository, copy }: { repository: string; copy: ScratchCopy },
  run: RunInCopy,
  runTests: (given: readonly string[], options: { folder: string }) => Promise<void>,
): Promise<void> {
  const options = { folder: copy.root }
  // Lint is the first thing that it does with what it has made.
  await run('node', ['scripts/new-feature.ts', name], options)
  requireOneLine(repository, copy)
  await runTests([madeFolder, ...throughAllFeatures], options)
  // Of long tests that go through all endpoints: those of the new ones.
  await runTests([...throughAllEndpoints, '--testNamePattern', name], options)
}

const throughAllFeatures = [
  'scripts/structure.test.ts',
  'scripts/feature-floors.test.ts',
  'scripts/literal-spreads.test.ts',
  'scripts/vocabulary',
  'scripts/message-keys.test.ts',
  `${sources}/migrations.test.ts`,
  `${sources}/testing/api-document.test.ts`,
  `${sources}/testing/audit-names.test.ts`,
  `${sources}/testing/demo`,
  `${sources}/testing/offers.test.ts`,
  `${sources}/testing/operators-documents.test.ts`,
  `${sources}/testing/pages.test.ts`,
  `${sources}/testing/wording.test.ts`,
  `${sources}/ui/theme/design-tokens.test.ts`,
  `${sources}/testing/privacy/personal-data`,
]

const throughAllEndpoints = ['audited', 'fuzz', 'leaks', 'role-matrix'].map(
  (test) => `${sources}/testing/${test}.integration.test.ts`,
)

function requireOneLine(repository: string, { root, changed }: ScratchCopy): void {
  const list = `${sources}/features.server.ts`
  const outside = changed().filter((file) => !file.startsWith(`${madeFolder}/`) && !made.test(file))
  const lines = (folder: string) => readFileSync(join(folder, list), 'utf8').split('\n')
  const [before, after] = [lines(repository), lines(root)]
  const added = after.filter((line) => !before.includes(line))
  if (outside.join() !== list || added.length !== 1 || after.length !== before.length + 1)
    throw new PlainError(
      'A new feature must change one line outside its folder.',
      [...outside, ...added].join('\n'),
    )
}
