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
import { endFields } from '../../model/scheme-fields.ts'
import { EndForm } from '../../model/scheme-forms.ts'
import { schemeErrorText, schemeFieldText } from '../../model/scheme-texts.ts'
import { endScheme } from '../queries.ts'

type Props = { scheme: StaffScheme; onClose: () => void }

/** Sets the last day of expenses that a scheme refunds; an empty field lets it go on. */
export function EndDialog({ scheme, onClose }: Props) {
  const { id, endsOn, version } = scheme
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(endFields, {
    idPrefix: 'health-scheme-end-',
    values: { endsOn },
    schema: EndForm,
    toEdit: (values) => ({ ...values, version }),
    draft: { key: `health-scheme-end:${id}`, version },
    errorText: schemeErrorText,
    codeText: schemeFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => endScheme(id, edit))
        draft.forget()
        showMessage(
          edit.endsOn === null ? m.health_scheme_goes_on() : m.health_scheme_ended(),
          'success',
        )
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffKey })
      }
    },
  })
  return (
    <Dialog heading={m.health_scheme_end_of({ name: textIn(scheme.name) })} onClose={onClose}>
      <p>{m.health_scheme_end_text()}</p>
      <EditableForm form={form} context={null} save={m.health_scheme_end_confirm()} />
    </Dialog>
  )
}
