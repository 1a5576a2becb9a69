import { Alert, Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'

/** In the place of a card that is on its way, or did not come. */
export function CardState(props: {
  query: { isError: boolean; refetch: () => unknown }
  failure: string
}) {
  const { query, failure } = props
  if (!query.isError) return <Waiting />
  return (
    <Alert data-color="danger" role="alert">
      <p>{failure}</p>
      <Button variant="secondary" onClick={() => query.refetch()}>
        {m.error_retry()}
      </Button>
    </Alert>
  )
}
