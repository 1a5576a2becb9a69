import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { Page } from './layout/Page.tsx'
import { Notice } from './Notice.tsx'

/** `data` is what the route's loader says of it: that the content system has nothing there. */
export function NotFoundPage({ data }: { data?: unknown }) {
  return (
    <Page heading={m.not_found_heading()}>
      <Notice drawing="not-found">
        <p>{data === 'NO_CONTENT' ? m.not_found_no_content() : m.not_found_text()}</p>
        <p>
          <Link to="/">{m.not_found_home()}</Link>
        </p>
      </Notice>
    </Page>
  )
}
