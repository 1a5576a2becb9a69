import type { ReactNode } from 'react'
import { m } from '#messages'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import { Logo } from '#ui/layout/Logo.tsx'
import styles from './TabletFrame.module.css'

/** In the place of the public header and footer: at the door the screen is for the list, and leads nowhere. */
export function TabletFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header} data-screen-only>
        <Logo />
        <LanguageSwitch className={styles.language} />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1 className={styles.heading} tabIndex={-1} data-page-heading>
          {m.tablet_heading()}
        </h1>
        {children}
      </main>
    </>
  )
}
