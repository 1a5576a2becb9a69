import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { buildCourtAddress } from '../../model/court-address.ts'
import type { SlotAlert } from '../contract.ts'
import { removeSlotAlert, slotAlertsKey, slotAlertsQuery } from '../queries.ts'

/** The visitor's slot alerts; nothing when there are none. */
export function MySlotAlerts() {
  const user = useSessionUser()
  const alerts = useQuery({ ...slotAlertsQuery(getLocale()), enabled: Boolean(user) })
  const { remove, removing } = useRemove()
  if (!alerts.data || alerts.data.items.length === 0) return null
  return (
    <>
      <h2>{m.my_slot_alerts_heading()}</h2>
      <p>{m.my_slot_alerts_text()}</p>
      <Rows label={m.my_slot_alerts_heading()}>
        {alerts.data.items.map((alert) => (
          <Row
            key={alert.id}
            name={<ContentLink href={addressOf(alert)}>{timeOf(alert)}</ContentLink>}
            details={
              <>
                <p>{nameOf(alert)}</p>
                <p>{alert.isNotified ? m.my_slot_alerts_notified() : m.my_slot_alerts_waiting()}</p>
              </>
            }
            action={
              <Button
                variant="secondary"
                data-size="sm"
                loading={removing === alert.id}
                onClick={() => remove(alert.id)}
              >
                {m.my_slot_alerts_remove()}
                <span className="ds-sr-only">: {timeOf(alert)}</span>
              </Button>
            }
          />
        ))}
      </Rows>
    </>
  )
}

const timeOf = ({ startTime, endTime }: SlotAlert) =>
  sentenceCase(`${formatDayAndTime(new Date(startTime))}–${formatTime(new Date(endTime))}`)

function nameOf({ category, court, sportsCenter }: SlotAlert): string {
  const center = sportsCenter?.name ?? m.my_slot_alerts_any_center()
  return [category.name, court?.name ?? m.my_slot_alerts_any(), center].join(', ')
}

function addressOf({ category, court, sportsCenter, startTime, endTime }: SlotAlert): string {
  const chosen = { categoryId: category.id, centerId: sportsCenter?.id, courtId: court?.id }
  const span = { startsAt: new Date(startTime), endsAt: new Date(endTime) }
  return buildCourtAddress({ ...chosen, ...span }, getLocale())
}

function useRemove() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const change = useSingleMutation({
    mutationFn: (id: number) => whileLoggedIn(() => removeSlotAlert(id)),
    onSuccess: () => showMessage(m.my_slot_alerts_removed(), 'success'),
    onError: (error) =>
      showMessage(isSignedOut(error) ? m.account_signed_out() : m.my_slot_alerts_failed(), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: slotAlertsKey }),
  })
  return {
    remove: (id: number) => change.mutate(id),
    removing: change.isPending ? change.variables : null,
  }
}
