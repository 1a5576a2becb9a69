import type { TopSection as Content } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { ContentLink } from '../ContentLink.tsx'
import { Guarded } from '../Guarded.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { BlockView } from './BlockView.tsx'
import { checkBlock } from './check-block.ts'
import styles from './TopSection.module.css'

/** What stands between the intro of a list and its cards (specification, section 2). */
export function TopSection({ section }: { section: Content }) {
  switch (section.kind) {
    case 'topTaskLinks':
      return (
        <nav aria-label={m.top_tasks_label()}>
          <ul className={styles.links}>
            {section.links.map(({ href, text, openInNewTab }) => (
              <li key={href + text}>
                <ContentLink href={href} openInNewTab={openInNewTab} className={styles.link}>
                  {text}
                </ContentLink>
              </li>
            ))}
          </ul>
        </nav>
      )
    case 'infoBox':
      return (
        <section className={styles.infoBox}>
          {section.header && <h2>{section.header}</h2>}
          <RichText content={section.content} />
        </section>
      )
    case 'fullWidthBanner':
      return (
        <div className={styles.banner}>
          <Guarded check={() => checkBlock(section.block)}>
            <BlockView block={{ ...section.block, kind: 'fullWidthBanner' }} eager />
          </Guarded>
        </div>
      )
  }
}
