import { accountRefusals } from '#core/accounts/contract.ts'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { revealNationalId } from '#core/national-id/reveal-national-id.server.ts'
import { removeNationalId } from '#core/national-id/save-national-id.server.ts'
import { isNationalId } from '#core/personal-data/national-id.ts'
import { type ProfileRefusal, profileRefusals, type UserDetails } from '#core/profile/contract.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './endpoints.server.ts'
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

/** The profile and the national id of the logged-in user. */
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

  const { api, serve } = serveEndpoints({ sessions })

  async function detailsOf(userId: string): Promise<UserDetails> {
    const found = await findUserDetails(database, encryption, userId, osloDate(clock()))
    if (!found) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    return found
  }

  serve(described.details, ({ user: { userId } }) => detailsOf(userId))

  serve(described.save, async ({ user: { userId }, body }) => {
    await saveProfile(database, userId, body)
    return detailsOf(userId)
  })

  serve(described.saveNationalId, async ({ context, user: { userId }, body: { number } }) => {
    if (!isNationalId(number)) throw refuse('ny.bruker.fodselsdato.ugyldig')
    await nationalIdLimit.count(userId, addressOf(context, configuration))
    if (!(await claimNationalId(database, encryption, { userId, number })))
      throw refuse('NATIONAL_ID_PROVEN')
    const { socialSecurityNumber, nationalIdProof, nationalIdDoubt } = await detailsOf(userId)
    return { socialSecurityNumber, nationalIdProof, nationalIdDoubt }
  })

  serve(described.removeNationalId, async ({ user: { userId } }) => {
    await removeNationalId(database, userId)
    return {}
  })

  serve(described.revealNationalId, async ({ user: { userId } }) => {
    const socialSecurityNumber = await revealNationalId(database, encryption, {
      actorId: userId,
      subjectId: userId,
      reason: 'own-profile',
    })
    if (!socialSecurityNumber) throw refuse('NATIONAL_ID_MISSING')
    return { socialSecurityNumber }
  })

  return api
}

function refuse(code: ProfileRefusal): Refusal {
  return new Refusal(code, profileRefusals[code])
}
