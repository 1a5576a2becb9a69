import { parseConfiguration } from '#platform/config.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { connectDatabase, type Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { seedGroupClasses } from '../../../scenarios/group-classes.ts'
import { seedPeople } from '../../../scenarios/people.ts'
import { seedSemesterFees } from '../../../scenarios/semester-fee.ts'
import { seedStaff } from '../../../scenarios/staff.ts'

const configuration = parseConfiguration(process.env)
if (configuration.TRIVSEL_ENV === 'production') {
  process.stderr.write(
    'The demo accounts have a published password: they are added only when TRIVSEL_ENV is "local" or "test".\n',
  )
  process.exit(1)
}

const encryption = createFieldEncryption(configuration.FIELD_KEYS)
/** In this order: what comes later builds on what came before. */
const seeds: readonly ((database: Database) => Promise<unknown>)[] = [
  (database) => seedPeople(database),
  seedGroupClasses,
  (database) => seedSemesterFees(database, encryption),
  (database) => seedStaff(database, encryption),
]

const { database, close } = connectDatabase(configuration.DATABASE_URL, {
  size: 4,
  log: createLog(configuration.LOG_LEVEL),
})
try {
  for (const seed of seeds) await seed(database)
} finally {
  await close()
}
process.stdout.write('The demo data is in place.\n')
