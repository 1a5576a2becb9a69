import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { templateFields } from '#core/cases/template-fields.ts'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { type EditedEntry, toEdit } from '../edited-entry.ts'
import { saveSetup, setupChanged } from '../queries.ts'
import { caseErrorText, setupFieldText } from '../refusal-messages.ts'
import { SetupEdit, type SetupPart } from '../setup-forms.ts'

type Part = {
  readonly fields: Fields<undefined>
  readonly initial: Readonly<Record<string, unknown>>
  readonly texts: Readonly<Record<'add' | 'edit' | 'remove' | 'saved', () => string>>
}

const parts: Readonly<Record<SetupPart, Part>> = {
  check: {
    fields: checklistFields,
    initial: { isRequired: false },
    texts: {
      add: m.checklist_add,
      edit: m.checklist_edit_heading,
      remove: m.checklist_remove,
      saved: m.checklist_saved,
    },
  },
  template: {
    fields: templateFields,
    initial: {},
    texts: {
      add: m.casework_template_add,
      edit: m.casework_template_edit,
      remove: m.casework_template_remove,
      saved: m.casework_template_saved,
    },
  },
}

/** Adds or changes a line of a checklist or a template. */
export function SetupDialog(props: {
  edited: EditedEntry
  onRemove: () => void
  onClose: () => void
}) {
  const { edited, onRemove, onClose } = props
  const { part, kind, seen } = edited
  const { fields, initial, texts } = parts[part]
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(fields, {
    idPrefix: 'case-setup-',
    values: seen ?? initial,
    schema: SetupEdit,
    toEdit: (values) => toEdit(edited, values),
    draft: { key: `case-${part}:${seen?.id ?? `new-${kind}`}`, version: seen?.version ?? null },
    errorText: caseErrorText,
    codeText: setupFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveSetup(edit))
        draft.forget()
        showMessage(texts.saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries(setupChanged)
      }
    },
  })
  return (
    <Dialog heading={seen ? texts.edit() : texts.add()} onClose={onClose}>
      <EditableForm
        form={form}
        context={undefined}
        more={
          seen && (
            <Button
              type="button"
              variant="tertiary"
              disabled={form.isSubmitting}
              onClick={onRemove}
            >
              {texts.remove()}
            </Button>
          )
        }
      />
    </Dialog>
  )
}
