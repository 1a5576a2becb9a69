import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { callEndpoint } from '#platform/api-client.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { CalendarAddress } from '../contract.ts'
import { calendarEndpoints } from '../endpoints.ts'
import { calendarQuery } from '../queries.ts'
import styles from './CalendarSection.module.css'

/** The secret address from which the member's own calendar fetches their bookings. */
export function CalendarSection() {
  const user = useSessionUser()
  const calendar = useQuery({ ...calendarQuery(getLocale()), enabled: Boolean(user) })
  return (
    <section aria-labelledby="class-calendar" className={styles.section}>
      <h2 id="class-calendar">{m.class_calendar_heading()}</h2>
      <p>{m.class_calendar_text()}</p>
      {calendar.data ? (
        <Address path={calendar.data.path} />
      ) : calendar.isError ? (
        <LoadFailure text={m.class_calendar_load_error()} retry={() => calendar.refetch()} />
      ) : (
        <Waiting rows={1} />
      )}
    </section>
  )
}

function Address({ path }: CalendarAddress) {
  const [isConfirmingRenewal, setConfirmingRenewal] = useState(false)
  const showMessage = useSnackbar()
  const { renew, remove, isBusy } = useCalendarChanges()
  if (path === null)
    return (
      <Button loading={isBusy} onClick={renew}>
        {m.class_calendar_make()}
      </Button>
    )
  const url = window.location.origin + path
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showMessage(m.class_calendar_copied(), 'success')
  }
  return (
    <>
      <TextField
        id="class-calendar-address"
        label={m.class_calendar_address()}
        hint={m.class_calendar_secret()}
        error={undefined}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.actions}>
        <Button asChild>
          <a href={url.replace(/^https?:/, 'webcal:')}>{m.class_calendar_subscribe()}</a>
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {m.class_calendar_copy()}
        </Button>
        <Button variant="tertiary" onClick={() => setConfirmingRenewal(true)}>
          {m.class_calendar_renew()}
        </Button>
        <Button variant="tertiary" loading={isBusy} onClick={remove}>
          {m.class_calendar_remove()}
        </Button>
      </p>
      {isConfirmingRenewal && (
        <ConfirmDialog
          heading={m.class_calendar_renew_heading()}
          yes={m.class_calendar_renew()}
          onClose={() => setConfirmingRenewal(false)}
          onConfirm={() => {
            setConfirmingRenewal(false)
            renew()
          }}
        >
          <p>{m.class_calendar_renew_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function useCalendarChanges() {
  const language = getLocale()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const change = useSingleMutation({
    mutationFn: (wanted: 'renew' | 'remove') =>
      whileLoggedIn(async (): Promise<CalendarAddress> => {
        if (wanted === 'renew')
          return callEndpoint(calendarEndpoints.renewCalendar, { body: { language } })
        await callEndpoint(calendarEndpoints.removeCalendar)
        return { path: null }
      }),
    onSuccess: (address, wanted) => {
      queryClient.setQueryData(calendarQuery(language).queryKey, address)
      const text = wanted === 'renew' ? m.class_calendar_made() : m.class_calendar_removed()
      showMessage(text, 'success')
    },
    onError: (error) =>
      showMessage(isSignedOut(error) ? m.account_signed_out() : m.class_calendar_failed(), 'error'),
  })
  const mutate = (wanted: 'renew' | 'remove') => change.mutate(wanted)
  return {
    renew: () => mutate('renew'),
    remove: () => mutate('remove'),
    isBusy: change.isPending,
  }
}
