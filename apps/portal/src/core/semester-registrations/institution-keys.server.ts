import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findChoice } from '#core/studies/find-institutions.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from './record-action.server.ts'
import { institutionKey } from './tables.server.ts'

/** `<id>.<secret>`: the id finds the row, the 256 random bits after it prove the right to use it. */
const keyShape = /^([\w-]{16})\.([\w-]{43})$/

/** The institution that a key belongs to. */
export type Deliverer = { readonly keyId: string; readonly institution: string }

/**
 * @returns the key; only its hash is stored
 * @throws when there is no such institution, or it is not active
 */
export async function issueInstitutionKey(
  database: Database,
  actor: AuditActor,
  code: string,
): Promise<string> {
  if (!(await findChoice(database, code))) throw new Error(`There is no institution "${code}"`)
  const id = randomBytes(12).toString('base64url')
  const secret = randomBytes(32).toString('base64url')
  await database.transaction(async (transaction) => {
    await transaction
      .insert(institutionKey)
      .values({ id, institution: code, secretHash: hashOf(secret) })
    await recordAction(transaction, actor, {
      action: 'institution-key-issued',
      subject: { kind: 'institution', id: code },
      after: { keyId: id },
    })
  })
  return `${id}.${secret}`
}

/** @returns whether a key with this id was in use */
export async function revokeInstitutionKey(
  database: Database,
  actor: AuditActor,
  id: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [revoked] = await transaction
      .update(institutionKey)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(institutionKey.id, id), isNull(institutionKey.revokedAt)))
      .returning({ institution: institutionKey.institution })
    if (!revoked) return false
    await recordAction(transaction, actor, {
      action: 'institution-key-revoked',
      subject: { kind: 'institution', id: revoked.institution },
      before: { keyId: id },
    })
    return true
  })
}

/** The id inside a key, valid or not: attempts are counted for it. */
export function readKeyId(key: string): string | null {
  return keyShape.exec(key)?.[1] ?? null
}

/** @returns `null` for a key that is malformed, wrong, revoked, unknown or of no active institution */
export async function findDeliverer(database: Database, key: string): Promise<Deliverer | null> {
  const [, id, secret] = keyShape.exec(key) ?? []
  if (id === undefined || secret === undefined) return null
  const [found] = await database
    .select({ institution: institutionKey.institution, secretHash: institutionKey.secretHash })
    .from(institutionKey)
    .innerJoin(institution, eq(institution.code, institutionKey.institution))
    .where(
      and(
        eq(institutionKey.id, id),
        isNull(institutionKey.revokedAt),
        eq(institution.isActive, true),
      ),
    )
  const expected = Buffer.from(found?.secretHash ?? hashOf(''), 'base64url')
  const isValid = timingSafeEqual(Buffer.from(hashOf(secret), 'base64url'), expected)
  if (!found || !isValid) return null
  await noteUse(database, id)
  return { keyId: id, institution: found.institution }
}

/** To the minute, so that a delivery in many calls writes seldom. */
async function noteUse(database: Database, id: string): Promise<void> {
  const { lastUsedAt } = institutionKey
  await database
    .update(institutionKey)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(institutionKey.id, id),
        or(isNull(lastUsedAt), lt(lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    )
}

/** The secret is random and long, so a slow hash would add no protection. */
function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
