import type { NavBlock } from '@trivsel/content-contract/content'
import { ContentLink } from '../ContentLink.tsx'
import styles from './NavBlocks.module.css'

/** Shortcuts that lead the reader on (specification, section 3: nav blocks). */
export function NavBlocks({ blocks }: { blocks: NavBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <ul className={styles.blocks}>
      {blocks.map(({ title, text, link }) => (
        <li key={title} className={styles.block}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {link && (
            <ContentLink href={link.href} openInNewTab={link.openInNewTab}>
              {link.text ?? title}
            </ContentLink>
          )}
        </li>
      ))}
    </ul>
  )
}
