import { useQuery } from '@tanstack/react-query'
import { ownNewslettersQuery } from '../queries.ts'
import { OwnNewsletters } from './OwnNewsletters.tsx'

/** Below the list of somebody's associations; nothing for somebody who is a member of none. */
export function NewslettersOfMine() {
  const { data, error } = useQuery(ownNewslettersQuery)
  return error || (data && data.length > 0) ? <OwnNewsletters /> : null
}
