import type { PayerConfiguration, PayoutSource } from '#core/bank/payout-source.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import type { moneyHooks } from './notify-students.server.ts'

/** What the endpoints about money need. */
export type MoneyParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
  readonly portalUrl: string
  /** Of all features together. */
  readonly payoutSources: readonly PayoutSource[]
  readonly configuration: PayerConfiguration
  readonly hooks: ReturnType<typeof moneyHooks>
  /** Whose account money comes to and leaves from, as it is set now; null where none is set up. */
  readonly holder: DepositHolder | null
  /** All accounts of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
  /** @throws {Refusal} ACCOUNT_NOT_SET_UP */
  readonly requireHolder: () => DepositHolder
}
