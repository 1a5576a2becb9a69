import { z } from 'zod'
import { editorRoles } from './editor-roles.ts'
import { Email } from './email-address.ts'
import { locales } from './locales.ts'

/**
 * Path of the editors on the content system, for the portal's administrators: every call carries the
 * site key. `GET` answers `Editors`, `POST` takes an `EditorInvitation`, `DELETE` an `EditorAddress`.
 */
export const siteEditorsPath = '/api/site-editors'

const name = z.string().trim().min(1).max(100)

export const EditorInvitation = z.strictObject({
  email: Email,
  name,
  role: z.enum(editorRoles),
  locale: z.enum(locales),
})
export type EditorInvitation = z.infer<typeof EditorInvitation>

export const EditorAddress = z.strictObject({ email: Email })

const Editor = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(editorRoles),
  /** When the mailed link to a password that is not used yet ends or ended, ISO 8601; else `null`. */
  linkUntil: z.iso.datetime().nullable(),
})
export type Editor = z.infer<typeof Editor>

export const Editors = z.strictObject({ editors: z.array(Editor) })

/** Codes of refusals, with their HTTP statuses. */
export const editorRefusals = {
  ALREADY_EDITOR: 409,
  EDITOR_NOT_FOUND: 404,
  /** Somebody has to be able to let the others in. */
  LAST_EDITOR_ADMIN: 409,
} as const
export type EditorRefusal = keyof typeof editorRefusals
