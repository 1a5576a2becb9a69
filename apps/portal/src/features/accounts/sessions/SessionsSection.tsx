import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { SessionSummary } from '../model/contract.ts'
import { endOtherSessions, endSession, sessionsQuery } from './queries.ts'
import styles from './SessionsSection.module.css'

/** Where the person is logged in, by browser and system. From which place, we do not know: we keep no address. */
export function SessionsSection({ sessions }: { sessions: readonly SessionSummary[] }) {
  const { end, isEnding } = useEndSessions()
  const others = sessions.filter(({ isThisOne }) => !isThisOne)
  return (
    <section aria-labelledby="sessions-heading" className={styles.section}>
      <h2 id="sessions-heading">{m.security_sessions_heading()}</h2>
      <Rows>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isEnding}
            onEnd={() => end(session.id)}
          />
        ))}
      </Rows>
      {others.length > 0 && (
        <Button variant="secondary" disabled={isEnding} onClick={() => end('others')}>
          {m.security_sessions_end_others()}
        </Button>
      )}
    </section>
  )
}

function SessionRow(props: { session: SessionSummary; isEnding: boolean; onEnd: () => void }) {
  const { startedAt, lastUsedAt, isThisOne } = props.session
  const started = formatDayAndTime(new Date(startedAt))
  const device = deviceName(props.session)
  return (
    <Row
      name={isThisOne ? `${device} · ${m.security_session_this()}` : device}
      details={m.security_session_times({
        started,
        used: formatDayAndTime(new Date(lastUsedAt)),
      })}
      action={
        !isThisOne && (
          <Button
            variant="tertiary"
            disabled={props.isEnding}
            onClick={props.onEnd}
            aria-label={m.security_session_end_label({ device, started })}
          >
            {m.security_session_end()}
          </Button>
        )
      }
    />
  )
}

function deviceName({ browser, system }: SessionSummary): string {
  if (browser && system) return m.security_session_device({ browser, system })
  return browser ?? system ?? m.security_session_unknown()
}

function useEndSessions() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (id: string) =>
      whileLoggedIn(() => (id === 'others' ? endOtherSessions() : endSession(id))),
    onSuccess: (_, id) =>
      showMessage(
        id === 'others' ? m.security_sessions_ended() : m.security_session_ended(),
        'success',
      ),
    onError: (error) => showMessage(accountErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return { end: mutate, isEnding: isPending }
}
