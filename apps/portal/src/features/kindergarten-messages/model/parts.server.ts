import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type MessageParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  /** Whether ID-porten is connected. */
  readonly isStrongLoginOffered: boolean
}
