import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import { openingKindNames } from '../../model/names.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { dayText, hoursText } from '../../model/time.ts'
import type { OpenOpening } from '../contract.ts'
import { closeOpening, openingQuery } from '../queries.ts'
import { CallOffOpeningDialog } from './CallOffOpeningDialog.tsx'
import { ChangeOpeningDialog } from './ChangeOpeningDialog.tsx'
import { ExtraChildren } from './ExtraChildren.tsx'
import styles from './Opening.module.css'

type Props = { id: string; search: TableSearch }

/** One Saturday or day of the exam guarantee: who comes, who waits, and what can be done with it. */
export function OpeningPage({ id, search }: Props) {
  const { data } = useQuery({ ...openingQuery(id), enabled: false })
  return (
    <StaffPage
      heading={
        data
          ? m.kindergarten_days_opening_heading({
              kind: openingKindNames[data.kind](),
              day: dayText(data.onDate),
            })
          : m.kindergarten_days_opening()
      }
      isNamed
      needs={kindergartenRoles}
    >
      {() => <Open id={id} search={search} />}
    </StaffPage>
  )
}

function Open({ id, search }: Props) {
  useStoredMessage()
  const { data, error, refetch } = useQuery(openingQuery(id))
  if (error && !data)
    return <LoadFailure text={staffDaysErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const { kindergarten, taken, places, isOpen, bookUntil, calledOffBecause } = data
  return (
    <div className={styles.page}>
      {calledOffBecause !== null && (
        <NoticeBox tone="warning" heading={m.kindergarten_days_state_called_off()}>
          <p>{calledOffBecause}</p>
        </NoticeBox>
      )}
      <Facts>
        <Fact label={m.kindergarten_days_kindergarten()}>{kindergarten}</Fact>
        <Fact label={m.kindergarten_days_hours()}>{hoursText(data)}</Fact>
        <Fact label={m.kindergarten_days_places()}>
          {m.kindergarten_days_taken_of({ taken, places })}
        </Fact>
        <Fact label={m.kindergarten_days_book_deadline()}>
          {isOpen ? dayText(bookUntil) : m.kindergarten_days_booking_closed()}
        </Fact>
      </Facts>
      {calledOffBecause === null && !data.isOver && <Actions open={data} />}
      <ExtraChildren open={data} search={search} refetch={refetch} />
    </div>
  )
}

function Actions({ open }: { open: OpenOpening }) {
  const { id, version, isClosed, isOpen } = open
  const [chosen, setChosen] = useState<'call-off' | 'change' | 'close' | null>(null)
  const dismiss = () => setChosen(null)
  const closing = usePress({
    call: () => closeOpening(id, { version }),
    changes: staffDaysKey,
    done: () => m.kindergarten_days_closed_done(),
    onDone: dismiss,
    errorText: staffDaysErrorText,
  })
  return (
    <div className={styles.buttons}>
      {!isClosed && (
        <Button variant="secondary" onClick={() => setChosen('change')}>
          {m.kindergarten_days_change_opening()}
        </Button>
      )}
      {isOpen && (
        <Button variant="secondary" onClick={() => setChosen('close')}>
          {m.kindergarten_days_close()}
        </Button>
      )}
      <Button variant="secondary" data-color="danger" onClick={() => setChosen('call-off')}>
        {m.kindergarten_days_call_off()}
      </Button>
      {chosen === 'change' && <ChangeOpeningDialog open={open} onClose={dismiss} />}
      {chosen === 'call-off' && <CallOffOpeningDialog open={open} onClose={dismiss} />}
      {chosen === 'close' && (
        <ConfirmDialog
          heading={m.kindergarten_days_close()}
          yes={m.kindergarten_days_close_yes()}
          isBusy={closing.isPending}
          onConfirm={() => closing.mutate()}
          onClose={dismiss}
        >
          <p>{m.kindergarten_days_close_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
