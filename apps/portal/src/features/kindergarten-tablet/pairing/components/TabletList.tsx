import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import type { Tablets } from '../contract.ts'
import { shutOffTablet, tabletsKey, tabletsQuery } from '../queries.ts'
import { PairingDialog } from './PairingDialog.tsx'
import styles from './Tablets.module.css'

type Tablet = Tablets['tablets'][number]

/** The tablets of the caller's kindergartens: a new one is paired, and one that is lost is shut off. */
export function TabletList() {
  const { data, error, refetch } = useQuery(tabletsQuery)
  const [isPairing, setPairing] = useState(false)
  const [lost, setLost] = useState<Tablet | null>(null)
  if (!data)
    return error ? (
      <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <section className={styles.part} aria-labelledby="tablets">
      <h2 id="tablets">{m.tablet_staff_list()}</h2>
      {data.departments.length > 0 ? (
        <p>
          <Button onClick={() => setPairing(true)}>{m.tablet_staff_pair()}</Button>
        </p>
      ) : (
        <p>{m.tablet_no_departments()}</p>
      )}
      {data.tablets.length === 0 ? (
        <EmptyState>
          <p>{m.tablet_staff_none()}</p>
        </EmptyState>
      ) : (
        <Rows label={m.tablet_staff_list()}>
          {data.tablets.map((tablet) => (
            <TabletRow key={tablet.id} tablet={tablet} onShutOff={() => setLost(tablet)} />
          ))}
        </Rows>
      )}
      {isPairing && (
        <PairingDialog departments={data.departments} onClose={() => setPairing(false)} />
      )}
      {lost && <ShutOffDialog tablet={lost} onClose={() => setLost(null)} />}
    </section>
  )
}

function TabletRow({ tablet, onShutOff }: { tablet: Tablet; onShutOff: () => void }) {
  const { name, department, kindergarten, pairedAt, pairedBy, lastSeenAt, shutOffAt } = tablet
  const at = (instant: string) => formatDayAndTime(new Date(instant))
  return (
    <Row
      name={
        <>
          {name} {shutOffAt && <Tag data-color="danger">{m.tablet_staff_shut_off_tag()}</Tag>}
        </>
      }
      details={
        <>
          <p>{m.tablet_department({ department, kindergarten })}</p>
          <p>
            {pairedBy
              ? m.tablet_staff_paired_by({ at: at(pairedAt), by: pairedBy })
              : m.tablet_staff_paired({ at: at(pairedAt) })}{' '}
            {lastSeenAt ? m.tablet_staff_seen({ at: at(lastSeenAt) }) : m.tablet_staff_never_seen()}{' '}
            {shutOffAt && m.tablet_staff_shut_off_at({ at: at(shutOffAt) })}
          </p>
          {tablet.marksToReview > 0 && (
            <p>{m.tablet_staff_marks({ count: tablet.marksToReview })}</p>
          )}
        </>
      }
      action={
        shutOffAt === null && (
          <Button
            variant="secondary"
            data-color="danger"
            aria-label={m.tablet_staff_shut_off_of({ name })}
            onClick={onShutOff}
          >
            {m.tablet_staff_shut_off()}
          </Button>
        )
      }
    />
  )
}

function ShutOffDialog({ tablet, onClose }: { tablet: Tablet; onClose: () => void }) {
  const { id, name } = tablet
  const shutting = usePress({
    call: () => shutOffTablet(id),
    changes: tabletsKey,
    errorText: tabletErrorText,
    done: () => m.tablet_staff_is_shut_off({ name }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      heading={m.tablet_staff_shut_off_of({ name })}
      yes={m.tablet_staff_shut_off()}
      isBusy={shutting.isPending}
      onConfirm={() => shutting.mutate()}
      onClose={onClose}
    >
      <p>{m.tablet_staff_shut_off_text()}</p>
    </ConfirmDialog>
  )
}
