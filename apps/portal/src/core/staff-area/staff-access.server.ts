import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffRole } from './roles.ts'
import { accessIdleMinutes, accessLastsHours } from './rules.ts'
import { staffAccess, staffMember } from './tables.server.ts'

/** @returns the token for the cookie */
export async function openStaffAccess(
  transaction: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction.delete(staffAccess).where(eq(staffAccess.sessionId, sessionId))
  await transaction.insert(staffAccess).values({
    tokenHash: hashToken(token),
    userId,
    sessionId,
    expiresAt: sql`now() + make_interval(hours => ${accessLastsHours})`,
  })
  return token
}

export type FoundStaff = {
  roles: StaffRole[]
  /** `null`: no code was given, or that was too long ago. */
  access: { endsAt: Date } | null
}

/**
 * A member of staff and, with a valid cookie of this session, their access. It is read for every
 * request, so that removing a role takes effect at once.
 *
 * @param options `isUse`: counts as use, at most once a minute: the idle limit counts from there
 * @returns `null` for who is not of the staff, or no longer
 */
export async function findStaff(
  database: Database,
  asker: { userId: string; sessionId: string; token: string | undefined },
  { isUse }: { isUse: boolean },
): Promise<FoundStaff | null> {
  const idle = sql`make_interval(mins => ${accessIdleMinutes})`
  const found = await database.execute<{ roles: StaffRole[]; endsAt: string | null }>(sql`
    with open as (
      select token_hash, last_used_at, expires_at from ${staffAccess}
      where token_hash = ${hashToken(asker.token ?? '')}
        and user_id = ${asker.userId} and session_id = ${asker.sessionId}
        and expires_at > now() and last_used_at > now() - ${idle}
    ), used as (
      update ${staffAccess} set last_used_at = now() from open
      where ${isUse} and ${staffAccess.tokenHash} = open.token_hash
        and open.last_used_at < now() - interval '1 minute'
    )
    select to_jsonb(roles) as roles, (select expires_at from open) as "endsAt"
    from ${staffMember}
    where user_id = ${asker.userId} and ended_at is null`)
  const [row] = found.rows
  if (!row) return null
  return { roles: row.roles, access: row.endsAt ? { endsAt: new Date(row.endsAt) } : null }
}

/** @returns whether there was one to end */
export async function endStaffAccess(
  transaction: Database,
  { sessionId, token }: { sessionId: string; token: string },
): Promise<boolean> {
  const ended = await transaction
    .delete(staffAccess)
    .where(
      and(
        eq(staffAccess.tokenHash, hashToken(token)),
        eq(staffAccess.sessionId, sessionId),
        gt(staffAccess.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: staffAccess.userId })
  return ended.length === 1
}
