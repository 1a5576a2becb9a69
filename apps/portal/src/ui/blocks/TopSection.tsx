import type { TopSection as Content } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { ContentLink } from '../ContentLink.tsx'
import { Guarded } from '../Guarded.tsx'
import { NoticeBox } from '../notice/NoticeBox.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { BlockView } from './BlockView.tsx'
import { checkBlock } from './check-block.ts'
import styles from './TopSection.module.css'

/** The content between the intro of a list and its cards (specification, section 2). */
export function TopSection({ section }: { section: Content }) {
  switch (section.kind) {
    case 'topTaskLinks':
      return (
        <nav aria-label={m.top_tasks_label()}>
          <ul className={styles.links}>
            {section.links.map(({ href, text, openInNewTab }) => (
              <li key={href + text}>
                <ContentLink
                  href={href}
                  openInNewTab={openInNewTab}
                  className="ds-button"
                  data-variant="secondary"
                >
                  {text}
                </ContentLink>
              </li>
            ))}
          </ul>
        </nav>
      )
    case 'infoBox':
      return (
        <div className={styles.infoBox}>
          <NoticeBox tone="warning" heading={section.header ?? undefined}>
            <RichText content={section.content} />
          </NoticeBox>
        </div>
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
