import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'

const menuId = 'site-menu'

/**
 * On phones the links are a sheet that opens by the browser's own popover,
 * so the menu works before, and without, our script.
 */
export function Header({ account }: { account: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={m.site_name()}>
          <Logo />
        </Link>
        <button type="button" className={styles.menuButton} popoverTarget={menuId}>
          {m.nav_open()}
        </button>
        <div id={menuId} popover="auto" className={styles.menu}>
          <nav aria-label={m.nav_label()} className={styles.links}>
            <Link to="/sports/group-classes" className={styles.link}>
              {m.nav_group_classes()}
            </Link>
            <Link to="/kindergarten/kindergartens" className={styles.link}>
              {m.nav_kindergartens()}
            </Link>
          </nav>
          <div className={styles.links}>
            <LanguageSwitch className={styles.link} />
            {account}
          </div>
          <button
            type="button"
            className={styles.closeButton}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            {m.nav_close()}
          </button>
        </div>
      </div>
    </header>
  )
}
