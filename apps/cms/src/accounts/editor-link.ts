import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { RequestRefusal } from '../requests/request-refusal.ts'
import type { CmsDatabase } from './cms-database.ts'

/** Long enough for a slow mail server, too short for a found mailbox. */
export const linkLifeMinutes = 30
/** Of somebody who does not sit and wait for it. */
export const invitationHours = 72

/** @returns the token, which only the mail will hold; `null`: nobody has this address */
export async function createLink(
  database: CmsDatabase,
  email: string,
  minutes = linkLifeMinutes,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await database.execute(sql`
    update cms.editors set reset_password_token = ${hashOf(token)},
      reset_password_expiration = now() + make_interval(mins => ${minutes})
    where email = ${email.trim().toLowerCase()}
    returning id`)
  return rows.length === 1 ? token : null
}

export type LinkedEditor = { id: number; email: string }

/**
 * The editor of a link that is still good.
 * @throws {RequestRefusal} LINK_NOT_VALID (410): unknown, used, replaced or too old, which look the same
 */
export async function findLinked(database: CmsDatabase, token: string): Promise<LinkedEditor> {
  return oneEditor(
    await database.execute<LinkedEditor>(sql`
      select id, email from cms.editors
      where reset_password_token = ${hashOf(token)} and reset_password_expiration > now()`),
  )
}

/**
 * Uses the link up, in the transaction of what it permits. Of many who use it at once, one succeeds.
 * @throws {RequestRefusal} LINK_NOT_VALID (410)
 */
export async function consumeLink(database: CmsDatabase, token: string): Promise<LinkedEditor> {
  return oneEditor(
    await database.execute<LinkedEditor>(sql`
      update cms.editors set reset_password_token = null, reset_password_expiration = null
      where reset_password_token = ${hashOf(token)} and reset_password_expiration > now()
      returning id, email`),
  )
}

function oneEditor({ rows }: { rows: LinkedEditor[] }): LinkedEditor {
  const [editor] = rows
  if (!editor) throw new RequestRefusal('LINK_NOT_VALID', 410)
  return editor
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
