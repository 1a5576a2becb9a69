import { createFileParts } from '#core/files/file-parts.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { features } from './features.server.ts'

/** Adds the demo data of every feature, in their order; what is there already stays. */
export async function addDemoData(configuration: Configuration): Promise<void> {
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
}
