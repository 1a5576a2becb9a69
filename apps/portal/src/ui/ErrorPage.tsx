import { Button } from '@digdir/designsystemet-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { Page } from './layout/Page.tsx'
import { Notice } from './Notice.tsx'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const contentIsDown = error instanceof ApiError && error.code === 'CONTENT_UNAVAILABLE'
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <Page heading={m.error_heading()}>
      <Notice drawing="error">
        <p role="alert">{contentIsDown ? m.error_content_text() : m.error_text()}</p>
        <Button onClick={retry}>{m.error_retry()}</Button>
      </Notice>
    </Page>
  )
}
