/**
 * Brings the content system's tables up to date: `node apps/cms/scripts/migrate.ts`. With `--wait` it
 * changes nothing and ends once they are: what runs before a server that must not start without.
 */
import { migrateTables } from '../src/set-up/migrate-tables.ts'
import { waitForTables } from '../src/set-up/wait-for-tables.ts'
import { openPayload } from './open-payload.ts'

const payload = await openPayload()
payload.logger.level = 'error'
if (process.argv.includes('--wait')) await waitForTables(payload)
else await migrateTables(payload)
// Payload keeps a database connection checked out, so the process would not end by itself.
process.exit(0)
