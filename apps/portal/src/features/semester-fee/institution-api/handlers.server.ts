import type { z } from 'zod'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { findDeliverer, readKeyId } from '#core/semester-registrations/institution-keys.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { deliveryRefusals } from '../model/refusals.ts'
import type { DeliveryBody } from './contract.ts'
import { described } from './endpoints.server.ts'

/** Calls of one institution in a quarter of an hour: enough for 60,000 registrations, and a bound on guesses. */
const deliveryLimits = {
  purpose: 'semester-delivery',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 120,
  perAddress: 240,
} as const

/** Institutions deliver the semester fees of their students with their key. */
export function createInstitutionApi({
  database,
  encryption,
  configuration,
  clock,
  ...authDependencies
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
  const { api, serveBehind } = serveEndpoints(authDependencies)

  serveBehind(
    async (context) => {
      const key = readBearerToken(context.req.header('authorization'))
      await limit.count(readKeyId(key) ?? '', addressOf(context, configuration))
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
          lines: registrations.map(toLine),
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

type DeliveredRegistration = z.output<typeof DeliveryBody>['registrations'][number]

function toLine({ nationalId, email, semesterCode, paid }: DeliveredRegistration, index: number) {
  return {
    line: index + 1,
    nationalId: nationalId ?? '',
    email: email ?? '',
    semesterCode,
    isPaid: paid,
  }
}

function readBearerToken(header: string | undefined): string {
  return /^Bearer ([\w.-]{1,200})$/i.exec(header ?? '')?.[1] ?? ''
}
