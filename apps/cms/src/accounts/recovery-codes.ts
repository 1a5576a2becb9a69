import { createHash, randomBytes } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { sql } from '@payloadcms/db-postgres'
import type { CmsDatabase } from './cms-database.ts'

const codesAtOnce = 10
/** 16 characters of base32: too many to guess, so that a plain hash keeps them. */
const codeBytes = 10

/** Makes ten in the place of those that there were. @returns the codes, which only their owner keeps */
export async function renewRecoveryCodes(
  database: CmsDatabase,
  editorId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () =>
    base32.encode(Uint8Array.from(randomBytes(codeBytes)), { padding: false }).toLowerCase(),
  )
  const hashes = JSON.stringify(codes.map(hashOf))
  await database.execute(sql`delete from cms.editor_recovery_codes where editor_id = ${editorId}`)
  await database.execute(sql`
    insert into cms.editor_recovery_codes (editor_id, code_hash)
    select ${editorId}::int, jsonb_array_elements_text(${hashes}::jsonb)`)
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/** Uses one up. @param code without spaces and dashes, in lower case */
export async function spendRecoveryCode(
  database: CmsDatabase,
  editorId: number,
  code: string,
): Promise<boolean> {
  const used = await database.execute(sql`
    delete from cms.editor_recovery_codes
    where editor_id = ${editorId} and code_hash = ${hashOf(code)}
    returning code_hash`)
  return used.rows.length === 1
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
