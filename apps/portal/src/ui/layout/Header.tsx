import { Link } from '@tanstack/react-router'
import type { SiteFrame } from '@trivsel/content-contract/site'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { MenuSection } from './MenuSection.tsx'
import { attach } from './menu.behaviour.ts'
import { SiteSearchLink } from './SiteSearchLink.tsx'
import { usePublicPath } from './use-public-path.ts'

const menuId = 'site-menu'

type Props = { sections: SiteFrame['sections']; actions: ReactNode }

/**
 * On phones the links are a sheet that opens by the browser's own popover,
 * so the menu works before, and without, our script.
 * @param props `actions`: the items beside search and language
 */
export function Header({ sections, actions }: Props) {
  const menu = useBehaviour<HTMLDivElement>(attach)
  const path = usePublicPath()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          to="/"
          className={styles.logo}
          aria-label={organisationName()}
          activeOptions={{ exact: true }}
        >
          <Logo />
        </Link>
        <div className={styles.narrow} data-screen-only>
          <SiteSearchLink path={path} className={styles.roundLink} />
          <button type="button" className={styles.menuButton} popoverTarget={menuId}>
            {m.nav_open()}
          </button>
        </div>
        <div id={menuId} popover="auto" className={styles.menu} ref={menu} data-behaviour="menu">
          <nav aria-label={m.nav_label()}>
            <ul className={styles.sections}>
              {sections.map((section) => (
                <MenuSection key={section.href + section.text} section={section} path={path} />
              ))}
            </ul>
          </nav>
          <div className={styles.actions}>
            <SiteSearchLink path={path} className={`${styles.roundLink} ${styles.wide}`} />
            <LanguageSwitch className={styles.link} />
            {actions}
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
