import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { setupErrorText, setupFieldText } from '../model/refusal-texts.ts'

/** Adds or changes one thing in a dialog, and reads again what the staff area shows. */
export function EditDialog<Edit, Answer, Context>(props: {
  heading: string
  idPrefix: string
  fields: Fields<Context>
  values: Readonly<Record<string, unknown>>
  context: Context
  schema: z.ZodMiniType<Edit>
  toEdit: (values: Record<string, unknown>) => unknown
  draft: { readonly key: string; readonly version?: number | null }
  /** Fields that refusals are about. */
  fieldOf?: Readonly<Record<string, string>>
  save: (edit: Edit) => Promise<Answer>
  /** What is said when it is saved. */
  savedText?: (answer: Answer) => string
  onSaved?: (answer: Answer) => void
  /** What the change means, above the buttons. */
  children?: ReactNode
  /** What the button is called, where it does not save. */
  saveText?: string
  onClose: () => void
}) {
  const { heading, fields, context, fieldOf = {}, save, children, saveText, onClose } = props
  const { idPrefix, values, schema, toEdit, draft, savedText, onSaved } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(fields, {
    idPrefix,
    values,
    schema,
    toEdit,
    draft,
    fieldOf,
    errorText: setupErrorText,
    codeText: setupFieldText,
    send: async (edit, used) => {
      try {
        const answer = await whileLoggedIn(() => save(edit))
        used.forget()
        showMessage(savedText?.(answer) ?? m.kindergarten_setup_saved(), 'success')
        onClose()
        onSaved?.(answer)
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffKey })
      }
    },
  })
  return (
    <Dialog heading={heading} onClose={onClose}>
      <EditableForm form={form} context={context} {...(saveText && { save: saveText })}>
        {children}
      </EditableForm>
    </Dialog>
  )
}
