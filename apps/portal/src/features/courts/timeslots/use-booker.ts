import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import type { Booker } from './booker.ts'
import { bookerQuery } from './queries.ts'

/** The visitor's rights, and whether they are loaded. */
export function useBooker(): { booker: Booker; isLoaded: boolean } {
  const user = useSessionUser()
  const { data, isPending } = useQuery({ ...bookerQuery, enabled: Boolean(user?.isFitnessMember) })
  return {
    booker: {
      isLoggedIn: Boolean(user),
      isMember: user?.isFitnessMember ?? false,
      isDisqualified: data?.isDisqualified ?? false,
      freezes: data?.freezes ?? [],
    },
    isLoaded: user !== undefined && !(user?.isFitnessMember && isPending),
  }
}
