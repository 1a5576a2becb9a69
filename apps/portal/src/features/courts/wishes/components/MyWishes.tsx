import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { courtAddress } from '../../court-address.ts'
import type { CourtWish } from '../contract.ts'
import { removeWish, wishesKey, wishesQuery } from '../queries.ts'

/** The times that somebody waits for; nothing at all when there are none. */
export function MyWishes() {
  const user = useSessionUser()
  const wishes = useQuery({ ...wishesQuery(getLocale()), enabled: Boolean(user) })
  const { remove, removing } = useRemove()
  if (!wishes.data || wishes.data.items.length === 0) return null
  return (
    <>
      <h3>{m.my_wishes_heading()}</h3>
      <p>{m.my_wishes_text()}</p>
      <Rows label={m.my_wishes_heading()}>
        {wishes.data.items.map((wish) => (
          <Row
            key={wish.id}
            name={<ContentLink href={addressOf(wish)}>{timeOf(wish)}</ContentLink>}
            details={
              <>
                <p>{nameOf(wish)}</p>
                <p>{wish.isTold ? m.my_wishes_told() : m.my_wishes_waiting()}</p>
              </>
            }
            action={
              <Button
                variant="secondary"
                data-size="sm"
                loading={removing === wish.id}
                onClick={() => remove(wish.id)}
              >
                {m.my_wishes_remove()}
                <span className="ds-sr-only">: {timeOf(wish)}</span>
              </Button>
            }
          />
        ))}
      </Rows>
    </>
  )
}

const timeOf = ({ startTime, endTime }: CourtWish) =>
  sentenceCase(`${formatDayAndTime(new Date(startTime))}–${formatTime(new Date(endTime))}`)

function nameOf({ category, court, sportsCenter }: CourtWish): string {
  const center = sportsCenter?.name ?? m.my_wishes_any_center()
  return [category.name, court?.name ?? m.my_wishes_any(), center].join(', ')
}

function addressOf({ category, court, sportsCenter, startTime, endTime }: CourtWish): string {
  const chosen = { categoryId: category.id, centerId: sportsCenter?.id, courtId: court?.id }
  const span = { startsAt: new Date(startTime), endsAt: new Date(endTime) }
  return courtAddress({ ...chosen, ...span }, getLocale())
}

function useRemove() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const change = useMutation({
    mutationFn: (id: number) => whileLoggedIn(() => removeWish(id)),
    onSuccess: () => showMessage(m.my_wishes_removed(), 'success'),
    onError: (error) =>
      showMessage(isSignedOut(error) ? m.account_signed_out() : m.my_wishes_failed(), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: wishesKey }),
  })
  return {
    remove: (id: number) => change.isPending || change.mutate(id),
    removing: change.isPending ? change.variables : null,
  }
}
