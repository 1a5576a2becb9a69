import { sql } from '@payloadcms/db-postgres'
import { hashRecoveryCode, makeRecoveryCodes } from '@trivsel/account-guard/recovery-codes'
import type { CmsDatabase } from './cms-database.ts'

/** Makes ten in the place of those that there were. @returns the codes, which only their owner keeps */
export async function renewRecoveryCodes(
  database: CmsDatabase,
  editorId: number,
): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes()
  await database.execute(sql`delete from cms.editor_recovery_codes where editor_id = ${editorId}`)
  await database.execute(sql`
    insert into cms.editor_recovery_codes (editor_id, code_hash)
    select ${editorId}::int, jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)`)
  return codes
}

/** Uses one up. @param code without spaces and dashes, in lower case */
export async function spendRecoveryCode(
  database: CmsDatabase,
  editorId: number,
  code: string,
): Promise<boolean> {
  const used = await database.execute(sql`
    delete from cms.editor_recovery_codes
    where editor_id = ${editorId} and code_hash = ${hashRecoveryCode(code)}
    returning code_hash`)
  return used.rows.length === 1
}
