import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { staffInvitation } from '#core/staff-area/tables.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Invitation = typeof staffInvitation.$inferSelect

/**
 * Creates a new token for an open invitation; the previous token stops working.
 * @returns `null` when the invitation is no longer open
 */
export async function createInvitationToken(
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

/** @throws {Refusal} LINK_NOT_VALID (410), the same for an unknown, forged, used, withdrawn or expired token */
export async function findInvitation(database: Database, token: string): Promise<Invitation> {
  const [found] = await database.select().from(staffInvitation).where(hasOpenToken(token))
  if (!found) throw staffRefusal('LINK_NOT_VALID')
  return found
}

/**
 * Closes the invitation, in the transaction of what it permits: of concurrent calls one succeeds.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function consumeInvitation(transaction: Database, token: string): Promise<Invitation> {
  const [invitation] = await transaction
    .update(staffInvitation)
    .set({ closedAt: sql`now()` })
    .where(hasOpenToken(token))
    .returning()
  if (!invitation) throw staffRefusal('LINK_NOT_VALID')
  return invitation
}

const isOpen = () =>
  and(isNull(staffInvitation.closedAt), gt(staffInvitation.expiresAt, sql`now()`))

const hasOpenToken = (token: string) =>
  and(eq(staffInvitation.tokenHash, hashToken(token)), isOpen())
