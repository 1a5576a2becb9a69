import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLoginInPlace } from '#features/accounts/use-login-in-place.tsx'
import { useSubmit } from '#features/accounts/use-submit.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import type { FeideProof } from '../contract.ts'
import { linkFeide } from '../feide-calls.ts'
import { LinkFeideForm as Form } from '../feide-forms.ts'
import { feideErrorText, feideFieldText } from '../feide-messages.ts'
import { ForgetFeide } from './ForgetFeide.tsx'
import { WhoseFeide } from './WhoseFeide.tsx'

const idPrefix = 'link-feide-'

/** The press that links: it names whose Feide account it is. */
export function LinkFeideForm(props: {
  proof: FeideProof
  needsPassword: boolean
  onLinked: () => Promise<void>
}) {
  const { proof, needsPassword, onLinked } = props
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { proofId: proof.id, currentPassword: '', locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['currentPassword'],
    fieldOf: { FEIDE_PASSWORD_NEEDED: 'currentPassword', WRONG_PASSWORD: 'currentPassword' },
    errorText: feideErrorText,
    codeText: feideFieldText,
    send: async (values) => {
      await whileLoggedIn(() => linkFeide(values))
      await onLinked()
    },
  })
  return (
    <>
      <WhoseFeide proof={proof} />
      <p className={styles.text}>{m.feide_link_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {needsPassword && (
          <PasswordField
            id={`${idPrefix}currentPassword`}
            label={m.account_current_password()}
            autoComplete="current-password"
            error={textOf('currentPassword')}
            {...form.register('currentPassword')}
          />
        )}
        <Button type="submit" loading={isSubmitting} className={formStyles.submit}>
          {isSubmitting ? m.feide_linking() : m.feide_link_submit()}
        </Button>
      </form>
      <ForgetFeide />
    </>
  )
}
