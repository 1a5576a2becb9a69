/**
 * Writes a migration to the tables that the collections ask for now:
 * `npm run migrate:create -w @trivsel/cms -- <name>`. Nothing is written when nothing differs.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openPayload } from './open-payload.ts'

const [migrationName] = process.argv.slice(2)
if (!migrationName) {
  process.stderr.write('Give the migration a name.\n')
  process.exit(2)
}

const payload = await openPayload()
const folder = payload.db.migrationDir
// Ends the process by itself when there is nothing to write.
await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
keepNewestSnapshot(folder)
process.exit(0)

/** The next migration is worked out from the newest snapshot; nothing reads the others. */
function keepNewestSnapshot(folder: string): void {
  const snapshots = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
  const newest = snapshots.pop()
  for (const old of snapshots) rmSync(old)
  if (newest) writeFileSync(newest, JSON.stringify(JSON.parse(readFileSync(newest, 'utf8'))))
}
