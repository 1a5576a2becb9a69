import { useEffect, useState } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { ApiError } from '#platform/api-client.ts'
import type { OpenInvitation } from '../model/contract.ts'
import { checkInvitation } from './queries.ts'

export type MailedInvitation =
  | { state: 'checking' }
  | ({ state: 'valid'; token: string } & OpenInvitation)
  | { state: 'invalid'; text: string }

/** The invitation of the mailed link. Its token is in the fragment of the address, which browsers do not send. */
export function useInvitation(): MailedInvitation {
  const [invitation, setInvitation] = useState<MailedInvitation>({ state: 'checking' })
  useEffect(() => {
    const request = new AbortController()
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
    checkInvitation(token, request.signal).then(
      (open) => setInvitation({ state: 'valid', token, ...open }),
      (error: unknown) => {
        if (!request.signal.aborted) setInvitation({ state: 'invalid', text: errorText(error) })
      },
    )
    return () => request.abort()
  }, [])
  return invitation
}

/** A malformed token is refused by the schema; for the person it is an invalid link too. */
function errorText(error: unknown): string {
  const isMalformed = error instanceof ApiError && error.status === 400
  return staffErrorText(isMalformed ? new ApiError(410, 'LINK_NOT_VALID') : error)
}
