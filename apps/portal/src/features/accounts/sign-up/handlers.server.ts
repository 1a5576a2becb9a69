import { linkLimits, linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import { accountRefusals } from '#core/accounts/contract.ts'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { createDeviceCookie } from '#core/accounts/limits/known-device.server.ts'
import { enqueueAccountLink, queuedNationalId } from '#core/accounts/links/send-link.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { isNationalId, normaliseNationalId } from '#core/personal-data/national-id.ts'
import { safeCallback } from '#core/sessions/login/callback.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { completeSignUp } from './complete-sign-up.server.ts'
import { signUpDescribed as described } from './endpoints.server.ts'

/**
 * Sign-up by a mailed link. A request is answered in the same way and time for every address: the
 * job finds out whether the address has an account.
 */
export function createSignUpApi(dependencies: {
  database: Database
  encryption: FieldEncryption
  passwords: Passwords
  signIn: Pick<SignIn, 'start'>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { database, encryption, signIn, configuration } = dependencies
  const secret = configuration.AUTH_SECRET
  const linkLimit = createAttemptLimit({ database, secret, limits: linkLimits })
  const useLimit = createAttemptLimit({ database, secret, limits: linkUseLimits })
  const deviceCookie = createDeviceCookie(configuration)
  const { api, serve } = serveEndpoints({})

  serve(
    described.requestSignUp,
    async ({ context, body: { email, locale, nationalId, callback } }) => {
      const encrypted = nationalId ? encryptForQueue(encryption, nationalId) : undefined
      await linkLimit.count(email, addressOf(context, configuration))
      await enqueueAccountLink(database, {
        kind: 'sign-up',
        email,
        locale,
        ...(encrypted !== undefined && { nationalId: encrypted }),
        ...(callback !== undefined && { callback: safeCallback(callback, locale) }),
      })
      return {}
    },
  )

  serve(described.completeSignUp, async ({ context, body }) => {
    await useLimit.count(body.token, addressOf(context, configuration))
    const email = await completeSignUp(dependencies, body)
    // The account exists now: a failed login must not look like a failed sign-up.
    const isSignedIn = await signIn.start(context, { email, password: body.password }).then(
      () => true,
      () => false,
    )
    if (isSignedIn) deviceCookie.remember(context, email)
    return { isSignedIn }
  })

  return api
}

/** @throws {Refusal} `ny.bruker.fodselsdato.ugyldig` (422): the control digit is wrong */
function encryptForQueue(encryption: FieldEncryption, text: string): string | undefined {
  if (text.trim() === '') return undefined
  const number = normaliseNationalId(text)
  if (!number || !isNationalId(number)) {
    const code = 'ny.bruker.fodselsdato.ugyldig'
    throw new Refusal(code, accountRefusals[code])
  }
  return encryption.encrypt(number, queuedNationalId)
}
