import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import type { FederatedProof } from '../contract.ts'
import { LinkForm as Form } from '../link-forms.ts'
import { type ProviderId, providerNames } from '../providers.ts'
import { linkIdentity } from '../queries.ts'
import { federatedErrorText, federatedFieldText } from '../refusal-messages.ts'
import { ForgetProof } from './ForgetProof.tsx'
import { IdentityOwner } from './IdentityOwner.tsx'

/** The press that links: it names whose account there it is. */
export function LinkForm(props: {
  provider: ProviderId
  proof: FederatedProof
  needsPassword: boolean
  onLinked: () => Promise<void>
}) {
  const { provider, proof, needsPassword, onLinked } = props
  const name = { provider: providerNames[provider] }
  const idPrefix = `link-${provider}-`
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { proofId: proof.id, currentPassword: '', locale: getLocale() },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['currentPassword'],
    fieldOf: { PASSWORD_NEEDED: 'currentPassword', WRONG_PASSWORD: 'currentPassword' },
    errorText: (failure) => federatedErrorText(provider, failure),
    codeText: federatedFieldText,
    send: async (values) => {
      await whileLoggedIn(() => linkIdentity(provider, values))
      await onLinked()
    },
  })
  return (
    <>
      <IdentityOwner provider={provider} proof={proof} />
      <p className={styles.text}>
        {m.federated_link_text({ ...name, organisation: organisationName() })}
      </p>
      {provider === 'id-porten' && <p className={styles.text}>{m.federated_link_proves()}</p>}
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
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.federated_linking() : m.federated_link_submit(name)}
        </Button>
      </form>
      <ForgetProof provider={provider} />
    </>
  )
}
