import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { accountRefusals } from './contract.ts'
import { accountLink, type LinkPurpose } from './tables.server.ts'

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
export async function makeLink(database: Database, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
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
  const [found] = await database.select().from(accountLink).where(good(purpose, token))
  if (!found) throw linkNotValid()
  return found
}

/**
 * Uses the link up, in the transaction of what it permits. Of many who use it at once one succeeds.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function takeLink(
  transaction: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<AccountLink> {
  const [taken] = await transaction
    .update(accountLink)
    .set({ usedAt: sql`now()` })
    .where(good(purpose, token))
    .returning()
  if (!taken) throw linkNotValid()
  return taken
}

/** Takes away every other link for the same thing: after a success only trouble is left in them. */
export async function withdrawLinks(
  transaction: Database,
  { purpose, email }: Pick<AccountLink, 'purpose' | 'email'>,
): Promise<void> {
  await transaction
    .update(accountLink)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(accountLink.purpose, purpose),
        eq(accountLink.email, email),
        isNull(accountLink.usedAt),
      ),
    )
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function good(purpose: LinkPurpose, token: string) {
  return and(
    eq(accountLink.tokenHash, hashOf(token)),
    eq(accountLink.purpose, purpose),
    isNull(accountLink.usedAt),
    gt(accountLink.expiresAt, sql`now()`),
  )
}

function linkNotValid(): Refusal {
  return new Refusal('LINK_NOT_VALID', accountRefusals.LINK_NOT_VALID)
}
