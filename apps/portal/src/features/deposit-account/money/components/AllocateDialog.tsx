import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { AllocationPreview, TransferLine } from '../contract.ts'
import { moneyErrorText } from '../money-texts.ts'
import { allocate, moneyChanged, previewAllocation } from '../queries.ts'
import { ChooseStudent } from './ChooseStudent.tsx'

type Props = { transfer: TransferLine; onClose: () => void }

type Wanted = { customerNumber: string | null; preview: AllocationPreview }

/** Whose a transfer is: first who it may be, then what it would mean, then it is saved. */
export function AllocateDialog({ transfer, onClose }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  /** One at a time, whatever is pressed. */
  async function attempt(work: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await whileLoggedIn(work)
    } catch (error) {
      setProblem(moneyErrorText(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  const choose = (customerNumber: string | null) =>
    attempt(async () => {
      const preview = await previewAllocation(transfer.id, customerNumber)
      setWanted({ customerNumber, preview })
    })

  const save = ({ customerNumber }: Wanted) =>
    attempt(async () => {
      try {
        await allocate(transfer.id, { revision: transfer.revision, customerNumber })
        onClose()
        showMessage(customerNumber === null ? m.money_taken_back() : m.money_allocated(), 'success')
      } finally {
        await queryClient.invalidateQueries(moneyChanged)
      }
    })

  const said = problem && (
    <div role="alert">
      <NoticeBox tone="danger">
        <p>{problem}</p>
      </NoticeBox>
    </div>
  )
  if (wanted === null)
    return (
      <Dialog key="choose" heading={m.money_allocate_heading()} onClose={onClose}>
        {said}
        <ChooseStudent transfer={transfer} isBusy={isBusy} onChoose={choose} />
      </Dialog>
    )
  return (
    <Dialog
      key="confirm"
      heading={m.money_confirm_heading()}
      onClose={onClose}
      actions={
        <>
          <Button loading={isBusy} onClick={() => save(wanted)}>
            {m.money_confirm_yes()}
          </Button>
          <Button variant="secondary" onClick={() => setWanted(null)}>
            {m.dialog_cancel()}
          </Button>
        </>
      }
    >
      {said}
      <Meaning transfer={transfer} preview={wanted.preview} />
    </Dialog>
  )
}

function Meaning({
  transfer,
  preview: { from, to },
}: Pick<Wanted, 'preview'> & Pick<Props, 'transfer'>) {
  const amount = formatKroner(transfer.amountOre)
  return (
    <>
      <p>
        {to
          ? m.money_confirm_to({
              amount,
              name: to.name,
              date: formatDate(noonOf(to.birthDate), getLocale()),
              number: to.customerNumber,
            })
          : m.money_confirm_nobody({ amount })}
      </p>
      {to && (
        <>
          <p>
            {m.money_confirm_outstanding({
              before: formatKroner(to.outstandingOre),
              after: formatKroner(to.outstandingAfterOre),
            })}
          </p>
          <p>
            {to.outstandingOre > 0 && to.outstandingAfterOre === 0
              ? m.money_confirm_paid()
              : m.money_confirm_told()}
          </p>
        </>
      )}
      {from && (
        <p>
          {m.money_confirm_from({
            name: from.name,
            number: from.customerNumber,
            after: formatKroner(from.outstandingAfterOre),
          })}
        </p>
      )}
    </>
  )
}
