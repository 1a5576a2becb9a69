import { withCallback } from '#features/accounts/callback.ts'
import { LoginFields } from '#features/accounts/LoginFields.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from '#ui/form/FormPage.module.css'
import type { FeideProof } from '../contract.ts'
import { ForgetFeide } from './ForgetFeide.tsx'
import { WhoseFeide } from './WhoseFeide.tsx'

/** The other side's proof: a login here, or an account that is made now. Both lead back here. */
export function ProveAccount(props: { proof: FeideProof; callback: string | undefined }) {
  const locale = getLocale()
  const here = withCallback(pagePath('loginFeide', locale), props.callback)
  return (
    <>
      <WhoseFeide proof={props.proof} />
      <p className={styles.text}>{m.feide_unknown()}</p>
      <ForgetFeide />
      <section aria-labelledby="has-account-heading" className={styles.section}>
        <h2 id="has-account-heading">{m.feide_has_account_heading()}</h2>
        <p className={styles.text}>{m.feide_has_account_text()}</p>
        <LoginFields onLoggedIn={() => window.location.reload()} />
        <ul className={styles.links}>
          <li>
            <a href={pagePath('forgotPassword', locale)}>{m.login_forgot()}</a>
          </li>
        </ul>
      </section>
      <section aria-labelledby="no-account-heading" className={styles.section}>
        <h2 id="no-account-heading">{m.feide_no_account_heading()}</h2>
        <p className={styles.text}>{m.feide_no_account_text()}</p>
        <ul className={styles.links}>
          <li>
            <a href={withCallback(pagePath('signUp', locale), here)}>{m.feide_sign_up()}</a>
          </li>
        </ul>
      </section>
    </>
  )
}
