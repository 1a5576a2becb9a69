import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ownFieldText, staffFailureText } from '../../model/refusal-messages.ts'
import { settingFields } from '../../model/staff-fields.ts'
import type { AssociationSetup } from '../contract.ts'
import { SettingsForm } from '../forms.ts'
import { saveSettings, setupQuery } from '../queries.ts'

/** The numbers. What is being written stays when somebody else saves meanwhile. */
export function SettingFields({ settings }: { settings: AssociationSetup['settings'] }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { version } = settings
  const form = useEditableForm(settingFields, {
    idPrefix: 'association-setting-',
    values: settings,
    schema: SettingsForm,
    toEdit: (values) => ({ version, form: values }),
    draft: { key: 'association-settings', version },
    errorText: staffFailureText,
    codeText: ownFieldText,
    send: async (edit, draft, show) => {
      try {
        await whileLoggedIn(() => saveSettings(edit))
        draft.forget()
        show(edit.form)
        showMessage(m.associations_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
      }
    },
  })
  return <EditableForm form={form} context={null} />
}
