import type { TextLink } from '@trivsel/content-contract/content'
import { ContentLink } from '../ContentLink.tsx'
import styles from './ActionLinks.module.css'

/** What one can do about the page, as buttons; the first is the main one. */
export function ActionLinks({ links }: { links: TextLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ text, href, openInNewTab }, index) => (
        <li key={`${href} ${text}`}>
          <ContentLink
            href={href}
            openInNewTab={openInNewTab}
            className="ds-button"
            data-variant={index === 0 ? undefined : 'secondary'}
          >
            {text}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
