import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { dateText, monthText } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { Run } from '../contract.ts'
import { previewKey, retryRun, runsKey, runsQuery } from '../queries.ts'

/** The latest runs, and how far each has come. */
export function RunList() {
  const { data, error, refetch } = useQuery(runsQuery)
  usePreviewAfter(data?.items.filter(({ finishedAt }) => finishedAt === null).length)
  if (!data && error) return <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <section className={styles.group}>
      <h2>{m.kindergarten_runs_list()}</h2>
      {data.items.length === 0 && <p>{m.kindergarten_runs_none()}</p>}
      <Rows label={m.kindergarten_runs_list()}>
        {data.items.map((run) => (
          <Row
            key={run.id}
            name={nameOf(run)}
            details={<RunDetails run={run} />}
            action={run.failed > 0 && <Retry run={run} />}
          />
        ))}
      </Rows>
    </section>
  )
}

/** A preview that is read once a run has finished shows what was sent. */
function usePreviewAfter(running: number | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(running)
  useEffect(() => {
    if (before.current !== undefined && running !== undefined && running < before.current)
      void queryClient.invalidateQueries({ queryKey: previewKey })
    before.current = running
  }, [running, queryClient])
}

const nameOf = ({ kindergarten, month }: Run) =>
  m.kindergarten_run_name({ kindergarten, month: monthText(month) })

function RunDetails({ run }: { run: Run }) {
  const { issued, waiting, skipped, failed, amountOre, startedBy } = run
  const date = dateText(osloDate(new Date(run.startedAt)))
  return (
    <>
      <p role="status">
        {m.kindergarten_run_progress({
          done: issued,
          count: issued + waiting + failed + skipped,
        })}
        , {formatKroner(amountOre)}
      </p>
      {skipped > 0 && <p>{m.kindergarten_run_skipped({ count: skipped })}</p>}
      {failed > 0 && <p>{m.kindergarten_run_failed({ count: failed })}</p>}
      <p>
        {startedBy === null
          ? m.kindergarten_run_at({ date })
          : m.kindergarten_run_by({ name: startedBy, date })}
      </p>
    </>
  )
}

function Retry({ run }: { run: Run }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const retrying = useSingleMutation<unknown>({
    mutationFn: () => whileLoggedIn(() => retryRun(run.id)),
    onSuccess: () => showMessage(m.kindergarten_run_retried(), 'success'),
    onError: (error) => showMessage(moneyErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: runsKey }),
  })
  return (
    <Button variant="secondary" loading={retrying.isPending} onClick={() => retrying.mutate()}>
      {m.kindergarten_run_retry()}
      <span className="ds-sr-only"> {nameOf(run)}</span>
    </Button>
  )
}
