import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { safeCallback, withCallback } from '#core/sessions/login/callback.ts'
import { LoginFields } from '#core/sessions/login/LoginFields.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import styles from '#ui/form/FormPage.module.css'
import { HydratedLink } from '#ui/HydratedLink.tsx'
import { Page } from '#ui/layout/Page.tsx'

export function LoginPage(props: {
  callback: string | undefined
  /** Why another way to log in led back here. */
  problems: ReactNode
  /** Ways beside the one by password. */
  otherWays: ReactNode
}) {
  const { callback, problems, otherWays } = props
  const locale = getLocale()
  const signUp = pagePath('signUp', locale)
  // The cached page is the same whatever address leads back: the browser alone knows it.
  const isHydrated = useHydrated()
  return (
    <Page
      heading={m.login_heading()}
      intro={isHydrated && callback !== undefined ? m.login_callback_notice() : m.login_intro()}
    >
      {problems}
      <LoginFields
        // A full load: nothing that the visitor saw before is kept.
        onLoggedIn={() => window.location.assign(safeCallback(callback, locale))}
      />
      {otherWays}
      <ul className={styles.links}>
        <li>
          <a href={pagePath('forgotPassword', locale)}>{m.login_forgot()}</a>
        </li>
        <li>
          <HydratedLink href={withCallback(signUp, callback)} serverHref={signUp}>
            {m.login_sign_up()}
          </HydratedLink>
        </li>
      </ul>
    </Page>
  )
}
