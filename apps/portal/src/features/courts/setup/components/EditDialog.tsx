import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import { setupFields } from '../../model/setup-fields.ts'
import type { SetupNames } from '../../model/setup-names.ts'
import type { StaffSetup } from '../contract.ts'
import type { Values } from '../initial-values.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { type EditKind, SetupEdit } from '../setup-forms.ts'
import { setupFieldText } from '../setup-texts.ts'

const headings: Readonly<Record<EditKind, () => string>> = {
  settings: m.court_settings_heading,
  category: m.court_categories_heading,
  court: m.court_courts_heading,
  opening: m.court_openings_heading,
  price: m.court_prices_heading,
  'club-hours': m.court_club_hours_heading,
  closure: m.court_closures_heading,
}

/** The dialog that changes or adds one item of the setup. */
export function EditDialog({
  kind,
  initial,
  setup,
  onClose,
}: {
  kind: EditKind
  initial: Values
  setup: StaffSetup
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const fields: Fields<SetupNames> = setupFields[kind]
  const { version } = setup
  const own = 'id' in initial ? { id: initial.id } : {}
  const form = useEditableForm(fields, {
    idPrefix: 'court-',
    values: initial,
    schema: SetupEdit,
    toEdit: (values) => ({ kind, form: { ...own, ...values } }),
    draft: { key: `court-setup-${kind}:${own.id ?? 'new'}`, version },
    fieldOf: {
      CENTER_NOT_FOUND: 'centerId',
      CATEGORY_NOT_FOUND: 'categoryId',
      COURT_NOT_FOUND: 'courtId',
    },
    errorText: courtStaffErrorText,
    codeText: setupFieldText,
    send: async (edit, draft) => {
      const save = async () => {
        const saved = await whileLoggedIn(() => saveSetup({ edit, version }))
        draft.forget()
        return saved
      }
      // Before the dialog goes: the next change would be of a version that there was.
      const { reservations } = await save().finally(() =>
        queryClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
      )
      const text =
        reservations > 0
          ? m.court_saved_with_reservations({ count: reservations })
          : m.court_saved()
      showMessage(text, 'success')
      onClose()
    },
  })
  return (
    <Dialog heading={headings[kind]()} onClose={onClose}>
      <EditableForm form={form} context={setup} />
    </Dialog>
  )
}
