import type { SiteFrame } from '@trivsel/content-contract/site'
import { m } from '#messages'
import { ContentLink } from '../ContentLink.tsx'
import { currentPart, currentSection } from './current-part.ts'
import styles from './MenuSection.module.css'

type Props = {
  section: SiteFrame['sections'][number]
  /** Of the page that is shown. */
  path: string
}

/** A link, and beside it the list of pages under it: in the phone's sheet it unfolds, else it lies over the page. */
export function MenuSection({ section, path }: Props) {
  return (
    <li className={styles.section}>
      <ContentLink
        href={section.href}
        openInNewTab={section.openInNewTab}
        className={styles.link}
        current={currentSection(section, path)}
      >
        {section.text}
      </ContentLink>
      {section.links.length > 0 && (
        <details name="menu-section" className={styles.more} suppressHydrationWarning>
          <summary className={styles.toggle}>
            <span className="ds-sr-only">{m.nav_more({ section: section.text })}</span>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.25" />
            </svg>
          </summary>
          <ul className={styles.list}>
            {section.links.map(({ href, text, openInNewTab }) => (
              <li key={href}>
                <ContentLink
                  href={href}
                  openInNewTab={openInNewTab}
                  className={styles.item}
                  current={currentPart(href, path)}
                >
                  {text}
                </ContentLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
