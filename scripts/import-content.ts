/**
 * `npm run content:import -- <folder>`: brings content into the site of this clone, or into that of
 * DATABASE_URL and MEDIA_DIR. The site may be running. docs/import.md describes the folder.
 */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createLocalContext } from './local-context.ts'
import { PlainError, reportFailure } from './progress.ts'
import { runWithDatabase } from './run-with-database.ts'
import { Stopped } from './stop-signal.ts'

const context = createLocalContext('production')
let exitCode = 1
try {
  const folder = findFolder(process.argv[2])
  exitCode = await runWithDatabase(context, 'apps/cms/scripts/import-content.ts', [folder])
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)

/** npm runs scripts in the root of the clone and says where it was called. */
function findFolder(name: string | undefined): string {
  if (!name)
    throw new PlainError('Name the folder with the content: npm run content:import -- <folder>')
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new PlainError(`${folder} is not a folder.`)
}
