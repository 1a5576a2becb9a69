import { useCallback, useEffect, useState } from 'react'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { ApiError } from '#platform/api-client.ts'
import type { LinkCheck } from '../model/account-forms.ts'
import { checkLink } from './queries.ts'

export type MailedLink =
  | { state: 'checking' }
  | { state: 'good'; token: string; email: string; callback: string | undefined }
  | { state: 'bad'; text: string; isOver: boolean }

/** The link that led here: its token is in the part of the address that no server sees. */
export function useMailedLink(purpose: LinkCheck['purpose']): {
  link: MailedLink
  checkAgain: () => void
} {
  const [link, setLink] = useState<MailedLink>({ state: 'checking' })
  const [round, setRound] = useState(0)
  const checkAgain = useCallback(() => setRound((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const request = new AbortController()
    const fragment = new URLSearchParams(window.location.hash.slice(1))
    const token = fragment.get('token') ?? ''
    setLink({ state: 'checking' })
    checkLink({ purpose, token }, request.signal).then(
      ({ email }) => {
        const callback = fragment.get('callback') ?? undefined
        setLink({ state: 'good', token, email, callback })
      },
      (error: unknown) => {
        if (!request.signal.aborted) setLink(badLink(error))
      },
    )
    return () => request.abort()
  }, [purpose, round])

  return { link, checkAgain }
}

/** A token that is no token is refused by its shape; to the person it is one more bad link. */
function badLink(error: unknown): MailedLink {
  const isMisshapen = error instanceof ApiError && error.status === 400
  const failure = isMisshapen ? new ApiError(410, 'LINK_NOT_VALID') : error
  const isOver = failure instanceof ApiError && failure.status === 410
  return { state: 'bad', text: accountErrorText(failure), isOver }
}
