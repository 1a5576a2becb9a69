import { type FixedPageKey, fixedAddresses } from '@trivsel/content-contract/addresses'
import type {
  ContentImage,
  NavBlock,
  RichText as RichTextContent,
  TextLink,
} from '@trivsel/content-contract/content'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { ContentLink } from '../ContentLink.tsx'
import { Page } from '../layout/Page.tsx'
import { useMenuSection } from '../layout/use-menu-section.ts'
import { Picture } from '../Picture.tsx'
import { pageName } from '../page-names.ts'
import { GuardedRichText } from '../rich-text/GuardedRichText.tsx'
import { ActionLinks } from './ActionLinks.tsx'
import styles from './DetailPage.module.css'
import { NavBlocks } from './NavBlocks.tsx'

type Props = {
  page: {
    displayName: string
    ingress: string | null
    image: ContentImage | null
    richText: RichTextContent
    navBlocks: NavBlock[]
  }
  /** Right under the intro, such as whether the place is open now. */
  notice?: ReactNode
  /** What one comes for: beside the picture, before everything else. Without them the text is there. */
  facts?: ReactNode
  /** What one can do about it, the main thing first. */
  actions?: TextLink[]
  /** The list that the item is one of. */
  list: { page: FixedPageKey; back: string }
  children?: ReactNode
}

/** The page of one item of a list (specification, section 3: content page): facts first. */
export function DetailPage({ page, notice, facts, actions = [], list, children }: Props) {
  const section = useMenuSection()
  const href = fixedAddresses[list.page][getLocale()]
  // A list may be a section of the menu itself, under another name.
  const above = section.filter((parent) => parent.href !== href)
  return (
    <Page
      heading={page.displayName}
      intro={page.ingress ?? ''}
      parents={[...above, { name: pageName(list.page), href }]}
      lead={
        <>
          {notice && <div className={styles.notice}>{notice}</div>}
          {facts || <Text content={page.richText} />}
          {actions.length > 0 && (
            <div className={styles.actions}>
              <ActionLinks links={actions} />
            </div>
          )}
        </>
      }
      picture={
        page.image && <Picture image={page.image} sizes="(min-width: 60em) 34rem, 100vw" eager />
      }
    >
      <div className={styles.main}>
        {facts && <GuardedRichText content={page.richText} />}
        {children}
      </div>
      <NavBlocks blocks={page.navBlocks} />
      <p className={styles.back}>
        <ContentLink href={href}>{list.back}</ContentLink>
      </p>
    </Page>
  )
}

function Text({ content }: { content: RichTextContent }) {
  return (
    <div className={styles.text}>
      <GuardedRichText content={content} />
    </div>
  )
}

/** The facts of the item and what one can do about it. */
export function FactBox({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts" className="ds-sr-only">
        {heading}
      </h2>
      {children}
    </section>
  )
}
