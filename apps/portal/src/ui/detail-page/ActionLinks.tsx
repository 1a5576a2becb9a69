import type { TextLink } from '@trivsel/content-contract/content'
import { ContentLink } from '../ContentLink.tsx'
import styles from './ActionLinks.module.css'

type Props = {
  links: readonly TextLink[]
  /** After them; none of these is the main one. */
  others?: readonly TextLink[]
}

/** What one can do about the page, as buttons; the first of the links is the main one. */
export function ActionLinks({ links, others = [] }: Props) {
  const all = [...links, ...others]
  if (all.length === 0) return null
  return (
    <ul className={styles.links}>
      {all.map((link) => (
        <li key={`${link.href} ${link.text}`}>
          <ContentLink
            href={link.href}
            openInNewTab={link.openInNewTab}
            className="ds-button"
            data-variant={link === links[0] ? undefined : 'secondary'}
          >
            {link.text}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
