import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** In the place of a card that is on its way, or did not come. */
export function CardState(props: {
  query: { isError: boolean; refetch: () => unknown }
  failure: string
}) {
  const { query, failure } = props
  if (!query.isError) return <Waiting />
  return <LoadFailure text={failure} retry={() => query.refetch()} />
}
