import type { TextLink } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { ContentLink } from '../ContentLink.tsx'
import styles from './FaqTiles.module.css'

/**
 * What many ask, each a way to its answer (specification, section 2: FAQ link tiles). They are called
 * questions where they are.
 */
export function FaqTiles({ links }: { links: TextLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className={styles.heading}>
        {links.every(isQuestion) ? m.faq_heading() : m.tiles_heading()}
      </h2>
      <ul className={styles.tiles}>
        {links.map(({ href, text, openInNewTab }) => (
          <li key={href + text}>
            <ContentLink href={href} openInNewTab={openInNewTab} className={styles.tile}>
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isQuestion({ text }: TextLink): boolean {
  return text.trimEnd().endsWith('?')
}
