import { useQuery } from '@tanstack/react-query'
import type { HelpText } from '@trivsel/content-contract/pages'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Together } from '#ui/Together.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { applicationQuery } from '../../apply/queries.ts'
import styles from '../../components/Application.module.css'
import { Help } from '../../components/Help.tsx'
import { offersRefund, showsInvoice } from '../../model/status-view.ts'
import { RefundInfo } from '../../refund/components/RefundInfo.tsx'
import { refundQuery } from '../../refund/queries.ts'
import { accountQuery } from '../queries.ts'
import { CreditNotes } from './CreditNotes.tsx'
import { EndedLetter } from './EndedLetter.tsx'
import { HowToPay } from './HowToPay.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import { Status } from './Status.tsx'
import { Timeline } from './Timeline.tsx'

/** Where a student sees what has happened to the deposit account, and what comes next. */
export function DepositAccountPage({ help }: { help: HelpText | null }) {
  return (
    <MyPageFrame
      heading={help?.heading ?? m.deposit_heading()}
      intro={help?.intro ?? m.deposit_intro()}
    >
      <SnackbarProvider>
        <SignedIn>
          {() => (
            <Together>
              <Account action={help?.action ?? null} />
            </Together>
          )}
        </SignedIn>
      </SnackbarProvider>
      <Help help={help} />
    </MyPageFrame>
  )
}

function Account({ action }: Pick<HelpText, 'action'>) {
  const application = useQuery(applicationQuery)
  const account = useQuery(accountQuery)
  const refund = useQuery(refundQuery)
  if (application.data && account.data && refund.data) {
    const { invoice, transfer, paid } = account.data
    const hasAccount = invoice !== null || account.data.booked
    const known = { application: application.data, account: account.data, refund: refund.data }
    const state = {
      status: known.application.status,
      refundStatus: known.refund.status,
      isPaid: paid,
      hasNationalId: known.refund.hasNationalId,
    }
    return (
      <div className={styles.area}>
        <Status {...known} apply={action} />
        {showsInvoice(state) && <EndedLetter account={account.data} />}
        <CreditNotes hasApplication={known.application.id !== null} />
        {hasAccount && showsInvoice(state) && <InvoiceCard account={account.data} />}
        {invoice && !paid && known.refund.id === null && <HowToPay transfer={transfer} />}
        <RefundInfo isOffered={offersRefund(state)} refund={known.refund} />
        {known.application.id && <Timeline {...known} />}
      </div>
    )
  }
  const retry = () => Promise.all([application.refetch(), account.refetch(), refund.refetch()])
  if (application.isError || account.isError || refund.isError)
    return <LoadFailure text={m.deposit_load_error()} retry={retry} />
  return <Waiting rows={3} />
}
