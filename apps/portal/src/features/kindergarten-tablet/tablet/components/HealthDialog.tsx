import { queryOptions, useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import { viewHealth } from '../queries.ts'
import type { ShownChild } from '../tablet-day.ts'
import styles from './Tablet.module.css'

/** Each request is written down as a look, so nothing repeats it; what was read is forgotten at once. */
const healthQuery = (id: string) =>
  queryOptions({
    queryKey: ['kindergarten-tablet-health', id],
    queryFn: () => viewHealth(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    networkMode: 'always',
  })

/** What employees have to know of a child. */
export function HealthDialog({ child, onClose }: { child: ShownChild; onClose: () => void }) {
  const { data, error, refetch } = useQuery(healthQuery(child.id))
  const { firstName, lastName } = child
  return (
    <Dialog heading={m.tablet_health_of({ name: `${firstName} ${lastName}` })} onClose={onClose}>
      {error ? (
        <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
      ) : data ? (
        <dl className={styles.facts}>
          <div>
            <dt>{m.tablet_allergies()}</dt>
            <dd>{data.allergies || m.tablet_nothing()}</dd>
          </div>
          <div>
            <dt>{m.tablet_medicines()}</dt>
            <dd>{data.medicines || m.tablet_nothing()}</dd>
          </div>
          <div>
            <dt>{m.tablet_notes()}</dt>
            <dd>{data.notes || m.tablet_nothing()}</dd>
          </div>
        </dl>
      ) : (
        <Waiting rows={2} />
      )}
      <p>{m.tablet_health_logged()}</p>
    </Dialog>
  )
}
