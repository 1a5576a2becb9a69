import { ContentLink } from '../ContentLink.tsx'
import styles from './PageTabs.module.css'

export type PageTab = {
  readonly href: string
  readonly name: string
  /** The page itself, or one below it. */
  readonly current: 'page' | 'true' | undefined
}

/** Links between the pages of one thing. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, name, current }) => (
          <li key={href}>
            <ContentLink href={href} className={styles.tab} current={current}>
              {name}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
