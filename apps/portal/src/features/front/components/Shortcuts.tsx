import type { NavBlock } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from './Shortcuts.module.css'

/** What most come for, within reach of a thumb. */
export function Shortcuts({ blocks }: { blocks: NavBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <nav className={styles.shortcuts} aria-label={m.front_shortcuts()}>
      <ul className={styles.list}>
        {blocks.map(({ title, text, link }) => (
          <li key={title} className={styles.tile}>
            <h2 className={styles.title}>
              {link ? (
                <ContentLink
                  href={link.href}
                  openInNewTab={link.openInNewTab}
                  className={styles.link}
                >
                  {title}
                </ContentLink>
              ) : (
                title
              )}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
