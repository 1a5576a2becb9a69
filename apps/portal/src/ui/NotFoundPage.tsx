import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { Page } from './layout/Page.tsx'
import { Notice } from './Notice.tsx'

export function NotFoundPage() {
  return (
    <Page heading={m.not_found_heading()}>
      <Notice drawing="not-found">
        <p>{m.not_found_text()}</p>
        <p>
          <Link to="/">{m.not_found_home()}</Link>
        </p>
      </Notice>
    </Page>
  )
}
