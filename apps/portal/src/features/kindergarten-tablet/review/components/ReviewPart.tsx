import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import { markKindNames } from '../../model/state-names.ts'
import styles from '../../pairing/components/Tablets.module.css'
import { tabletsKey } from '../../pairing/queries.ts'
import type { MarksToReview } from '../contract.ts'
import { dismissReviewed, marksToReviewQuery, recordReviewed } from '../queries.ts'

type Mark = MarksToReview['marks'][number]

/** What came from tablets too late to count by itself: each is recorded or dismissed. */
export function ReviewPart() {
  const { data, error, refetch } = useQuery(marksToReviewQuery)
  if (!data)
    return error ? (
      <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  return (
    <section className={styles.part} aria-labelledby="tablet-marks">
      <h2 id="tablet-marks">{m.tablet_review_heading()}</h2>
      <p>{data.marks.length === 0 ? m.tablet_review_none() : m.tablet_review_text()}</p>
      {data.marks.length > 0 && (
        <Rows label={m.tablet_review_heading()}>
          {data.marks.map((mark) => (
            <MarkRow key={mark.id} mark={mark} />
          ))}
        </Rows>
      )}
    </section>
  )
}

function MarkRow({ mark }: { mark: Mark }) {
  const { id, child, kind, at, receivedAt, tablet, department, kindergarten } = mark
  const what = m.tablet_review_mark({
    child,
    what: markKindNames[kind](),
    at: formatDayAndTime(new Date(at)),
  })
  const press = { changes: tabletsKey, errorText: tabletErrorText }
  const recording = usePress({
    ...press,
    call: () => recordReviewed(id),
    done: () => m.tablet_review_recorded(),
  })
  const dismissing = usePress({
    ...press,
    call: () => dismissReviewed(id),
    done: () => m.tablet_review_dismissed(),
  })
  return (
    <Row
      name={what}
      details={
        <p>
          {tablet}, {m.tablet_department({ department, kindergarten })}.{' '}
          {m.tablet_review_received({ at: formatDayAndTime(new Date(receivedAt)) })}
        </p>
      }
      action={
        <span className={styles.buttons}>
          <Button
            variant="secondary"
            loading={recording.isPending}
            aria-label={m.tablet_review_record_of({ what })}
            onClick={() => recording.mutate()}
          >
            {m.tablet_review_record()}
          </Button>
          <Button
            variant="tertiary"
            loading={dismissing.isPending}
            aria-label={m.tablet_review_dismiss_of({ what })}
            onClick={() => dismissing.mutate()}
          >
            {m.tablet_review_dismiss()}
          </Button>
        </span>
      }
    />
  )
}
