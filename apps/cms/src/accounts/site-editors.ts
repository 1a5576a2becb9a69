import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import {
  type Editor,
  EditorAddress,
  EditorInvitation,
  type EditorRefusal,
  editorRefusals,
} from '@trivsel/content-contract/editors'
import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import type { z } from 'zod'
import { hasSiteKey } from '../access/has-site-key.ts'
import { readBody } from '../endpoints/read-body.ts'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import type { CmsDatabase } from './cms-database.ts'
import { createLink, invitationHours } from './editor-link.ts'
import { mailInvitation } from './editor-mails.ts'

const maxBodyBytes = 4 * 1024
const path = '/site-editors'
const adminLanguages = { no: 'nb', en: 'en' } as const

const refuse = (status: number, error: EditorRefusal | 'UNAUTHORIZED' | 'INVALID_REQUEST') =>
  Response.json({ error }, { status })
const refuseEditor = (error: EditorRefusal) => refuse(editorRefusals[error], error)

/**
 * `GET /api/site-editors` answers everybody who has an account here. Refusals of all three are
 * `{ error }`: 401 without the site key, 400 for what the contract does not describe.
 */
const listEditors: Endpoint = {
  path,
  method: 'get',
  async handler(req) {
    if (!hasSiteKey(req)) return refuse(401, 'UNAUTHORIZED')
    const found = await findEditors(req.payload.db.drizzle)
    const editors: Editor[] = found.map(({ id: _, ...editor }) => editor)
    return Response.json({ editors }, { headers: { 'cache-control': 'no-store' } })
  },
}

/**
 * `POST /api/site-editors` makes an account and mails a link to a password. A second call changes
 * name and role and mails a new link, as long as the first is not used: then 409 ALREADY_EDITOR. The
 * first account of all becomes an admin, whatever role is asked for, and the last admin stays one:
 * 409 LAST_EDITOR_ADMIN.
 */
const inviteEditor: Endpoint = {
  path,
  method: 'post',
  handler: (req) =>
    answerSite(req, EditorInvitation, async ({ email, name, role, locale }, database) => {
      const editors = await findEditors(database)
      const known = editors.find((editor) => editor.email === email)
      if (known && known.linkUntil === null) return refuseEditor('ALREADY_EDITOR')
      if (known && role !== 'admin' && isLastAdmin(known, editors))
        return refuseEditor('LAST_EDITOR_ADMIN')
      if (known)
        await req.payload.update({ collection: 'editors', id: known.id, data: { name, role }, req })
      else
        await req.payload.create({
          collection: 'editors',
          // Nobody knows this password: the link leads to another.
          data: { email, name, role, password: randomBytes(32).toString('hex') },
          req,
        })
      const token = await createLink(database, email, invitationHours * 60)
      if (!token) throw new Error('The account of an invitation is not there')
      await mailInvitation(req.payload, { to: email, language: adminLanguages[locale], token })
      return Response.json({ success: true }, { status: known ? 200 : 201 })
    }),
}

/** `DELETE /api/site-editors` ends an account and its sessions. 404 EDITOR_NOT_FOUND, 409 LAST_EDITOR_ADMIN. */
const removeEditor: Endpoint = {
  path,
  method: 'delete',
  handler: (req) =>
    answerSite(req, EditorAddress, async ({ email }, database) => {
      const editors = await findEditors(database)
      const editor = editors.find((other) => other.email === email)
      if (!editor) return refuseEditor('EDITOR_NOT_FOUND')
      if (isLastAdmin(editor, editors)) return refuseEditor('LAST_EDITOR_ADMIN')
      await req.payload.delete({ collection: 'editors', id: editor.id, req })
      return Response.json({ success: true })
    }),
}

export const siteEditorsEndpoints: Endpoint[] = [listEditors, inviteEditor, removeEditor]

/** Runs `act` in a transaction with the lock of the accounts: of many calls at once each sees the one before. */
async function answerSite<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
  act: (given: z.output<Shape>, database: CmsDatabase) => Promise<Response>,
): Promise<Response> {
  if (!hasSiteKey(req)) return refuse(401, 'UNAUTHORIZED')
  const given = shape.safeParse(parseJson(await readBody(req.body, maxBodyBytes)))
  if (!given.success) return refuse(400, 'INVALID_REQUEST')
  await initTransaction(req)
  try {
    const database = await transactionDatabase(req)
    await database.execute(sql`lock table cms.editors in share row exclusive mode`)
    const response = await act(given.data, database)
    await commitTransaction(req)
    return response
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type FoundEditor = Editor & { id: number }

async function findEditors(database: CmsDatabase): Promise<FoundEditor[]> {
  const { rows } = await database.execute<FoundEditor>(sql`
    select id, email, name, role,
      case when reset_password_token is not null
        then to_char(reset_password_expiration at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      end as "linkUntil"
    from cms.editors order by lower(name), email`)
  return rows
}

/** Somebody has to be able to let the others in. */
const isLastAdmin = (editor: Editor, editors: readonly Editor[]) =>
  editor.role === 'admin' && editors.filter(({ role }) => role === 'admin').length === 1

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
