import { eq } from 'drizzle-orm'
import { feideAttempt, feideProof } from '#features/feide/tables.server.ts'
import { m } from '#messages'
import { type PersonalTable, withheldBecause } from './personal-table.ts'

const { ownId, secret } = withheldBecause

/** What a login through Feide needs while it is on its way; the link itself is in `account`. */
export const feideData: readonly PersonalTable[] = [
  {
    table: feideAttempt,
    name: m.data_feide_attempt,
    rowsOf: ({ userId }) => eq(feideAttempt.userId, userId),
    shown: { callback: m.data_feide_callback, expires_at: m.data_expires },
    withheld: { token_hash: secret, user_id: ownId },
    retention: m.data_feide_kept,
    onDeletion: 'removed',
  },
  {
    table: feideProof,
    name: m.data_feide_proof,
    rowsOf: ({ userId }) => eq(feideProof.userId, userId),
    shown: {
      subject: m.data_account_id,
      name: m.data_feide_name,
      institution: m.data_feide_institution,
      expires_at: m.data_expires,
    },
    withheld: { token_hash: secret, user_id: ownId },
    retention: m.data_feide_kept,
    onDeletion: 'removed',
  },
]
