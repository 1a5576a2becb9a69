import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { institutionKey } from '#core/semester-registrations/tables.server.ts'
import { findInstitution } from '#core/studies/institutions.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'

/** `<id>.<secret>`: the id finds the row, the 256 random bits after it prove the right to use it. */
const keyShape = /^([\w-]{16})\.([\w-]{43})$/

/** The institution that a key belongs to. */
export type Deliverer = { readonly keyId: string; readonly institution: string }

/**
 * @returns the key; only its hash is stored
 * @throws when there is no such institution
 */
export async function issueInstitutionKey(
  database: Database,
  actor: AuditActor,
  institution: string,
): Promise<string> {
  if (!findInstitution(institution)) throw new Error(`There is no institution "${institution}"`)
  const id = randomBytes(12).toString('base64url')
  const secret = randomBytes(32).toString('base64url')
  await database.transaction(async (transaction) => {
    await transaction.insert(institutionKey).values({ id, institution, secretHash: hashOf(secret) })
    await recordAction(transaction, actor, {
      action: 'institution-key-issued',
      subject: { kind: 'institution', id: institution },
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

/** @returns `null` for a key that is malformed, wrong, revoked or unknown */
export async function findDeliverer(database: Database, key: string): Promise<Deliverer | null> {
  const [, id, secret] = keyShape.exec(key) ?? []
  if (id === undefined || secret === undefined) return null
  const [found] = await database
    .select({ institution: institutionKey.institution, secretHash: institutionKey.secretHash })
    .from(institutionKey)
    .where(and(eq(institutionKey.id, id), isNull(institutionKey.revokedAt)))
  const expected = Buffer.from(found?.secretHash ?? hashOf(''), 'base64url')
  const isValid = timingSafeEqual(Buffer.from(hashOf(secret), 'base64url'), expected)
  return found && isValid ? { keyId: id, institution: found.institution } : null
}

/** The secret is random and long, so a slow hash would add no protection. */
function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
