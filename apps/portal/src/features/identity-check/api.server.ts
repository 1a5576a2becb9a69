import { Hono } from 'hono'
import { createAttemptLimit } from '#core/identity/limits/attempt-limit.server.ts'
import { addressOf } from '#core/identity/limits/client-address.server.ts'
import type { RequireStaff, StaffEnvironment } from '#core/staff/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ConfirmForm, FindAccountForm } from './check-forms.ts'
import { confirmNationalId } from './confirm-national-id.server.ts'
import { type CheckedAccount, identityCheckRefusals } from './contract.ts'
import { findAccount } from './find-account.server.ts'

const path = '/frontend/staff/identity-checks'

/** More than a queue at the counter; too few to try numbers or addresses. */
const checkLimits = {
  purpose: 'identity-check',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 60,
  perAddress: 300,
  perAccountAnywhere: 60,
} as const

/**
 * Staff check a national id against a document. Addresses are sent in the body: what stands in an
 * address is written down in many places.
 */
export function createIdentityCheckApi({
  database,
  encryption,
  requireStaff,
  configuration,
}: {
  database: Database
  encryption: FieldEncryption
  requireStaff: RequireStaff
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { PORTAL_URL: portalUrl, AUTH_SECRET: secret } = configuration
  const checkers = requireStaff('caseworker', 'admin')
  const limit = createAttemptLimit({ database, secret, limits: checkLimits })

  return new Hono<StaffEnvironment>()
    .post(`${path}/find`, checkers, parseBody(FindAccountForm), async (context) => {
      const { userId: actorId } = context.get('staff')
      await limit.count(actorId, addressOf(context, configuration))
      const { email } = context.req.valid('json')
      const found = await findAccount(database, encryption, { actorId, email })
      if (!found) throw new Refusal('ACCOUNT_NOT_FOUND', identityCheckRefusals.ACCOUNT_NOT_FOUND)
      return context.json(found satisfies CheckedAccount)
    })
    .post(path, checkers, parseBody(ConfirmForm), async (context) => {
      const staff = context.get('staff')
      await limit.count(staff.userId, addressOf(context, configuration))
      const parts = { database, encryption, portalUrl }
      await confirmNationalId(parts, staff, context.req.valid('json'))
      return context.json({})
    })
}
