import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockUser } from '../account-stamp.server.ts'
import { accountRefusals } from '../contract.ts'
import { accountLink, type LinkPurpose } from '../tables.server.ts'

/** Lifetime of a link: long enough for a slow mail server, too short for a mailbox found open later. */
export const linkLifetimeMinutes: Record<LinkPurpose, number> = {
  'sign-up': 60,
  'reset-password': 30,
  'change-email': 60,
}

export type NewLink = {
  purpose: LinkPurpose
  email: string
  userId?: string
  /** Encrypts a national id for the row with this token hash. */
  nationalIdFor?: (tokenHash: string) => string
}

export type AccountLink = typeof accountLink.$inferSelect

/** @returns the token: 256 random bits, which only the mail contains */
export async function createLink(database: Database, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  await database.insert(accountLink).values({
    tokenHash,
    purpose: link.purpose,
    email: link.email.toLowerCase(),
    userId: link.userId ?? null,
    nationalId: link.nationalIdFor?.(tokenHash) ?? null,
    expiresAt: sql`now() + make_interval(mins => ${linkLifetimeMinutes[link.purpose]})`,
  })
  return token
}

/**
 * The valid link with this token.
 * @throws {Refusal} LINK_NOT_VALID (410): unknown, forged, used or expired, without distinction
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
 * Marks the link and every other link of the same person as used, in the transaction of the action
 * that the link permits. Of concurrent uses exactly one succeeds. Locks the account, if there is one,
 * so that the caller may change it.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function consumeLink(
  transaction: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<AccountLink> {
  const { tokenHash, userId, email } = await findLink(transaction, purpose, token)
  if (userId) await lockUser(transaction, userId)
  const linksOfPerson = userId
    ? eq(accountLink.userId, userId)
    : and(eq(accountLink.purpose, purpose), eq(accountLink.email, email))
  const withdrawn = await withdraw(transaction, linksOfPerson)
  const consumed = withdrawn.find((link) => link.tokenHash === tokenHash)
  // A concurrent request used it while this one waited for the lock.
  if (!consumed) throw new Refusal('LINK_NOT_VALID', accountRefusals.LINK_NOT_VALID)
  return consumed
}

/**
 * Withdraws every link of a person whose account is locked: an earlier request may have come from
 * somebody else.
 */
export async function withdrawLinks(transaction: Database, userId: string): Promise<void> {
  await withdraw(transaction, eq(accountLink.userId, userId))
}

/** Locks the rows in the order of their keys, which prevents deadlocks. */
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
