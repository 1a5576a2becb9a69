/**
 * `npm run content:rebuild`: makes the rows of what is published again, in the database of this clone
 * or in that of DATABASE_URL. The site may be running (docs/runbook.md).
 */
import { createLocalContext } from './local-context.ts'
import { reportFailure } from './progress.ts'
import { runWithDatabase } from './run-with-database.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  exitCode = await runWithDatabase(context, 'apps/cms/scripts/rebuild-published.ts', [])
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)
