import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyQueries } from '#core/bank/money-queries.ts'
import { moneyErrorText } from '#core/bank/money-texts.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { AllocationPreview, TransferLine } from '../contract.ts'
import { allocate, previewAllocation } from '../queries.ts'
import { AllocationEffect } from './AllocationEffect.tsx'
import { ChooseStudent } from './ChooseStudent.tsx'

type Props = { transfer: TransferLine; onClose: () => void }

type Wanted = { customerNumber: string; preview: AllocationPreview }

/** Whose a transfer is that nobody has: first who it may be, then what it would mean, then it is saved. */
export function AllocateDialog({ transfer, onClose }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const singleFlight = useSingleFlight()

  const attempt = (work: () => Promise<void>) =>
    singleFlight(async () => {
      setBusy(true)
      setProblem(null)
      try {
        await whileLoggedIn(work)
      } catch (error) {
        setProblem(moneyErrorText(error))
      } finally {
        setBusy(false)
      }
    })

  const choose = (customerNumber: string) =>
    attempt(async () => {
      const preview = await previewAllocation(transfer.id, customerNumber)
      setWanted({ customerNumber, preview })
    })

  const save = ({ customerNumber }: Wanted) =>
    attempt(async () => {
      try {
        await allocate(transfer.id, { revision: transfer.revision, customerNumber })
        onClose()
        showMessage(m.money_allocated(), 'success')
      } finally {
        await queryClient.invalidateQueries(moneyQueries)
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
      <AllocationEffect transfer={transfer} preview={wanted.preview} />
    </Dialog>
  )
}
