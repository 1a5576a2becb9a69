import type { FrontPage as Content } from '@trivsel/content-contract/pages'
import type { ReactNode } from 'react'
import { BlockList } from '#ui/blocks/BlockList.tsx'
import { FaqTiles } from '#ui/blocks/FaqTiles.tsx'
import { ExampleNotice } from '#ui/ExampleNotice.tsx'
import { useEventReplay } from '#ui/layout/use-event-replay.ts'
import { SearchBox } from '#ui/search-box/SearchBox.tsx'
import styles from './FrontPage.module.css'
import { Shortcuts } from './Shortcuts.tsx'

/** A warm word, the way to what most come for, what is true today, and then what the editors want to say. */
export function FrontPage({ page, today }: { page: Content; today: ReactNode }) {
  useEventReplay()
  return (
    <>
      <ExampleNotice of={page} />
      <div className={styles.hero}>
        <div className={styles.heroText}>
          <h1 className={styles.heading} tabIndex={-1} data-page-heading>
            {page.heading}
          </h1>
          {page.ingress && <p className={styles.ingress}>{page.ingress}</p>}
          <SearchBox />
        </div>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet="/drawings/front-night.svg" />
          <img
            className={styles.drawing}
            src="/drawings/front.svg"
            width={1600}
            height={640}
            alt=""
            fetchPriority="high"
          />
        </picture>
      </div>
      <Shortcuts blocks={page.navBlocks} />
      {today}
      <BlockList blocks={page.blocks} />
      {page.faqTiles.length > 0 && (
        <div className={styles.faq}>
          <FaqTiles links={page.faqTiles} />
        </div>
      )}
    </>
  )
}
