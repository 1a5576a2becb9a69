import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'

/** Second step of sign-up. It says the same whether there was an account (specification, section 8). */
export function LinkSentPage() {
  const locale = getLocale()
  return (
    <Page heading={m.sign_up_sent_heading()} intro={m.sign_up_sent_intro()}>
      <p className={styles.text}>{m.sign_up_sent_text()}</p>
      <ul className={styles.links}>
        <li>
          <a href={pagePath('forgotPassword', locale)}>{m.sign_up_sent_forgot()}</a>
        </li>
        <li>
          <a href={pagePath('signUp', locale)}>{m.sign_up_sent_again()}</a>
        </li>
      </ul>
    </Page>
  )
}
