import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { renderContext } from '#platform/render-context.ts'
import { EmptyState } from './empty-state/EmptyState.tsx'
import { knownErrorText } from './error-text.ts'
import { Page } from './layout/Page.tsx'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <Page heading={m.error_heading()}>
      <EmptyState drawing="error">
        <p role="alert">{pageErrorText(error)}</p>
        {renderContext().lightScripts ? (
          <a className="ds-button" href={here}>
            {m.error_retry()}
          </a>
        ) : (
          <button type="button" className="ds-button" onClick={retry}>
            {m.error_retry()}
          </button>
        )}
      </EmptyState>
    </Page>
  )
}

/** The heading has the catalogue's default already: what remains to be said is what to do. */
function pageErrorText(error: unknown): string {
  const contentIsDown = error instanceof ApiError && error.code === 'CONTENT_UNAVAILABLE'
  return contentIsDown ? m.error_content_text() : (knownErrorText(error) ?? m.error_text())
}
