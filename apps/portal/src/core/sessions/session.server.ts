import { eq, sql } from 'drizzle-orm'
import { parse, parseSigned } from 'hono/utils/cookie'
import { LRUCache } from 'lru-cache'
import { session, user } from '#core/accounts/tables.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import { sessionCookie, sessionIdleDays } from './session-cookie.server.ts'

export type SessionUser = {
  readonly sessionId: string
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
}

export type Sessions = ReturnType<typeof createSessions>

/** The table's trigger announces the id of every session that ended. */
const endedSessionChannel = 'portal_session'

/** Maximum delay until an unannounced change, such as a new name, is visible. */
const cacheMilliseconds = 30_000
const maxCachedSessions = 10_000

/**
 * Finds the user of a request. The answer is cached in memory for half a minute, so that not every
 * request queries the database; every instance drops an ended session from its cache at once.
 */
export function createSessions({
  database,
  listener,
  configuration,
}: {
  database: Database
  listener: Pick<Listener, 'on' | 'onReconnect'>
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET'>
}) {
  const { name } = sessionCookie(configuration)
  const cache = new LRUCache<string, { user: SessionUser; until: number }>({
    max: maxCachedSessions,
  })
  let endings = 0

  function forget(isEnded: (user: SessionUser) => boolean): void {
    endings += 1
    for (const [key, cached] of [...cache.entries()]) if (isEnded(cached.user)) cache.delete(key)
  }

  listener.on(endedSessionChannel, (sessionId) => forget((user) => user.sessionId === sessionId))
  listener.onReconnect(() => forget(() => true))

  /** The cookie's token, if its signature is ours. */
  async function readToken(request: Request): Promise<string | undefined> {
    const cookies = request.headers.get('cookie')
    if (!cookies?.includes(name)) return undefined
    const { [name]: token } = await parseSigned(cookies, configuration.AUTH_SECRET, name)
    return token || undefined
  }

  return {
    /** @returns `null` for a visitor: no cookie, a forged one, or a session that has ended */
    async find(request: Request): Promise<SessionUser | null> {
      const cookies = request.headers.get('cookie')
      const value = cookies ? parse(cookies, name)[name] : undefined
      if (!value) return null
      const key = hashToken(value)
      const cached = cache.get(key)
      if (cached && cached.until > performance.now()) return cached.user
      const token = await readToken(request)
      if (!token) return null
      const endingsBefore = endings
      const found = await findSession(database, token)
      // A session that ended during the query may be the one that was found.
      if (found && endings === endingsBefore)
        cache.set(key, { user: found, until: performance.now() + cacheMilliseconds })
      if (!found) cache.delete(key)
      return found
    },

    /** Ends the session of a request, for every instance. No session is no error. */
    async end(request: Request): Promise<void> {
      const token = await readToken(request)
      if (!token) return
      const ended = await database
        .delete(session)
        .where(eq(session.token, hashToken(token)))
        .returning({ id: session.id })
      forget(({ sessionId }) => ended.some(({ id }) => id === sessionId))
    },

    /** Drops a deleted user from the cache here; other instances are notified of each ended session. */
    forgetUser(userId: string): void {
      forget((user) => user.userId === userId)
    },
  }
}

/** Also updates the last use, at most once an hour; the idle limit counts from it. */
async function findSession(database: Database, token: string): Promise<SessionUser | null> {
  const found = await database.execute<SessionUser>(sql`
    with found as (
      select ${session.id} as id, ${session.updatedAt} as updated_at, ${user.id} as user_id,
        ${user.firstName} as first_name, ${user.lastName} as last_name
      from ${session} join ${user} on ${user.id} = ${session.userId}
      where ${session.token} = ${hashToken(token)} and ${session.expiresAt} > now()
        and ${session.updatedAt} > now() - make_interval(days => ${sessionIdleDays})
    ), used as (
      update ${session} set updated_at = now() from found
      where ${session.id} = found.id and found.updated_at < now() - interval '1 hour'
    )
    select id as "sessionId", user_id as "userId",
      first_name as "firstName", last_name as "lastName"
    from found`)
  return found.rows[0] ?? null
}
