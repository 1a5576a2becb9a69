import { parseConfiguration } from '#platform/config.server.ts'
import { migrateDatabase } from '#platform/migrate-database.server.ts'

await migrateDatabase(parseConfiguration(process.env).DATABASE_URL)
process.stdout.write('The portal schema is up to date.\n')
