import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { createFormLimits, formLimits } from '#core/public-forms/form-limits.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Nobody fills the mailboxes of one association, also not from many addresses. */
const associationLimits = {
  purpose: 'association-message',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 60,
  perAccountAnywhere: 40,
} as const

export const messageLimits = `${formLimits} To one association ten from one address, and forty of all.`

export function createMessageLimits(parts: {
  database: Database
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { database, configuration } = parts
  const perAssociation = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: associationLimits,
  })
  return {
    ...createFormLimits(parts),
    /** @throws {Refusal} TOO_MANY_ATTEMPTS (429) */
    async countAssociation(context: ApiContext, id: string): Promise<void> {
      await perAssociation.count(id, addressOf(context, configuration))
    },
  }
}
