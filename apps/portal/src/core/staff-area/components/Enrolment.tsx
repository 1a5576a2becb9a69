import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { QrCode } from '#ui/qr-code/QrCode.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { NewFactor } from '../contract.ts'
import { beginFactor, confirmFactor, staffAccessQuery } from '../queries.ts'
import { staffErrorText, staffFieldText } from '../refusal-messages.ts'
import { AppCodeForm } from '../staff-forms.ts'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import styles from './StaffArea.module.css'

/** Sets up the app: scan, type a code, keep the recovery codes. */
export function Enrolment() {
  const queryClient = useQueryClient()
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const factor = useQuery({
    queryKey: ['staff-new-factor'],
    queryFn: ({ signal }) => beginFactor(signal),
    staleTime: Number.POSITIVE_INFINITY,
    // The secret is not kept for longer than it is shown.
    gcTime: 0,
    retry: false,
  })

  if (recoveryCodes)
    return (
      <RecoveryCodeList
        codes={recoveryCodes}
        onSaved={() => queryClient.invalidateQueries({ queryKey: staffAccessQuery.queryKey })}
      />
    )
  if (factor.error)
    return <LoadFailure text={staffErrorText(factor.error)} retry={() => factor.refetch()} />
  if (!factor.data) return <Waiting />
  return <EnrolmentForm factor={factor.data} onConfirmed={setRecoveryCodes} />
}

function EnrolmentForm(props: { factor: NewFactor; onConfirmed: (codes: string[]) => void }) {
  const form = useForm({
    resolver: zodResolver(AppCodeForm),
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    fields: ['code'],
    fieldOf: { WRONG_CODE: 'code' },
    errorText: staffErrorText,
    codeText: staffFieldText,
    send: async ({ code }) => props.onConfirmed((await confirmFactor(code)).recoveryCodes),
  })
  const { secret, address } = props.factor
  return (
    <div className={styles.box}>
      <h2>{m.staff_enrol_heading()}</h2>
      <p>{m.staff_enrol_text()}</p>
      <form method="post" onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <ol className={styles.steps}>
          <li>{m.staff_enrol_install()}</li>
          <li>
            {m.staff_enrol_scan()}
            <QrCode text={address} label={m.staff_enrol_qr()} />
            <p>
              {m.staff_enrol_type()}
              <span className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
            </p>
          </li>
          <li>
            <CodeField
              id="code"
              label={m.staff_enrol_code()}
              inputMode="numeric"
              error={textOf('code')}
              {...form.register('code')}
            />
          </li>
        </ol>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.staff_entering() : m.staff_enrol_submit()}
        </Button>
      </form>
    </div>
  )
}
