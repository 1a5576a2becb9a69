import type { AttemptLimits } from '@trivsel/account-guard/attempt-limit'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type DepositConfiguration, depositHolderOf } from '../model/deposit-holder.server.ts'
import { describePayment } from './describe-payment.server.ts'
import { describedShare as described } from './endpoints.server.ts'
import { type SharingRefusal, sharingRefusals } from './refusals.ts'
import {
  findSharedAccount,
  findShareKey,
  shareAccount,
  stopSharing,
} from './share-account.server.ts'

/** Only keys that there are not stay counted. */
const fromOneAddress: AttemptLimits = {
  purpose: 'deposit-share',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 30,
  perAddress: 30,
}

/** A page that a student shares with the payer, and its content. */
export function createShareApi({
  database,
  configuration,
  ...dependencies
}: AuthDependencies & {
  database: Database
  configuration: DepositConfiguration & Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { api, serve } = serveEndpoints(dependencies)
  const limit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: fromOneAddress,
  })

  serve(described.sharing, async ({ user }) => ({ key: await findShareKey(database, user.userId) }))

  serve(described.share, async ({ user }) => {
    const key = await shareAccount(database, user.userId)
    if (!key) throw refuse('NOTHING_TO_SHARE')
    return { key }
  })

  serve(described.stopSharing, async ({ user }) => {
    await stopSharing(database, user.userId)
    return {}
  })

  serve(described.paymentToMake, async ({ context, body: { key } }) => {
    const attempt = await limit.count('keys', addressOf(context, configuration))
    const found = await findSharedAccount(database, key)
    if (!found) throw refuse('NOT_SHARED')
    await limit.forgiveOne(attempt)
    return describePayment(found, depositHolderOf(configuration))
  })

  return api
}

function refuse(code: SharingRefusal): Refusal<SharingRefusal> {
  return new Refusal(code, sharingRefusals[code])
}
