import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Settings } from '../../model/contract.ts'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { settingsFields } from '../../model/setup-fields.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { saveSettings, settingsQuery } from '../queries.ts'

/** The rules of freezing and terminating, in months. */
export function SettingsFields({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { version } = settings
  const form = useEditableForm(settingsFields, {
    idPrefix: 'settings-',
    values: settings,
    schema: Settings,
    toEdit: (values) => ({ ...values, version }),
    draft: { key: 'membership-settings', version },
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: async (rules, draft, show) => {
      try {
        await whileLoggedIn(() => saveSettings(rules))
        draft.forget()
        show(rules)
        showMessage(m.fitness_settings_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
      }
    },
  })
  return <EditableForm form={form} context={null} />
}
