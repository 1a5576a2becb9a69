import { useQuery } from '@tanstack/react-query'
import type { HelpText } from '@trivsel/content-contract/pages'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { accountQuery, applicationQuery } from '../queries.ts'
import styles from './Application.module.css'
import { Help } from './Help.tsx'
import { HowToPay } from './HowToPay.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import { Status } from './Status.tsx'
import { Timeline } from './Timeline.tsx'

/** Where a student sees what has happened to the deposit account, and what comes next. */
export function DepositAccountPage({ help }: { help: HelpText | null }) {
  return (
    <MyPageFrame heading={m.deposit_heading()} intro={help?.intro ?? m.deposit_intro()}>
      <SnackbarProvider>
        <SignedIn>{() => <Account action={help?.action ?? null} />}</SignedIn>
      </SnackbarProvider>
      <Help help={help} />
    </MyPageFrame>
  )
}

function Account({ action }: Pick<HelpText, 'action'>) {
  const application = useQuery(applicationQuery)
  const account = useQuery(accountQuery)
  if (application.data && account.data) {
    const { invoice, transfer, paid } = account.data
    return (
      <div className={styles.area}>
        <Status application={application.data} account={account.data} apply={action} />
        {invoice && <InvoiceCard account={account.data} invoice={invoice} />}
        {!paid && invoice && <HowToPay transfer={transfer} />}
        {application.data.id && <Timeline application={application.data} account={account.data} />}
      </div>
    )
  }
  const retry = () => Promise.all([application.refetch(), account.refetch()])
  if (application.isError || account.isError)
    return <LoadFailure text={m.deposit_load_error()} retry={retry} />
  return <Waiting rows={3} />
}
