import { useNavigate } from '@tanstack/react-router'
import { startApplication } from './queries.ts'
import { useGrantAction } from './use-grant-action.ts'

type Start = { readonly typeId: string; readonly roundId: string; readonly copyOf: string | null }

/** Starts an application, or goes on with the draft of its type, and opens it. */
export function useStart(associationId: string | null) {
  const navigate = useNavigate()
  return useGrantAction({
    call: (start: Start) => startApplication({ ...start, associationId }),
    done: null,
    onDone: ({ id: applicationId }) =>
      associationId === null
        ? navigate({ to: '/my-page/grants/$applicationId', params: { applicationId } })
        : navigate({
            to: '/my-page/associations/details/$id/apply-for-grant/$applicationId',
            params: { id: associationId, applicationId },
          }),
  })
}
