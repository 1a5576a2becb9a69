import type { AttemptLimits } from '@trivsel/account-guard/attempt-limit'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type Verified, verifyCheck } from '#core/documents/checks/document-checks.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findInstitutionName } from '#core/studies/find-institutions.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type CheckedLetter, checkRefusals } from './contract.ts'
import { described } from './endpoints.server.ts'

/**
 * Enough for a counter that checks letters all day: only codes that there are not stay counted. There
 * is no limit over all addresses: with 80 bits nobody finds a code by trying, and strangers would stop
 * everybody's checks.
 */
const fromOneAddress: AttemptLimits = {
  purpose: 'document-check',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 30,
  perAddress: 30,
}

export function createDocumentVerificationApi({
  database,
  encryption,
  configuration,
}: {
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret } = configuration
  const addressLimit = createAttemptLimit({ database, secret, limits: fromOneAddress })
  const { api, serve } = serveEndpoints({})

  serve(described.check, async ({ context, body: { code } }) => {
    const attempt = await addressLimit.count('codes', addressOf(context, configuration))
    const verified = await verifyCheck(database, encryption, code)
    if (!verified) throw new Refusal('DOCUMENT_NOT_FOUND', checkRefusals.DOCUMENT_NOT_FOUND)
    await addressLimit.forgiveOne(attempt)
    return toAnswer(database, verified)
  })

  return api
}

async function toAnswer(database: Database, verified: Verified): Promise<CheckedLetter> {
  const { state } = verified
  if (state === 'valid') {
    if (verified.kind === 'course-certificate')
      return { state, kind: verified.kind, says: verified.says }
    const { kind, says } = verified
    return { state, kind, says, institution: await findInstitutionName(database, says.institution) }
  }
  const issuedOn = osloDate(verified.issuedAt)
  if (state === 'forgotten') return { state, issuedOn }
  const { revokedAt, because } = verified
  return { state, issuedOn, revokedOn: osloDate(revokedAt), because }
}
