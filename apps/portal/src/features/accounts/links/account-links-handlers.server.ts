import { linkLimits, linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import { accountRefusals } from '#core/accounts/contract.ts'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { createDeviceCookie } from '#core/accounts/limits/known-device.server.ts'
import { findLink } from '#core/accounts/links/account-link.server.ts'
import { enqueueAccountLink, waitingNationalId } from '#core/accounts/links/send-link.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { isNationalId, normaliseNationalId } from '#core/personal-data/national-id.ts'
import { safeCallback } from '#core/sessions/login/callback.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { confirmEmailChange } from '../email/change-email.server.ts'
import { described } from '../endpoints.server.ts'
import { resetPassword } from '../passwords/change-password.server.ts'
import { completeSignUp } from '../sign-up/complete-sign-up.server.ts'

/**
 * What visitors may do: ask for a link, and use one. Asking is answered
 * in the same way and time for every address: who has an account is found out by the job.
 */
export function createAccountLinksApi(
  parts: {
    database: Database
    encryption: FieldEncryption
    passwords: Passwords
    configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
  },
  signIn: Pick<SignIn, 'start'>,
) {
  const { database, encryption, passwords, configuration } = parts
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const linkLimit = createAttemptLimit({ database, secret, limits: linkLimits })
  const useLimit = createAttemptLimit({ database, secret, limits: linkUseLimits })
  const deviceCookie = createDeviceCookie(configuration)

  const { api, serve } = serveEndpoints({})

  serve(described.signUp, async ({ context, body: { email, locale, nationalId, callback } }) => {
    const waiting = nationalId ? encryptWaiting(encryption, nationalId) : undefined
    await linkLimit.count(email, addressOf(context, configuration))
    await enqueueAccountLink(database, {
      kind: 'sign-up',
      email,
      locale,
      ...(waiting !== undefined && { nationalId: waiting }),
      ...(callback !== undefined && { callback: safeCallback(callback, locale) }),
    })
    return {}
  })

  serve(described.completeSignUp, async ({ context, body }) => {
    await useLimit.count(body.token, addressOf(context, configuration))
    const email = await completeSignUp(parts, body)
    // The account is made: whatever fails from here on must not look as if it were not.
    const isSignedIn = await signIn.start(context, { email, password: body.password }).then(
      () => true,
      () => false,
    )
    if (isSignedIn) deviceCookie.remember(context, email)
    return { isSignedIn }
  })

  serve(described.forgotPassword, async ({ context, body: { email, locale } }) => {
    await linkLimit.count(email, addressOf(context, configuration))
    await enqueueAccountLink(database, { kind: 'reset-password', email, locale })
    return {}
  })

  serve(described.resetPassword, async ({ context, body }) => {
    await useLimit.count(body.token, addressOf(context, configuration))
    const { email } = await resetPassword({ database, passwords, portalUrl }, body)
    // Whoever reads the owner's mail gets in here, however many guess at the password elsewhere.
    deviceCookie.remember(context, email)
    return {}
  })

  serve(described.confirmEmail, async ({ context, body }) => {
    await useLimit.count(body.token, addressOf(context, configuration))
    return { email: await confirmEmailChange({ database, encryption, portalUrl }, body) }
  })

  serve(described.checkLink, async ({ context, body: { purpose, token } }) => {
    await useLimit.count(token, addressOf(context, configuration))
    const { email } = await findLink(database, purpose, token)
    return { email }
  })

  return api
}

/** @throws {Refusal} `ny.bruker.fodselsdato.ugyldig` (422): no national id passes with these digits */
function encryptWaiting(encryption: FieldEncryption, text: string): string | undefined {
  if (text.trim() === '') return undefined
  const number = normaliseNationalId(text)
  if (!number || !isNationalId(number)) {
    const code = 'ny.bruker.fodselsdato.ugyldig'
    throw new Refusal(code, accountRefusals[code])
  }
  return encryption.encrypt(number, waitingNationalId)
}
