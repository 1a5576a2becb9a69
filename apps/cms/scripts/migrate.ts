/** Brings the content system's tables up to date: `node apps/cms/scripts/migrate.ts`. */
import { migrateTables } from '../src/set-up/migrate-tables.ts'
import { openPayload } from './open-payload.ts'

const payload = await openPayload()
payload.logger.level = 'error'
await migrateTables(payload)
// Payload keeps a database connection checked out, so the process would not end by itself.
process.exit(0)
