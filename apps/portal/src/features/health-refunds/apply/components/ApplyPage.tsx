import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Overview } from '../../model/contract.ts'
import { overviewQuery } from '../../overview/queries.ts'
import type { ApplySearch } from '../apply-search.ts'
import { ChoosePeriod } from './ChoosePeriod.tsx'
import { DraftArea } from './DraftArea.tsx'
import { NotNow } from './NotNow.tsx'

type Props = {
  search: ApplySearch
  go: (search: ApplySearch, replace: boolean) => void
}

/** A new application; nothing personal is in the page itself. */
export function ApplyPage(props: Props) {
  const { scheme = '', period = '' } = props.search
  return (
    <MyPageFrame heading={m.health_refund_apply_heading()} intro={m.health_refund_apply_intro()}>
      <LoginInPlaceProvider>
        <SignedIn>{() => <ApplyArea key={scheme + period} {...props} />}</SignedIn>
      </LoginInPlaceProvider>
    </MyPageFrame>
  )
}

function ApplyArea(props: Props) {
  const overview = useQuery(overviewQuery)
  if (overview.data) return <Opened {...props} overview={overview.data} />
  return overview.isError ? (
    <LoadFailure text={m.health_refund_load_error()} retry={() => overview.refetch()} />
  ) : (
    <Waiting rows={3} />
  )
}

/** What held when the page was opened holds until the form is sent, and after that for the thanks. */
function Opened({ search, go, overview }: Props & { overview: Overview }) {
  const { scheme, period } = search
  const [state] = useState(() => stateOf(overview, search))
  if (!(scheme && period)) return <ChoosePeriod overview={overview} />
  if (state !== 'form') return <NotNow state={state} />
  return <DraftArea place={{ scheme, period }} search={search} go={go} />
}

function stateOf({ schemes }: Overview, { scheme, period }: ApplySearch) {
  const periods = schemes.find(({ id }) => id === scheme)?.periods ?? []
  return periods.find((one) => one.period === period)?.state ?? 'not-open'
}
