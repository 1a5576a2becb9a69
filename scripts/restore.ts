/**
 * `npm run restore -- --from <backup> --key <file>`: puts a backup in the place of the site's database
 * and files. The site must be stopped (docs/backup.md).
 */
import { readRestoreOptions } from './backup/options.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { createLocalContext } from './local-context.ts'
import { reportFailure } from './progress.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  const options = readRestoreOptions({
    arguments: process.argv.slice(2),
    environment: context.user,
    folder: context.user.INIT_CWD ?? process.cwd(),
  })
  await restoreBackup(context, options)
  exitCode = 0
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)
