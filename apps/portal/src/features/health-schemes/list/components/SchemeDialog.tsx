import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffScheme } from '../../model/contract.ts'
import { schemeFields } from '../../model/scheme-fields.ts'
import { SchemeForm } from '../../model/scheme-forms.ts'
import { schemeErrorText, schemeFieldText } from '../../model/scheme-texts.ts'
import { saveScheme } from '../queries.ts'

type Props = { scheme: StaffScheme; onClose: () => void }

/** Changes what applicants read of a scheme, and its place. */
export function SchemeDialog({ scheme, onClose }: Props) {
  const { id, version } = scheme
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(schemeFields, {
    idPrefix: 'health-scheme-texts-',
    values: scheme,
    schema: SchemeForm,
    toEdit: (values) => ({ ...values, version }),
    draft: { key: `health-scheme-texts:${id}`, version },
    errorText: schemeErrorText,
    codeText: schemeFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveScheme(id, edit))
        draft.forget()
        showMessage(m.health_scheme_saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffKey })
      }
    },
  })
  return (
    <Dialog heading={m.health_scheme_edit_of({ name: textIn(scheme.name) })} onClose={onClose}>
      <EditableForm form={form} context={null} />
    </Dialog>
  )
}
