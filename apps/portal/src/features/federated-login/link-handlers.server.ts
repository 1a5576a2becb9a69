import { and, eq, gt, sql } from 'drizzle-orm'
import {
  createAttemptLimit,
  passwordCheckLimits,
} from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { confirmPassword } from '#core/accounts/passwords/confirm-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { session } from '#core/accounts/tables.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { FederatedDescriptions } from './endpoints.server.ts'
import type { createFederatedCookies } from './federated-cookies.server.ts'
import { federatedRefusal } from './federated-refusal.server.ts'
import { findLinkedSince, linkIdentity, unlinkIdentity } from './link-identity.server.ts'
import { findProof } from './proof.server.ts'
import type { ProviderId } from './providers.ts'
import { freshLoginMinutes } from './rules.ts'

export type LinkApiParts = {
  described: FederatedDescriptions
  provider: ProviderId
  database: Database
  encryption: FieldEncryption
  sessions: Sessions
  passwords: Passwords
  /** @throws {Refusal} PROVIDER_OFF (404) */
  requireProvider: () => void
  cookies: ReturnType<typeof createFederatedCookies>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}

/** What is linked at a provider to somebody who is logged in: showing, linking and unlinking. */
export function createFederatedLinkApi(parts: LinkApiParts) {
  const { provider, database, encryption, sessions, passwords } = parts
  const { described, requireProvider, cookies, configuration } = parts
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const passwordLimit = createAttemptLimit({ database, secret, limits: passwordCheckLimits })
  const { api, serve } = serveEndpoints({ sessions })

  serve(described.link, async ({ context, user: { userId, sessionId } }) => {
    requireProvider()
    const [linkedAt, proof, isFresh] = await Promise.all([
      findLinkedSince(database, provider, userId),
      findProof(parts, cookies.proof.read(context), userId),
      isFreshLogin(database, sessionId),
    ])
    return { linkedAt: linkedAt?.toISOString() ?? null, proof, needsPassword: !isFresh }
  })

  serve(described.linkIdentity, async ({ context, user: { userId, sessionId }, body }) => {
    requireProvider()
    const { proofId, currentPassword, locale } = body
    if (!(await isFreshLogin(database, sessionId))) {
      if (!currentPassword) throw federatedRefusal('PASSWORD_NEEDED')
      const attempt = await passwordLimit.count(userId, addressOf(context, configuration))
      await confirmPassword({ database, passwords }, userId, currentPassword)
      await passwordLimit.forgive(attempt)
    }
    const token = cookies.proof.read(context)
    await linkIdentity({ database, encryption, provider, portalUrl }, userId, {
      token,
      proofId,
      locale,
      sessionId,
    })
    cookies.proof.remove(context)
    return {}
  })

  serve(described.unlinkIdentity, async ({ context, user: person, body }) => {
    requireProvider()
    const attempt = await passwordLimit.count(person.userId, addressOf(context, configuration))
    await unlinkIdentity({ database, provider, passwords, portalUrl }, person, body)
    await passwordLimit.forgive(attempt)
    return {}
  })

  return api
}

/** A person who finds an open laptop must not be able to add a login (ASVS 7.5.1). */
async function isFreshLogin(database: Database, sessionId: string): Promise<boolean> {
  const found = await database
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.id, sessionId),
        gt(session.createdAt, sql`now() - make_interval(mins => ${freshLoginMinutes})`),
      ),
    )
  return found.length === 1
}
