import { useEffect, useState } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { ApiError } from '#platform/api-client.ts'
import type { OpenInvitation } from './contract.ts'
import { checkInvitation } from './queries.ts'

export type MailedInvitation =
  | { state: 'checking' }
  | ({ state: 'good'; token: string } & OpenInvitation)
  | { state: 'bad'; text: string }

/** The invitation that led here: its token is in the part of the address that no server sees. */
export function useInvitation(): MailedInvitation {
  const [invitation, setInvitation] = useState<MailedInvitation>({ state: 'checking' })
  useEffect(() => {
    const request = new AbortController()
    const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
    checkInvitation(token, request.signal).then(
      (open) => setInvitation({ state: 'good', token, ...open }),
      (error: unknown) => {
        if (!request.signal.aborted) setInvitation({ state: 'bad', text: textOf(error) })
      },
    )
    return () => request.abort()
  }, [])
  return invitation
}

/** A token that is no token is refused by its shape; to the person it is one more bad link. */
function textOf(error: unknown): string {
  const isMisshapen = error instanceof ApiError && error.status === 400
  return staffErrorText(isMisshapen ? new ApiError(410, 'LINK_NOT_VALID') : error)
}
