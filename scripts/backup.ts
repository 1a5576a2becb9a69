/**
 * `npm run backup -- --to <folder>`: database and files of the site, encrypted. `--new-key` makes the
 * key, `--check <backup> --key <file>` tries a restore. The site may be running (docs/backup.md).
 */
import { checkBackup } from './backup/check-backup.ts'
import { generateKeyPair } from './backup/encryption.ts'
import { findFileFolders } from './backup/folders.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readBackupOptions } from './backup/options.ts'
import { toolsFolder } from './backup/tools-folder.ts'
import { createLocalContext } from './local-context.ts'
import { reportFailure, say } from './progress.ts'
import { findPostgres } from './run-with-database.ts'
import { loadSecrets } from './secrets.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  const options = readBackupOptions({
    arguments: process.argv.slice(2),
    environment: context.user,
    folder: context.user.INIT_CWD ?? process.cwd(),
  })
  if (options.action === 'new-key') await printNewKey()
  else {
    const { paths, settings, stop } = context
    const databaseUrl =
      settings.databaseUrl ??
      (await findPostgres(context, loadSecrets(paths.secrets, context.user)))
    const site = {
      root: paths.root,
      tools: toolsFolder,
      databaseUrl,
      stop,
      environment: context.user,
    }
    if (options.action === 'check') await checkBackup(site, options)
    else await makeBackup({ ...site, folders: findFileFolders(paths, context.user) }, options)
  }
  exitCode = 0
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)

async function printNewKey(): Promise<void> {
  const { identity, recipient } = await generateKeyPair()
  say(`# The public half. It is no secret: set it where backups are made.
BACKUP_RECIPIENT=${recipient}

# The secret half. Keep it in two places that are not this machine and not beside the backups, such as
# a password manager and a printout in a safe. It is not stored here. Who has it and a backup can read
# everything; without it no backup can be read. As a file it is what --key takes:
# public key: ${recipient}
${identity}`)
}
