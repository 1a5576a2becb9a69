import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import { formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import { whenText, whereText } from '../booking-texts.ts'
import type { MoveTargets, StaffReservation } from '../contract.ts'
import { staffFieldText } from '../field-texts.ts'
import { moveBooking, moveTargetsQuery } from '../queries.ts'
import styles from './Calendar.module.css'
import { useBookingChange } from './use-booking-change.ts'

type Target = MoveTargets['items'][number]
const Chosen = z.object({ target: z.string().check(z.minLength(1, 'TARGET_REQUIRED')) })
const keyOf = ({ court, startTime }: Target) => `${court.id} ${startTime}`

/**
 * The dialog that moves a booking to another court or time of the same length, at the paid price.
 */
export function MoveDialog(props: {
  reservation: StaffReservation
  onClose: () => void
  /** After a move to where it is cheaper, by how much; in øre. */
  onCheaper: (differenceOre: number) => void
}) {
  const { reservation, onClose, onCheaper } = props
  const { id, version, startTime, priceOre, member } = reservation
  const [day, setDay] = useState(() => osloDate(new Date(startTime)))
  const { data, error } = useQuery(moveTargetsQuery(id, day))
  const targets = data?.items ?? []
  const form = useForm({
    resolver: zodResolver(Chosen),
    defaultValues: { target: '' },
    shouldFocusError: false,
  })
  const chosen = targets.find((target) => keyOf(target) === form.watch('target'))
  const differenceOre = chosen ? priceOre - chosen.priceOre : 0
  const change = useBookingChange(() => (differenceOre > 0 ? onCheaper(differenceOre) : onClose()))
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix: 'move-',
    fields: ['target'],
    errorText: courtStaffErrorText,
    codeText: staffFieldText,
    send: async ({ target }) => {
      const found = targets.find((one) => keyOf(one) === target)
      if (!found) return
      await change(async () => {
        await moveBooking(id, { version, courtId: found.court.id, fromTime: found.startTime })
        return m.court_moved({ name: member.name })
      })
    },
  })
  return (
    <Dialog heading={m.court_move_heading({ name: member.name })} onClose={onClose}>
      <p>{m.court_move_from({ where: whereText(reservation), when: whenText(reservation) })}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id="move-day"
          type="date"
          label={m.court_calendar_day()}
          value={day}
          onChange={({ target }) => {
            form.setValue('target', '')
            if (isDate(target.value)) setDay(target.value)
          }}
          error={undefined}
        />
        <SelectField
          id="move-target"
          label={m.court_move_target()}
          error={textOf('target')}
          {...form.register('target')}
        >
          <option value="">{data ? m.court_move_choose() : m.court_move_loading()}</option>
          {groupByCourt(targets).map(([name, items]) => (
            <optgroup key={name} label={name}>
              {items.map((target) => (
                <option key={keyOf(target)} value={keyOf(target)}>
                  {m.court_move_option({
                    from: formatTime(new Date(target.startTime)),
                    to: formatTime(new Date(target.endTime)),
                    court: target.court.name,
                  })}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <p role="status" className={styles.note}>
          {error && courtStaffErrorText(error)}
          {data && targets.length === 0 && m.court_move_none()}
          {chosen && priceText(chosen.priceOre, priceOre)}
        </p>
        <p className={styles.note}>{m.court_move_notified()}</p>
        <div className={styles.buttons}>
          <Button type="submit" loading={isSubmitting}>
            {m.court_move_do()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** By court name. */
function groupByCourt(targets: readonly Target[]): [string, Target[]][] {
  const groups = new Map<string, Target[]>()
  for (const target of targets) {
    const name = whereText(target)
    groups.set(name, [...(groups.get(name) ?? []), target])
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'nb'))
}

function priceText(there: number, paid: number): string {
  const amounts = { paid: formatKroner(paid), there: formatKroner(there) }
  if (there < paid) return m.court_move_cheaper(amounts)
  return there === paid ? m.court_move_same_price(amounts) : m.court_move_other_price(amounts)
}
