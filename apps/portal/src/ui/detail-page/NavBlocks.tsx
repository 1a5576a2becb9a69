import type { NavBlock } from '@trivsel/content-contract/content'
import type { ReactNode } from 'react'
import { ContentLink } from '../ContentLink.tsx'
import styles from './NavBlocks.module.css'

/**
 * Shortcuts that lead the reader on (specification, section 3: nav blocks). Where a link has no text of
 * its own, the title is the link.
 */
export function NavBlocks({ blocks }: { blocks: NavBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <ul className={styles.blocks}>
      {blocks.map(({ title, text, link }) => (
        <li key={title} className={styles.block}>
          <h2>{link && !link.text ? <BlockLink link={link}>{title}</BlockLink> : title}</h2>
          {text && <p>{text}</p>}
          {link?.text && <BlockLink link={link}>{link.text}</BlockLink>}
        </li>
      ))}
    </ul>
  )
}

function BlockLink(props: { link: NonNullable<NavBlock['link']>; children: ReactNode }) {
  const { href, openInNewTab } = props.link
  return (
    <ContentLink href={href} openInNewTab={openInNewTab}>
      {props.children}
    </ContentLink>
  )
}
