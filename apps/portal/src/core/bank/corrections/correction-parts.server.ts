import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OnReturned } from '../payouts/on-returned.server.ts'
import type { OnReceived } from '../transfers/on-received.server.ts'
import type { OnReclaimed } from '../transfers/on-reclaimed.server.ts'

/** What corrections of money depend on. */
export type CorrectionParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly onReceived?: OnReceived | undefined
  readonly onReturned?: OnReturned | undefined
  readonly onReclaimed?: OnReclaimed | undefined
}
