import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockUser } from '../account-stamp.server.ts'
import { accountRefusals } from '../contract.ts'
import { accountLink, type LinkPurpose } from '../tables.server.ts'

/** How long a link is good: long enough for a slow mail server, too short for a found mailbox. */
export const linkLifeMinutes: Record<LinkPurpose, number> = {
  'sign-up': 60,
  'reset-password': 30,
  'change-email': 60,
}

export type NewLink = {
  purpose: LinkPurpose
  email: string
  userId?: string
  /** Encrypts a national id for the row that it will lie in. */
  nationalIdFor?: (tokenHash: string) => string
}

export type AccountLink = typeof accountLink.$inferSelect

/** @returns the token: 256 random bits that only the mail will hold */
export async function createLink(database: Database, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  await database.insert(accountLink).values({
    tokenHash,
    purpose: link.purpose,
    email: link.email.toLowerCase(),
    userId: link.userId ?? null,
    nationalId: link.nationalIdFor?.(tokenHash) ?? null,
    expiresAt: sql`now() + make_interval(mins => ${linkLifeMinutes[link.purpose]})`,
  })
  return token
}

/**
 * The link with this token while it is still good.
 * @throws {Refusal} LINK_NOT_VALID (410): unknown, forged, used or too old, which look the same
 */
export async function findLink(
  database: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<AccountLink> {
  const [found] = await database
    .select()
    .from(accountLink)
    .where(
      and(
        eq(accountLink.tokenHash, hashToken(token)),
        eq(accountLink.purpose, purpose),
        isNull(accountLink.usedAt),
        gt(accountLink.expiresAt, sql`now()`),
      ),
    )
  if (!found) throw new Refusal('LINK_NOT_VALID', accountRefusals.LINK_NOT_VALID)
  return found
}

/**
 * Uses the link up, in the transaction of what it permits, and with it every other link of the
 * same person: after a success only trouble is left in them. Of many who use one at once, one
 * succeeds. Whoever has an account is held: what it has is changed behind this.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function consumeLink(
  transaction: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<AccountLink> {
  const { tokenHash, userId, email } = await findLink(transaction, purpose, token)
  if (userId) await lockUser(transaction, userId)
  const rest = userId
    ? eq(accountLink.userId, userId)
    : and(eq(accountLink.purpose, purpose), eq(accountLink.email, email))
  const withdrawn = await withdraw(transaction, rest)
  const taken = withdrawn.find((link) => link.tokenHash === tokenHash)
  // Somebody else was quicker while we waited.
  if (!taken) throw new Refusal('LINK_NOT_VALID', accountRefusals.LINK_NOT_VALID)
  return taken
}

/**
 * Takes away every link of a person whose account is held: whoever has asked for one before may be
 * somebody else.
 */
export async function withdrawLinks(transaction: Database, userId: string): Promise<void> {
  await withdraw(transaction, eq(accountLink.userId, userId))
}

/** Locked in the order of their keys, so that two of one person's links never wait crosswise. */
async function withdraw(transaction: Database, which: SQL | undefined): Promise<AccountLink[]> {
  const links = await transaction
    .select()
    .from(accountLink)
    .where(and(which, isNull(accountLink.usedAt)))
    .orderBy(asc(accountLink.tokenHash))
    .for('update')
  const hashes = links.map(({ tokenHash }) => tokenHash)
  if (hashes.length > 0)
    await transaction
      .update(accountLink)
      .set({ usedAt: sql`now()`, nationalId: null })
      .where(inArray(accountLink.tokenHash, hashes))
  return links
}
