import { useQuery } from '@tanstack/react-query'
import { frontDeskMemberQuery } from '../queries.ts'

/** Renders nothing while loading. */
export function PersonName({ memberId }: { memberId: string }) {
  const { data } = useQuery(frontDeskMemberQuery(memberId))
  if (!data) return null
  return (
    <div>
      <h2>{data.name}</h2>
      <p>{data.email}</p>
    </div>
  )
}
