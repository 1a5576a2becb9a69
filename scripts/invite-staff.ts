/**
 * `npm run staff:invite -- <e-mail> [--role <role>]… [--english] [--reset-factor]`: invites somebody to
 * the staff, the first administrator above all. docs/staff-access.md says when.
 */
import { createLocalContext } from './local-context.ts'
import { reportFailure } from './progress.ts'
import { runWithDatabase } from './run-with-database.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  const script = 'apps/portal/scripts/invite-staff.ts'
  exitCode = await runWithDatabase(context, script, process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)
