import { useHydrated } from '@tanstack/react-router'
import type { FeideOffer } from '#features/feide/contract.ts'
import { FeideLogin, FeideProblem } from '#features/feide/FeideLogin.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import { safeCallback, withCallback } from '../callback.ts'
import { LoginFields } from '../LoginFields.tsx'
import styles from './AccountForm.module.css'

export function LoginPage(props: {
  callback: string | undefined
  feide: FeideOffer
  feideProblem: string | undefined
}) {
  const { callback, feide, feideProblem } = props
  const locale = getLocale()
  // The kept page is the same whatever address leads back: the browser alone knows it.
  const isHydrated = useHydrated()
  const sentFrom = isHydrated ? callback : undefined
  return (
    <Page
      heading={m.login_heading()}
      intro={sentFrom === undefined ? m.login_intro() : m.login_callback_notice()}
    >
      <FeideProblem code={isHydrated ? feideProblem : undefined} />
      <LoginFields
        // A full load: nothing that the visitor saw before is kept.
        onLoggedIn={() => window.location.assign(safeCallback(callback, locale))}
      />
      <FeideLogin offer={feide} callback={sentFrom} />
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
