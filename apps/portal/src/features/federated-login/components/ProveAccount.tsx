import { withCallback } from '#core/sessions/login/callback.ts'
import { LoginFields } from '#core/sessions/login/LoginFields.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from '#ui/form/FormPage.module.css'
import type { FederatedProof } from '../contract.ts'
import { linkPages, type ProviderId, providerNames } from '../providers.ts'
import { ForgetProof } from './ForgetProof.tsx'
import { IdentityOwner } from './IdentityOwner.tsx'

/** The other side's proof: a login here, or an account that is made now. Both lead back here. */
export function ProveAccount(props: {
  provider: ProviderId
  proof: FederatedProof
  callback: string | undefined
}) {
  const { provider } = props
  const name = { provider: providerNames[provider] }
  const locale = getLocale()
  const here = withCallback(pagePath(linkPages[provider], locale), props.callback)
  return (
    <>
      <IdentityOwner provider={provider} proof={props.proof} />
      <p className={styles.text}>
        {m.federated_unknown({ ...name, organisation: organisationName() })}
      </p>
      <ForgetProof provider={provider} />
      <section aria-labelledby="has-account-heading" className={styles.section}>
        <h2 id="has-account-heading">{m.federated_has_account_heading()}</h2>
        <p className={styles.text}>{m.federated_has_account_text()}</p>
        <LoginFields onLoggedIn={() => window.location.reload()} />
        <ul className={styles.links}>
          <li>
            <a href={pagePath('forgotPassword', locale)}>{m.login_forgot()}</a>
          </li>
        </ul>
      </section>
      <section aria-labelledby="no-account-heading" className={styles.section}>
        <h2 id="no-account-heading">{m.federated_no_account_heading()}</h2>
        <p className={styles.text}>{m.federated_no_account_text(name)}</p>
        <ul className={styles.links}>
          <li>
            <a href={withCallback(pagePath('signUp', locale), here)}>{m.federated_sign_up()}</a>
          </li>
        </ul>
      </section>
    </>
  )
}
