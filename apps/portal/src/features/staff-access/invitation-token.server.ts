import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { staffInvitation } from '#core/staff-area/tables.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Invitation = typeof staffInvitation.$inferSelect

/**
 * A new token for an invitation that is still open; the one before no longer works.
 * @returns `null` when there is nothing to send any more
 */
export async function makeInvitationToken(
  database: Database,
  id: string,
): Promise<{ invitation: Invitation; token: string } | null> {
  const token = randomBytes(32).toString('base64url')
  const [invitation] = await database
    .update(staffInvitation)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(staffInvitation.id, id), isOpen()))
    .returning()
  return invitation ? { invitation, token } : null
}

/** @throws {Refusal} LINK_NOT_VALID (410): unknown, forged, used, withdrawn or too old, all alike */
export async function findInvitation(database: Database, token: string): Promise<Invitation> {
  const [found] = await database.select().from(staffInvitation).where(good(token))
  if (!found) throw staffRefusal('LINK_NOT_VALID')
  return found
}

/**
 * Uses the invitation up, in the transaction of what it permits: of many at once one succeeds.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function takeInvitation(transaction: Database, token: string): Promise<Invitation> {
  const [taken] = await transaction
    .update(staffInvitation)
    .set({ closedAt: sql`now()` })
    .where(good(token))
    .returning()
  if (!taken) throw staffRefusal('LINK_NOT_VALID')
  return taken
}

const isOpen = () =>
  and(isNull(staffInvitation.closedAt), gt(staffInvitation.expiresAt, sql`now()`))

const good = (token: string) => and(eq(staffInvitation.tokenHash, hashToken(token)), isOpen())
