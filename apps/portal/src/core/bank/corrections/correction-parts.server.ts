import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OnReceived } from '../transfers/on-received.server.ts'
import type { OnReclaimed } from '../transfers/on-reclaimed.server.ts'

/** What corrections of transfers depend on. */
export type CorrectionParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly onReceived?: OnReceived | undefined
  readonly onReclaimed?: OnReclaimed | undefined
}
