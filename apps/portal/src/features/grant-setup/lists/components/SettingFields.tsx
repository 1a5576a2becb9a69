import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { settingFields } from '../../model/list-fields.ts'
import { setupErrorText, setupFieldText } from '../../model/refusal-messages.ts'
import type { GrantSetup } from '../contract.ts'
import { SettingsForm } from '../forms.ts'
import { saveSettings } from '../queries.ts'

/** What holds for all grants. What is being written stays when somebody else saves meanwhile. */
export function SettingFields({ settings }: { settings: GrantSetup['settings'] }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { version } = settings
  const form = useEditableForm(settingFields, {
    idPrefix: 'grant-setting-',
    values: settings,
    schema: SettingsForm,
    toEdit: (values) => ({ version, form: values }),
    draft: { key: 'grant-settings', version },
    errorText: setupErrorText,
    codeText: setupFieldText,
    send: async (edit, draft, show) => {
      try {
        await whileLoggedIn(() => saveSettings(edit))
        draft.forget()
        show(edit.form)
        showMessage(m.grant_setup_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffKey })
      }
    },
  })
  return (
    <EditableForm form={form} context={null}>
      <p>{m.grant_setup_settings_change()}</p>
    </EditableForm>
  )
}
