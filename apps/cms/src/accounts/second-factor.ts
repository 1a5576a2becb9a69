import { sql } from '@payloadcms/db-postgres'
import { describeFactor, makeSecret, type NewFactor } from '@trivsel/account-guard/totp'
import type { Payload } from 'payload'
import type { CmsDatabase } from './cms-database.ts'
import { decryptFactor, encryptFactor } from './factor-encryption.ts'
import { findOrganisationName } from './organisation-name.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

export async function hasFactor(database: CmsDatabase, editorId: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from cms.editor_factors where editor_id = ${editorId} and confirmed_at is not null`)
  return rows.length > 0
}

/**
 * The app that is to be set up. Asking again before the first code gives the same secret, so that a
 * reloaded page still fits the app that has scanned it.
 */
export async function startFactorSetup(
  { db }: Payload,
  { id, email }: { id: number; email: string },
): Promise<NewFactor> {
  await db.drizzle.execute(sql`
    insert into cms.editor_factors (editor_id, secret) values (${id}, ${encryptFactor(makeSecret(), id)})
    on conflict (editor_id) do nothing`)
  const { rows } = await db.drizzle.execute<{ secret: string }>(
    sql`select secret from cms.editor_factors where editor_id = ${id} and confirmed_at is null`,
  )
  const [factor] = rows
  if (!factor) throw new Error('The second factor is set up already')
  return describeFactor(decryptFactor(factor.secret, id), {
    issuer: `${await findOrganisationName(db.drizzle, 'nb')} innhold`,
    account: email,
  })
}

/** From now on nobody logs in to this account without a code. @returns the recovery codes */
export async function confirmFactor(database: CmsDatabase, editorId: number): Promise<string[]> {
  await database.execute(
    sql`update cms.editor_factors set confirmed_at = now() where editor_id = ${editorId}`,
  )
  return renewRecoveryCodes(database, editorId)
}

/** Takes the app and the recovery codes away, and ends every session: the next mailed link sets up another. */
export async function removeFactor({ db }: Payload, editorId: number): Promise<void> {
  await db.drizzle.transaction(async (database) => {
    await database.execute(sql`delete from cms.editor_factors where editor_id = ${editorId}`)
    await database.execute(sql`delete from cms.editor_recovery_codes where editor_id = ${editorId}`)
    await database.execute(sql`delete from cms.editors_sessions where _parent_id = ${editorId}`)
  })
}
