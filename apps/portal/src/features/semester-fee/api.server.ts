import { clientAddress } from '@trivsel/content-contract/client-address'
import { Hono } from 'hono'
import type { z } from 'zod'
import { accountRefusals } from '#core/identity/contract.ts'
import { createAttemptLimit } from '#core/identity/limits/attempt-limit.server.ts'
import {
  requireUser,
  type SignedInEnvironment,
} from '#core/identity/sessions/require-user.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import type { Delivery, SemesterFees } from '#core/semester-registrations/contract.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { paidSemesters } from '#core/semester-registrations/rules.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseBody, parseQuery } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { DeliveryBody, deliveryRefusals, SemesterFeesQuery } from './contract.ts'
import { type Deliverer, findDeliverer, keyIdOf } from './institution-key.server.ts'

/** Calls of one institution in a quarter of an hour: 60,000 registrations, or a lot of guesses. */
const deliveryLimits = {
  purpose: 'semester-delivery',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 120,
  perAddress: 240,
} as const

type DelivererEnvironment = {
  Bindings: ApiEnvironment['Bindings']
  Variables: ApiEnvironment['Variables'] & { deliverer: Deliverer }
}

/** `GET /frontend/user/semester-fees` for a person, `POST /semester-registrations` for institutions. */
export function createSemesterFeeApi({
  database,
  encryption,
  sessions,
  configuration,
  clock,
}: {
  database: Database
  encryption: FieldEncryption
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
  clock: Clock
}) {
  const limit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: deliveryLimits,
  })

  const ownFees = new Hono<SignedInEnvironment>().get(
    '/frontend/user/semester-fees',
    requireUser(sessions),
    parseQuery(SemesterFeesQuery),
    async (context) => {
      const { userId } = context.get('user')
      // Whether somebody else has such an id is nobody's business: every other id is refused alike.
      if (context.req.valid('query').userId !== userId)
        throw new Refusal('FORBIDDEN', accountRefusals.FORBIDDEN)
      const found = paidSemesters(await findRegistrations(database, encryption, userId))
      const semesterFees = found.map(({ id, institution, semesterCode }) => ({
        uuid: id,
        institutionShortName: institution,
        semesterCode,
      }))
      return context.json({ semesterFees } satisfies SemesterFees)
    },
  )

  const deliveries = new Hono<DelivererEnvironment>().post(
    '/semester-registrations',
    async (context, next) => {
      const key = bearerOf(context.req.header('authorization'))
      const socketAddress = context.env?.incoming?.socket.remoteAddress
      const forwardedFor = context.req.header('x-forwarded-for')
      const address = clientAddress({ socketAddress, forwardedFor }, configuration.TRUST_PROXY)
      await limit.count(keyIdOf(key) ?? '', address)
      const deliverer = await findDeliverer(database, key)
      if (!deliverer) throw new Refusal('KEY_INVALID', deliveryRefusals.KEY_INVALID)
      context.set('deliverer', deliverer)
      await next()
    },
    parseBody(DeliveryBody),
    async (context) => {
      const { keyId, institution } = context.get('deliverer')
      const { deliveryId, registrations } = context.req.valid('json')
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
      if ('delivery' in outcome) return context.json(outcome.delivery satisfies Delivery)
      const error = 'REGISTRATIONS_INVALID'
      return context.json({ error, problems: outcome.problems }, deliveryRefusals[error])
    },
  )

  return new Hono<ApiEnvironment>().route('/', ownFees).route('/', deliveries)
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
