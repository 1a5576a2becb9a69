import type { Organisation } from '#core/documents/organisation.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { moneyHooks } from './tell-students.server.ts'

/** What the endpoints about money need. */
export type MoneyParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
  readonly hooks: ReturnType<typeof moneyHooks>
  /** Whose account money comes to and leaves from; null where none is set up. */
  readonly organisation: Organisation | null
  /** All accounts of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
  /** @throws {Refusal} ACCOUNT_NOT_SET_UP */
  readonly requireOrganisation: () => Organisation
}
