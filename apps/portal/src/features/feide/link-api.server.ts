import { and, eq, gt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { createAttemptLimit, passwordCheckLimits } from '#features/accounts/attempt-limit.server.ts'
import { addressOf } from '#features/accounts/client-address.server.ts'
import { confirmPassword } from '#features/accounts/confirm-password.server.ts'
import type { Passwords } from '#features/accounts/passwords.server.ts'
import { requireUser, type SignedInEnvironment } from '#features/accounts/require-user.server.ts'
import type { Sessions } from '#features/accounts/session.server.ts'
import { session } from '#features/accounts/tables.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { FeideLink } from './contract.ts'
import type { createFeideCookies } from './feide-cookies.server.ts'
import { LinkFeideForm, UnlinkFeideForm } from './feide-forms.ts'
import { feideRefusal } from './feide-refusal.server.ts'
import { findLinkedSince, linkFeide, unlinkFeide } from './link-feide.server.ts'
import { findProof } from './proof.server.ts'
import { freshLoginMinutes } from './rules.ts'

export type LinkParts = {
  database: Database
  sessions: Sessions
  passwords: Passwords
  /** @throws {Refusal} FEIDE_OFF (404) */
  requireFeide: () => void
  cookies: ReturnType<typeof createFeideCookies>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}

/** The Feide account of somebody who is logged in: which is linked, linking and unlinking. */
export function createFeideLinkApi(parts: LinkParts) {
  const { database, sessions, passwords, requireFeide, cookies, configuration } = parts
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const passwordLimit = createAttemptLimit({ database, secret, limits: passwordCheckLimits })
  const signedIn = requireUser(sessions)

  return new Hono<SignedInEnvironment>()
    .get('/link', signedIn, async (context) => {
      requireFeide()
      const { userId, sessionId } = context.get('user')
      const [linkedAt, proof, isFresh] = await Promise.all([
        findLinkedSince(database, userId),
        findProof(database, cookies.proof.read(context), userId),
        isFreshLogin(database, sessionId),
      ])
      return context.json({
        linkedAt: linkedAt?.toISOString() ?? null,
        proof,
        needsPassword: !isFresh,
      } satisfies FeideLink)
    })
    .post('/link', signedIn, parseBody(LinkFeideForm), async (context) => {
      requireFeide()
      const { userId, sessionId } = context.get('user')
      const { proofId, currentPassword, locale } = context.req.valid('json')
      if (!(await isFreshLogin(database, sessionId))) {
        if (!currentPassword) throw feideRefusal('FEIDE_PASSWORD_NEEDED')
        const attempt = await passwordLimit.count(userId, addressOf(context, configuration))
        await confirmPassword({ database, passwords }, userId, currentPassword)
        await passwordLimit.forgive(attempt)
      }
      const token = cookies.proof.read(context)
      await linkFeide({ database, portalUrl }, userId, { token, proofId, locale })
      cookies.proof.remove(context)
      return context.json({})
    })
    .delete('/link', signedIn, parseBody(UnlinkFeideForm), async (context) => {
      requireFeide()
      const person = context.get('user')
      const attempt = await passwordLimit.count(person.userId, addressOf(context, configuration))
      const form = context.req.valid('json')
      await unlinkFeide({ database, passwords, portalUrl }, person, form)
      await passwordLimit.forgive(attempt)
      return context.json({})
    })
}

/** A new way in must not be left behind by whoever finds an open laptop (ASVS 7.5.1). */
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
