import type { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { paidSemesters } from '#core/semester-registrations/rules.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type DeliveryBody, deliveryRefusals } from './contract.ts'
import { described } from './endpoints.server.ts'
import { findDeliverer, keyIdOf } from './institution-key.server.ts'

/** Calls of one institution in a quarter of an hour: 60,000 registrations, or a lot of guesses. */
const deliveryLimits = {
  purpose: 'semester-delivery',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 120,
  perAddress: 240,
} as const

/** The fees of a person, and the door through which institutions deliver them. */
export function createSemesterFeeApi({
  database,
  encryption,
  configuration,
  clock,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}) {
  const limit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: deliveryLimits,
  })
  const { api, serve, serveBehind } = serveEndpoints(doors)

  serve(described.ownFees, async ({ user: { userId }, query }) => {
    // Whether somebody else has such an id is nobody's business: every other id is refused alike.
    if (query.userId !== userId) throw new Refusal('FORBIDDEN', accountRefusals.FORBIDDEN)
    const found = paidSemesters(await findRegistrations(database, encryption, userId))
    const semesterFees = found.map(({ id, institution, semesterCode }) => ({
      uuid: id,
      institutionShortName: institution,
      semesterCode,
    }))
    return { semesterFees }
  })

  serveBehind(
    async (context) => {
      const key = bearerOf(context.req.header('authorization'))
      await limit.count(keyIdOf(key) ?? '', addressOf(context, configuration))
      const deliverer = await findDeliverer(database, key)
      if (!deliverer) throw new Refusal('KEY_INVALID', deliveryRefusals.KEY_INVALID)
      return deliverer
    },
    described.deliver,
    async ({ admitted: { keyId, institution }, body: { deliveryId, registrations } }) => {
      const outcome = await importRegistrations(
        database,
        encryption,
        {
          institution,
          deliveredBy: `key ${keyId}`,
          deliveryKey: deliveryId,
          lines: registrations.map(linesOfCall),
        },
        osloDate(clock()),
      )
      if ('delivery' in outcome) return outcome.delivery
      const code = 'REGISTRATIONS_INVALID'
      throw new Refusal(code, deliveryRefusals[code], { details: { problems: outcome.problems } })
    },
  )

  return api
}

type Given = z.output<typeof DeliveryBody>['registrations'][number]

function linesOfCall({ nationalId, email, semesterCode, paid }: Given, index: number) {
  return {
    line: index + 1,
    nationalId: nationalId ?? '',
    email: email ?? '',
    semesterCode,
    isPaid: paid,
  }
}

function bearerOf(header: string | undefined): string {
  return /^Bearer ([\w.-]{1,200})$/i.exec(header ?? '')?.[1] ?? ''
}
