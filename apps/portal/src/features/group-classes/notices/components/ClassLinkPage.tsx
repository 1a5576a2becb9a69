import { Alert, Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { unbookingRefusalMessage } from '../../book/refusal-messages.ts'
import type { ClassLinkPurpose } from '../contract.ts'
import { classNoticeEndpoints } from '../endpoints.ts'

/**
 * The page of a mailed link. Mail programs open links by themselves, so opening the page changes nothing:
 * it says what the link does, and a button does it.
 */
export function ClassLinkPage() {
  return (
    <Page heading={m.class_link_heading()}>
      <QueryProvider>
        <MailedLink />
      </QueryProvider>
    </Page>
  )
}

function MailedLink() {
  const token = useFragment()
  const language = getLocale()
  const link = useQuery({
    queryKey: ['class-link', token, language],
    queryFn: ({ signal }) =>
      callEndpoint(classNoticeEndpoints.findLinkPurpose, {
        body: { token: token ?? '', language },
        signal,
      }),
    enabled: Boolean(token),
    retry: false,
  })
  if (token === '' || isRefusal(link.error)) return <NotValid />
  if (link.error)
    return <LoadFailure text={m.class_link_load_error()} retry={() => link.refetch()} />
  if (!link.data || !token) return <Waiting rows={2} />
  return <Purpose token={token} purpose={link.data} />
}

function Purpose({ token, purpose }: { token: string; purpose: ClassLinkPurpose }) {
  const follow = useMutation({
    mutationFn: () => callEndpoint(classNoticeEndpoints.followLink, { body: { token } }),
  })
  const isUnbooking = purpose.purpose === 'unbook'
  if (follow.isSuccess)
    return (
      <Alert data-color="success" role="status">
        <p>
          {isUnbooking
            ? m.class_link_unbooked({ name: purpose.className })
            : m.class_link_stopped()}
        </p>
        {!isUnbooking && (
          <p>
            <ContentLink href={pagePath('myClassMessages', getLocale())}>
              {m.class_messages_turn_on_again()}
            </ContentLink>
          </p>
        )}
        <OwnClasses />
      </Alert>
    )
  return (
    <>
      {isUnbooking ? <ClassToUnbook {...purpose} /> : <p>{m.class_link_stop_text()}</p>}
      {follow.error && (
        <Alert data-color="danger" role="alert">
          {unbookingRefusalMessage(codeOf(follow.error), getLocale())}
        </Alert>
      )}
      <p>
        <Button
          data-color={isUnbooking ? 'danger' : 'accent'}
          loading={follow.isPending}
          onClick={() => (follow.isIdle || follow.isError ? follow.mutate() : undefined)}
        >
          {isUnbooking ? m.class_dialog_unbook_submit() : m.class_link_stop_submit()}
        </Button>
      </p>
      <OwnClasses />
    </>
  )
}

function ClassToUnbook(purpose: Extract<ClassLinkPurpose, { purpose: 'unbook' }>) {
  return (
    <>
      <h2>{m.class_dialog_unbook_heading({ name: purpose.className })}</h2>
      <p>
        {formatDayAndTime(new Date(purpose.startTime))} · {purpose.centerName}
      </p>
      <p>
        {m.my_sports_unbook_until({ time: formatDayAndTime(new Date(purpose.unbookingClosesAt)) })}
      </p>
    </>
  )
}

function NotValid() {
  return (
    <>
      <p>{m.class_link_not_valid()}</p>
      <OwnClasses />
    </>
  )
}

function OwnClasses() {
  return (
    <p>
      <ContentLink href={pagePath('mySports', getLocale())}>
        {m.my_page_next_class_all()}
      </ContentLink>
    </p>
  )
}

/** The fragment of the address, which is not sent to servers; null before hydration. */
function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null)
  useEffect(() => setFragment(window.location.hash.slice(1)), [])
  return fragment
}

function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

function codeOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.code : undefined
}
