import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { Settings } from '../../model/contract.ts'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { SettingsFormValues, toSettingsForm } from '../form-values.ts'
import { saveSettings, settingsQuery } from '../queries.ts'

const idPrefix = 'settings-'
const labels = {
  freezeNotice: m.fitness_freeze_notice,
  firstYearFreeze: m.fitness_first_year_freeze,
  laterFreeze: m.fitness_later_freeze,
  uncommittedFreeze: m.fitness_uncommitted_freeze,
  terminationNotice: m.fitness_termination_notice,
} satisfies Record<keyof SettingsFormValues, () => string>
const fields = Object.keys(labels) as (keyof SettingsFormValues)[]

/** The rules of freezing and terminating, in months. */
export function SettingsFields({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(SettingsFormValues),
    defaultValues: {
      freezeNotice: String(settings.freezeNotice),
      firstYearFreeze: String(settings.firstYearFreeze),
      laterFreeze: String(settings.laterFreeze),
      uncommittedFreeze: String(settings.uncommittedFreeze),
      terminationNotice: String(settings.terminationNotice),
    },
    shouldFocusError: false,
  })
  const { version } = settings
  const draft = useStaffDraft(form, { key: 'membership-settings', fields, version })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: async (typed) => {
      try {
        await whileLoggedIn(() => saveSettings(toSettingsForm(typed, version)))
        draft.forget()
        showMessage(m.fitness_settings_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
      }
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {fields.map((field) => (
        <TextField
          key={field}
          id={idPrefix + field}
          label={labels[field]()}
          inputMode="numeric"
          error={textOf(field)}
          {...form.register(field)}
        />
      ))}
      <DraftNote draft={draft} />
      <div>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.fitness_saving() : m.fitness_save()}
        </Button>
      </div>
    </form>
  )
}
