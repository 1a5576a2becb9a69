import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { FinancesSearch } from '../finances-search.ts'
import { financesQuery } from '../queries.ts'
import { Due } from './Due.tsx'
import styles from './Finances.module.css'
import { Returning } from './Returning.tsx'
import { YearOfMoney } from './YearOfMoney.tsx'

/** All of somebody’s money: what is due first, what they get back, and what happened, by year. */
export function FinancesPage({ search }: { search: FinancesSearch }) {
  return (
    <MyPageFrame heading={m.finances_heading()} intro={m.finances_intro()}>
      <SnackbarProvider>
        <SignedIn>{() => <OwnMoney search={search} />}</SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OwnMoney({ search }: { search: FinancesSearch }) {
  const { data, isError, refetch } = useQuery(financesQuery)
  if (isError && !data)
    return <LoadFailure text={m.finances_load_error()} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.rows.length + data.due.length + data.underway.length === 0)
    return (
      <EmptyState>
        <h2>{m.finances_none_heading()}</h2>
        <p>{m.finances_none_text()}</p>
      </EmptyState>
    )
  return (
    <div className={styles.area}>
      <Due items={data.due} />
      <Returning underway={data.underway} owed={data.owed} />
      {data.rows.length > 0 && <YearOfMoney rows={data.rows} search={search} />}
    </div>
  )
}
