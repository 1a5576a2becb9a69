import type { FixedPage as Content } from '@trivsel/content-contract/pages'
import type { ReactNode } from 'react'
import { TopSection } from '../blocks/TopSection.tsx'
import { Page } from '../layout/Page.tsx'

type Props = {
  /** What the editors have written for the page; null: nothing. */
  content: Content | null
  /** When the editors have written none. */
  heading: string
  intro?: string
  children: ReactNode
}

/** A page with a fixed address: heading, intro and top section from the content system. */
export function FixedPage({ content, heading, intro = '', children }: Props) {
  return (
    <Page heading={content?.heading ?? heading} intro={content?.intro ?? intro}>
      {content?.topSection && <TopSection section={content.topSection} />}
      {children}
    </Page>
  )
}
