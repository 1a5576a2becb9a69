import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { defaultLocale } from '@trivsel/content-contract/locales'
import { Controller, useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import styles from '#core/staff-area/components/StaffArea.module.css'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { roleNames } from '#core/staff-area/role-names.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { firstStartTexts } from '../../first-administrator/first-start-texts.ts'
import { InviteForm as Form } from '../../model/staff-access-forms.ts'
import { inviteStaff, staffPeopleQuery } from '../queries.ts'
import { RoleChoices } from './RoleChoices.tsx'

const empty: Form = { email: '', roles: [], locale: defaultLocale, serverCode: '' }
const idPrefix = 'invite-'

/** @param props `isAlone`: nobody else has ever been of the staff, who could confirm an invitation */
export function InviteForm({ isAlone }: { isAlone: boolean }) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { ...empty, locale: getLocale() },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: 'staff-invitation', fields: ['email'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['email', 'roles', 'serverCode'],
    fieldOf: {
      ALREADY_STAFF: 'email',
      FIRST_CODE_WRONG: 'serverCode',
      FIRST_START_OVER: 'serverCode',
    },
    errorText: staffErrorText,
    codeText: (code) => firstStartTexts[code]?.() ?? staffFieldText(code),
    send: async (values) => {
      const { isWaiting } = await whileLoggedIn(() => inviteStaff(values))
      draft.forget()
      form.reset()
      const text = isWaiting ? m.staff_invite_waits : m.staff_invite_sent
      showMessage(text({ email: values.email }), 'success')
      await queryClient.invalidateQueries({ queryKey: staffPeopleQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
    },
  })
  return (
    <section className={styles.section} aria-labelledby="invite-heading">
      <h2 id="invite-heading">{m.staff_invite_heading()}</h2>
      <p>{m.staff_invite_text()}</p>
      <p>{m.staff_invite_second_person({ role: roleNames.contact() })}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}email`}
          label={m.login_email()}
          type="email"
          autoComplete="off"
          error={textOf('email')}
          {...form.register('email')}
        />
        <Controller
          control={form.control}
          name="roles"
          render={({ field }) => (
            <RoleChoices
              id={`${idPrefix}roles`}
              value={field.value}
              error={textOf('roles')}
              onChange={field.onChange}
            />
          )}
        />
        {isAlone && (
          <TextField
            id={`${idPrefix}serverCode`}
            label={m.staff_invite_server_code()}
            hint={m.staff_invite_server_code_hint()}
            autoComplete="off"
            spellCheck={false}
            error={textOf('serverCode')}
            {...form.register('serverCode')}
          />
        )}
        <DraftNote draft={draft} />
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.account_sending() : m.staff_invite()}
        </Button>
      </form>
    </section>
  )
}
