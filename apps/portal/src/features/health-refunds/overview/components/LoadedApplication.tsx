import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Application } from '../../model/contract.ts'

type Props = {
  query: Pick<UseQueryResult<Application>, 'data' | 'error' | 'isError' | 'refetch'>
  children: (application: Application) => ReactNode
}

/** An application, or in words that there is none. */
export function LoadedApplication({ query: { data, error, isError, refetch }, children }: Props) {
  if (data) return children(data)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState drawing="not-found">
        <p>{m.health_refund_not_found()}</p>
        <p>
          <ContentLink href={pagePath('healthApplications', getLocale())}>
            {m.health_refund_to_applications()}
          </ContentLink>
        </p>
      </EmptyState>
    )
  return isError ? (
    <LoadFailure text={m.health_refund_load_error()} retry={() => refetch()} />
  ) : (
    <Waiting rows={3} />
  )
}
