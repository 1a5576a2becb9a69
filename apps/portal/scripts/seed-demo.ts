import { createFileParts } from '#core/files/file-parts.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { features } from '../src/features.server.ts'

const configuration = parseConfiguration(process.env)
if (configuration.TRIVSEL_ENV === 'production') {
  process.stderr.write(
    'The demo accounts have a published password: they are added only when TRIVSEL_ENV is "local" or "test".\n',
  )
  process.exit(1)
}

const encryption = createFieldEncryption(configuration.FIELD_KEYS)
const log = createLog(configuration.LOG_LEVEL)
const files = createFileParts({ configuration, encryption, log })
const { database, close } = connectDatabase(configuration.DATABASE_URL, { size: 4, log })
try {
  const context = { database, encryption, files, portalUrl: configuration.PORTAL_URL }
  for (const { demo } of features) await demo?.(context)
} finally {
  await close()
}
process.stdout.write('The demo data is in place.\n')
