import { editorRoles } from '@trivsel/content-contract/editor-roles'
import type { Editor } from '@trivsel/content-contract/editors'
import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'

/** An account of the content system. `locale`: the language of the mail. */
export const EditorForm = z.strictObject({
  email: EmailAddress,
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'EDITOR_NAME_REQUIRED'), z.maxLength(100, 'EDITOR_NAME_LONG')),
  role: z.enum(editorRoles),
  locale: z.enum(locales),
})
export type EditorForm = z.infer<typeof EditorForm>

export const EditorRemoval = z.strictObject({ email: EmailAddress })

export type EditorPerson = Editor & {
  isYou: boolean
  /** Their staff access has ended, and they can still log in to the content system. */
  hasLeft: boolean
}

/** `editors`: null when the content system does not answer. */
export type EditorList = { editors: EditorPerson[] | null }
