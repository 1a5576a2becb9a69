import { clientAddress } from '@trivsel/content-contract/client-address'
import { type Context, Hono } from 'hono'
import { accountRefusals } from '#core/identity/contract.ts'
import { createAttemptLimit } from '#core/identity/limits/attempt-limit.server.ts'
import { removeNationalId } from '#core/identity/national-id/keep-national-id.server.ts'
import { isNationalId } from '#core/identity/national-id/national-id.ts'
import { revealNationalId } from '#core/identity/national-id/reveal-national-id.server.ts'
import {
  type KeptNationalId,
  type ProfileRefusal,
  profileRefusals,
  type RevealedNationalId,
  type UserDetails,
} from '#core/identity/profile/contract.ts'
import { NationalIdForm, SaveProfile } from '#core/identity/profile/profile-form.ts'
import {
  requireUser,
  type SignedInEnvironment,
} from '#core/identity/sessions/require-user.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findUserDetails } from './find-user-details.server.ts'
import { saveProfile } from './save-profile.server.ts'

/** Nobody has many national ids. */
const nationalIdLimits = {
  purpose: 'national-id',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 5,
  perAddress: 100,
  perAccountAnywhere: 5,
} as const

/** `/frontend/user/details` and the national id below it: one's own, of whoever is logged in. */
export function createProfileApi({
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
  const nationalIdLimit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: nationalIdLimits,
  })

  async function detailsOf(context: Context<SignedInEnvironment>): Promise<UserDetails> {
    const { userId } = context.get('user')
    const found = await findUserDetails(database, encryption, userId, osloDate(clock()))
    if (!found) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    return found
  }

  return new Hono<SignedInEnvironment>()
    .use('/frontend/user/details', requireUser(sessions))
    .use('/frontend/user/details/*', requireUser(sessions))
    .get('/frontend/user/details', async (context) => context.json(await detailsOf(context)))
    .put('/frontend/user/details', parseBody(SaveProfile), async (context) => {
      await saveProfile(database, context.get('user').userId, context.req.valid('json'))
      return context.json(await detailsOf(context))
    })
    .put('/frontend/user/details/national-id', parseBody(NationalIdForm), async (context) => {
      const { userId } = context.get('user')
      const { number } = context.req.valid('json')
      if (!isNationalId(number)) throw refuse('ny.bruker.fodselsdato.ugyldig')
      const socketAddress = context.env?.incoming?.socket.remoteAddress
      const forwardedFor = context.req.header('x-forwarded-for')
      const address = clientAddress({ socketAddress, forwardedFor }, configuration.TRUST_PROXY)
      await nationalIdLimit.count(userId, address)
      if (!(await claimNationalId(database, encryption, { userId, number })))
        throw refuse('NATIONAL_ID_PROVEN')
      const { socialSecurityNumber, nationalIdProof, nationalIdDoubt } = await detailsOf(context)
      return context.json({
        socialSecurityNumber,
        nationalIdProof,
        nationalIdDoubt,
      } satisfies KeptNationalId)
    })
    .delete('/frontend/user/details/national-id', async (context) => {
      await removeNationalId(database, context.get('user').userId)
      return context.json({})
    })
    .post('/frontend/user/details/national-id/reveal', async (context) => {
      const { userId } = context.get('user')
      const socialSecurityNumber = await revealNationalId(database, encryption, {
        actorId: userId,
        subjectId: userId,
        reason: 'own-profile',
      })
      if (!socialSecurityNumber) throw refuse('NATIONAL_ID_MISSING')
      return context.json({ socialSecurityNumber } satisfies RevealedNationalId)
    })
}

function refuse(code: ProfileRefusal): Refusal {
  return new Refusal(code, profileRefusals[code])
}
