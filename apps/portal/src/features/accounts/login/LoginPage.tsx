import type { ReactNode } from 'react'
import { safeCallback, withCallback } from '#core/sessions/login/callback.ts'
import { LoginFields } from '#core/sessions/login/LoginFields.tsx'
import type { LoginProblem } from '#core/sessions/login/problems.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'

export function LoginPage(props: {
  callback: string | undefined
  /** Why a login without JavaScript led back here. */
  problem: LoginProblem | undefined
  /** Why another way to log in led back here. */
  problems: ReactNode
  /** Ways beside the one by password. */
  otherMethods: ReactNode
}) {
  const { callback, problem, problems, otherMethods } = props
  const locale = getLocale()
  const signUp = pagePath('signUp', locale)
  return (
    <Page
      heading={m.login_heading()}
      intro={callback !== undefined ? m.login_callback_notice() : m.login_intro()}
    >
      {problems}
      <LoginFields
        problem={problem}
        callback={callback}
        // A full load: nothing that the visitor saw before is kept.
        onLoggedIn={() => window.location.assign(safeCallback(callback, locale))}
      />
      {otherMethods}
      <ul className={styles.links}>
        <li>
          <a href={pagePath('forgotPassword', locale)}>{m.login_forgot()}</a>
        </li>
        <li>
          <a href={withCallback(signUp, callback)}>{m.login_sign_up()}</a>
        </li>
      </ul>
    </Page>
  )
}
