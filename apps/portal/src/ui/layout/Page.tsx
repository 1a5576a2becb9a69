import type { PageReference } from '@trivsel/content-contract/content'
import type { ReactNode } from 'react'
import { RichTextNodes } from '../rich-text/RichTextNodes.tsx'
import { longestWord } from '../theme/longest-word.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './Page.module.css'
import { useEventReplay } from './use-event-replay.ts'
import { useMenuSection } from './use-menu-section.ts'

type Props = {
  heading: string
  /** Of a heading that is not in the language of the page. */
  headingLang?: string
  intro?: string
  /** From the topmost page down to the parent; without them the section of the menu. */
  parents?: PageReference[]
  /** Under the intro: what one comes for. */
  lead?: ReactNode
  /** Beside heading, intro and lead; on a phone below them. */
  picture?: ReactNode
  children?: ReactNode
}

/** The frame of every page: the trail, and one main heading, which takes the focus after a navigation. */
export function Page({ heading, headingLang, intro, parents, lead, picture, children }: Props) {
  useEventReplay()
  const section = useMenuSection()
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={parents ?? section} current={heading} />
      <div className={styles.top}>
        <div className={styles.head}>
          <h1
            className="ds-heading"
            lang={headingLang}
            data-size="xl"
            tabIndex={-1}
            data-page-heading
            data-longest-word={longestWord(heading)}
          >
            {heading}
          </h1>
          {intro && (
            <p className={styles.intro}>
              <RichTextNodes content={[{ text: intro }]} />
            </p>
          )}
          {lead}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      {children}
    </div>
  )
}
