import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ChecklistEdit } from '../checklist-forms.ts'
import type { SetupCheck } from '../contract.ts'
import { checklistsQuery, saveChecklist } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'

/** The line that is edited, as it was read; null: a new one. */
export type EditedCheck = { readonly kind: string; readonly seen: SetupCheck | null }

/** Adds, changes or removes a line of the checklist of a kind of case. */
export function CheckDialog({ edited, onClose }: { edited: EditedCheck; onClose: () => void }) {
  const { kind, seen } = edited
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const seenAs = seen && { id: seen.id, version: seen.version }
  const form = useEditableForm(checklistFields, {
    idPrefix: 'checklist-',
    values: seen ?? { isRequired: false },
    schema: ChecklistEdit,
    toEdit: (values) => ({ action: 'save', kind, seen: seenAs, form: values }),
    draft: { key: `case-check:${seen?.id ?? `new-${kind}`}`, version: seen?.version ?? null },
    errorText: caseErrorText,
    codeText: checkFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveChecklist(edit))
        draft.forget()
        showMessage(m.checklist_saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries(checklistsQuery)
      }
    },
  })
  const removal = useSingleMutation({
    mutationFn: (removed: NonNullable<typeof seenAs>) =>
      whileLoggedIn(() => saveChecklist({ action: 'remove', seen: removed })),
    onSuccess: () => showMessage(m.checklist_removed(), 'success'),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries(checklistsQuery)
    },
  })
  return (
    <Dialog heading={seen ? m.checklist_edit_heading() : m.checklist_add()} onClose={onClose}>
      <EditableForm
        form={form}
        context={undefined}
        more={
          seenAs && (
            <Button
              type="button"
              variant="tertiary"
              loading={removal.isPending}
              disabled={form.isSubmitting}
              onClick={() => removal.mutate(seenAs)}
            >
              {m.checklist_remove()}
            </Button>
          )
        }
      />
    </Dialog>
  )
}

function checkFieldText(code: string, field: string): string | undefined {
  const texts = { TEXT_REQUIRED: m.checklist_text_required }
  return localizedFieldText(texts, code, field) ?? fieldText(code)
}
