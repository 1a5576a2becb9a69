import type { Locale } from '@trivsel/content-contract/locales'

import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { safeCallback } from '#core/sessions/login/callback.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { beginAttempt, type FederatedAttempt, takeAttempt } from './attempt.server.ts'
import type { FederatedDescriptions } from './endpoints.server.ts'
import { failureAddress, pageAddress } from './failure-address.ts'
import type { createFederatedCookies } from './federated-cookies.server.ts'
import { federatedRefusal } from './federated-refusal.server.ts'
import { findLinkedUser } from './link-identity.server.ts'
import { noteFailure } from './note-failure.server.ts'
import { keepProof } from './proof.server.ts'
import type { IdentityProvider, ProviderLogin } from './provider.server.ts'
import { linkPages, type ProviderId } from './providers.ts'
import { loginLimits, startLimits } from './rules.ts'
import { handshakeOf, localeOfState } from './token.server.ts'

export type PassThroughParts = {
  described: FederatedDescriptions
  id: ProviderId
  database: Database
  encryption: FieldEncryption
  sessions: Sessions
  signIn: Pick<SignIn, 'startAs'>
  /** @throws {Refusal} PROVIDER_OFF (404) */
  provider: () => IdentityProvider
  cookies: ReturnType<typeof createFederatedCookies>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
  log: Log
}

/**
 * The two addresses that the browser itself passes through, so that every response redirects to a
 * page, which shows a message when something went wrong.
 */
export function createPassThroughApi(parts: PassThroughParts) {
  const { described, id, database, sessions, cookies, provider, configuration, log } = parts
  const secret = configuration.AUTH_SECRET
  const startLimit = createAttemptLimit({ database, secret, limits: startLimits })
  const loginLimit = createAttemptLimit({ database, secret, limits: loginLimits })

  const { api, serve } = serveEndpoints({})

  serve(described.start, async ({ context, query }) => {
    const asked = provider()
    const locale = query.language
    const isLinking = query.purpose === 'link'
    const callback = isLinking
      ? pagePath('accountSecurity', locale)
      : safeCallback(query.callback ?? callbackOfSender(context), locale)
    try {
      const user = isLinking ? await sessions.find(context.req.raw) : null
      if (isLinking && !user) return context.redirect(pageAddress('login', locale, { callback }))
      await startLimit.count(id, addressOf(context, configuration))
      const token = await beginAttempt(database, { callback, userId: user?.userId ?? null })
      const address = await asked.addressFor(handshakeOf(id, token, locale), locale)
      cookies.attempt.write(context, token)
      return context.redirect(address)
    } catch (error) {
      const code = noteFailure(log, id, error)
      return context.redirect(failureAddress({ locale, callback, isLinking, provider: id, code }))
    }
  })

  serve(described.callback, async ({ context, query: { state } }) => {
    const asked = provider()
    const locale = localeOfState(state)
    let attempt: FederatedAttempt | null = null
    try {
      const token = cookies.attempt.read(context)
      const handshake = token ? handshakeOf(id, token, locale) : undefined
      // An answer to somebody else's login leaves the one that is under way here alone.
      if (!token || !handshake || state !== handshake.state)
        throw federatedRefusal('PROVIDER_EXPIRED')
      attempt = await takeAttempt(database, token)
      cookies.attempt.remove(context)
      if (!attempt) throw federatedRefusal('PROVIDER_EXPIRED')
      const counted = await loginLimit.count(id, addressOf(context, configuration))
      const login = await asked.redeem(new URL(context.req.url).search, handshake)
      const next = await finish(parts, context, { attempt, login, locale })
      await loginLimit.forgive(counted)
      return context.redirect(next)
    } catch (error) {
      const code = noteFailure(log, id, error)
      const isLinking = attempt !== null && attempt.userId !== null
      const callback = attempt?.callback
      return context.redirect(failureAddress({ locale, callback, isLinking, provider: id, code }))
    }
  })

  return api
}

/** Of the page with the button: who presses before it is hydrated comes without a callback. */
function callbackOfSender(context: ApiContext): string | null | undefined {
  return URL.parse(context.req.header('referer') ?? '')?.searchParams.get('callback')
}

/** @returns where the browser goes on to */
async function finish(
  { id, database, encryption, sessions, signIn, cookies }: PassThroughParts,
  context: ApiContext,
  found: { attempt: FederatedAttempt; login: ProviderLogin; locale: Locale },
): Promise<string> {
  const { attempt, login, locale } = found
  if (attempt.userId !== null) {
    const user = await sessions.find(context.req.raw)
    // The user who started has logged out, or another one has logged in.
    if (user?.userId !== attempt.userId) throw federatedRefusal('PROVIDER_EXPIRED')
  } else {
    const userId = await findLinkedUser(database, id, login.subject)
    if (userId !== undefined) {
      // Even if another account is proven to own the number, the login is valid: it is linked.
      if (login.nationalId)
        await proveNationalId(database, encryption, {
          userId,
          number: login.nationalId,
          provenBy: id,
        })
      await signIn.startAs(context, userId, { isStrong: id === 'id-porten' })
      return attempt.callback
    }
  }
  const proof = await keepProof(
    { database, encryption, provider: id },
    await login.describe(),
    attempt.userId,
  )
  cookies.proof.write(context, proof)
  if (attempt.userId !== null) return attempt.callback
  return pageAddress(linkPages[id], locale, { callback: attempt.callback })
}
