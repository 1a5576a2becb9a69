import { useQuery } from '@tanstack/react-query'
import { frontDeskMemberQuery } from '../queries.ts'

/** Who it is; nothing until that is known. */
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
