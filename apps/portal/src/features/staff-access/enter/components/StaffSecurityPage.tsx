import { Alert, Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { CodeField } from '#core/staff-area/components/CodeField.tsx'
import { RecoveryCodeList } from '#core/staff-area/components/RecoveryCodeList.tsx'
import styles from '#core/staff-area/components/StaffArea.module.css'
import { staffAccessQuery } from '#core/staff-area/queries.ts'
import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { rolesText } from '#core/staff-area/role-names.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { AppCodeForm } from '#core/staff-area/staff-forms.ts'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { fewCodes } from '../../model/rules.ts'
import { renewRecoveryCodes } from '../queries.ts'

/** The second factor of the member of staff, and the recovery codes for when it is lost. */
export function StaffSecurityPage() {
  return (
    <StaffPage heading={m.staff_security_heading()}>
      {(access) => (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>{m.staff_name()}</dt>
              <dd>{access.name}</dd>
            </div>
            <div>
              <dt>{m.staff_roles()}</dt>
              <dd>{rolesText(access.roles)}</dd>
            </div>
            <div>
              <dt>{m.staff_access()}</dt>
              <dd>{m.staff_access_until({ time: formatTime(new Date(access.endsAt)) })}</dd>
            </div>
            <div>
              <dt>{m.staff_factor()}</dt>
              <dd>{m.staff_factor_text()}</dd>
            </div>
          </dl>
          <RecoveryCodes left={access.recoveryCodesLeft} />
        </>
      )}
    </StaffPage>
  )
}

function RecoveryCodes({ left }: { left: number }) {
  const queryClient = useQueryClient()
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const form = useForm({
    resolver: zodResolver(AppCodeForm),
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix: 'renew-',
    fields: ['code'],
    fieldOf: { WRONG_CODE: 'code' },
    errorText: staffErrorText,
    codeText: staffFieldText,
    send: async ({ code }) => {
      setNewCodes((await renewRecoveryCodes(code)).recoveryCodes)
      form.reset()
    },
  })

  async function hideCodes() {
    setNewCodes(null)
    await queryClient.invalidateQueries({ queryKey: staffAccessQuery.queryKey })
  }

  if (newCodes) return <RecoveryCodeList codes={newCodes} onSaved={hideCodes} />
  return (
    <section className={styles.section} aria-labelledby="renew-heading">
      <h2 id="renew-heading">{m.staff_codes_heading()}</h2>
      {left <= fewCodes ? (
        <Alert data-color="warning">{m.staff_codes_few({ count: left })}</Alert>
      ) : (
        <p>{m.staff_codes_left({ count: left })}</p>
      )}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <CodeField
          id="renew-code"
          label={m.staff_enrol_code()}
          hint={m.staff_codes_renew_hint()}
          inputMode="numeric"
          error={textOf('code')}
          {...form.register('code')}
        />
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {m.staff_codes_renew()}
        </Button>
      </form>
    </section>
  )
}
