import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { federatedAttempt, federatedProof } from './tables.server.ts'

const { ownId, secret } = withheldBecause

/** What a login through a provider needs while it is on its way; the link itself is in `account`. */
export const federatedData: readonly PersonalTable[] = [
  {
    table: federatedAttempt,
    name: m.data_federated_attempt,
    rowsOf: ({ userId }) => eq(federatedAttempt.userId, userId),
    shown: { callback: m.data_federated_callback, expires_at: m.data_expires },
    withheld: { token_hash: secret, user_id: ownId },
    retention: m.data_federated_kept,
    onDeletion: 'removed',
  },
  {
    table: federatedProof,
    name: m.data_federated_proof,
    rowsOf: ({ userId }) => eq(federatedProof.userId, userId),
    shown: {
      provider: m.data_account_provider,
      subject: m.data_account_id,
      name: m.data_federated_name,
      institution: m.data_federated_institution,
      expires_at: m.data_expires,
    },
    withheld: {
      token_hash: secret,
      user_id: ownId,
      national_id: 'encrypted, and on its way to the account that it will prove',
    },
    retention: m.data_federated_kept,
    onDeletion: 'removed',
  },
]
