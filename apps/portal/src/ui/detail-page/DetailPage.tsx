import type {
  ContentImage,
  NavBlock,
  RichText as RichTextContent,
} from '@trivsel/content-contract/content'
import type { ReactNode } from 'react'
import { ContentLink } from '../ContentLink.tsx'
import { Page } from '../layout/Page.tsx'
import { Picture } from '../Picture.tsx'
import { GuardedRichText } from '../rich-text/GuardedRichText.tsx'
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
  /** Between the intro and the picture, such as whether the place is open now. */
  notice?: ReactNode
  /** Beside the text, on a phone before it: what one comes for. */
  facts?: ReactNode
  back: { href: string; label: string }
  children?: ReactNode
}

/** The page of one item of a list (specification, section 3: content page). */
export function DetailPage({ page, notice, facts, back, children }: Props) {
  return (
    <Page heading={page.displayName} intro={page.ingress ?? ''}>
      {notice && <div className={styles.notice}>{notice}</div>}
      {page.image && (
        <Picture
          image={page.image}
          sizes="(min-width: 75em) 71rem, 100vw"
          className={styles.picture}
          eager
        />
      )}
      <div className={styles.columns}>
        {facts}
        <div className={styles.main}>
          <GuardedRichText content={page.richText} />
          {children}
          <NavBlocks blocks={page.navBlocks} />
        </div>
      </div>
      <p className={styles.back}>
        <ContentLink href={back.href}>{back.label}</ContentLink>
      </p>
    </Page>
  )
}

/** The box beside the text. */
export function FactBox({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{heading}</h2>
      {children}
    </aside>
  )
}
