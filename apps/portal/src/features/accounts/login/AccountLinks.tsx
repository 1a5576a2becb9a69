import { Link } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ErrorSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from './AccountLinks.module.css'
import { attach } from './account.behaviour.ts'
import { LoginLink } from './LoginLink.tsx'

/** Log in, or my page and log out. */
export function AccountLinks() {
  const account = useBehaviour<HTMLDivElement>(attach)
  return (
    <div
      ref={account}
      className={styles.part}
      data-behaviour="account"
      data-front={pagePath('front', getLocale())}
    >
      <div className={styles.part} data-account="visitor">
        <LoginLink />
      </div>
      <div className={styles.part} data-account="member" hidden>
        <Link to="/my-page" className="ds-button" data-size="sm">
          {m.nav_my_page()}
        </Link>
        <button type="button" className="ds-button" data-variant="tertiary" data-size="sm">
          {m.nav_logout()}
        </button>
      </div>
      <div data-account="failure" hidden>
        <ErrorSnackbar text={m.sign_out_failed()} />
      </div>
    </div>
  )
}
