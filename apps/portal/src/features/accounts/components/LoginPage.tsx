import { useHydrated } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import { safeCallback, withCallback } from '../callback.ts'
import styles from './AccountForm.module.css'
import { LoginFields } from './LoginFields.tsx'

export function LoginPage({ callback }: { callback: string | undefined }) {
  const locale = getLocale()
  // The kept page is the same whatever address leads back: the browser alone knows it.
  const sentFrom = useHydrated() ? callback : undefined
  return (
    <Page
      heading={m.login_heading()}
      intro={sentFrom === undefined ? m.login_intro() : m.login_callback_notice()}
    >
      <LoginFields
        // A full load: nothing that the visitor saw before is kept.
        onLoggedIn={() => window.location.assign(safeCallback(callback, locale))}
      />
      <ul className={styles.links}>
        <li>
          <a href={pagePath('forgotPassword', locale)}>{m.login_forgot()}</a>
        </li>
        <li>
          <a href={withCallback(pagePath('signUp', locale), sentFrom)}>{m.login_sign_up()}</a>
        </li>
      </ul>
    </Page>
  )
}
