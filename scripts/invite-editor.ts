/**
 * `npm run editors:invite -- <e-mail> [--english] [--reset-factor]`: the content system's first
 * administrator, above all. docs/runbook.md says when.
 */
import { createLocalContext } from './local-context.ts'
import { reportFailure } from './progress.ts'
import { runWithDatabase } from './run-with-database.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  const script = 'apps/cms/scripts/invite-editor.ts'
  exitCode = await runWithDatabase(context, script, process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)
