import { Button } from '@digdir/designsystemet-react'
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
import { setupErrorText, setupFieldText } from '../model/refusal-messages.ts'

/** Adds or changes one thing in a dialog, and reads the list again. */
export function EditDialog<Edit, Context>(props: {
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
  save: (edit: Edit) => Promise<unknown>
  /** What the change means, above the buttons. */
  children?: ReactNode
  remove?: { readonly text: string; readonly onPress: () => void } | null
  onClose: () => void
}) {
  const { heading, idPrefix, fields, values, context, schema, toEdit, draft, fieldOf = {} } = props
  const { save, children, remove, onClose } = props
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
        await whileLoggedIn(() => save(edit))
        used.forget()
        showMessage(m.grant_setup_saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffKey })
      }
    },
  })
  return (
    <Dialog heading={heading} onClose={onClose}>
      <EditableForm
        form={form}
        context={context}
        more={
          remove && (
            <Button
              type="button"
              variant="tertiary"
              disabled={form.isSubmitting}
              onClick={remove.onPress}
            >
              {remove.text}
            </Button>
          )
        }
      >
        {children}
      </EditableForm>
    </Dialog>
  )
}
