import type { Eatery } from '@trivsel/content-contract/kinds/eateries/contract'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { DetailPage } from '#ui/detail-page/DetailPage.tsx'
import { eaterySchedule } from '../eatery-hours.ts'
import { EateryFacts } from './EateryFacts.tsx'
import { EateryMenu } from './EateryMenu.tsx'

/** @param eatery `now`: milliseconds since 1970 when it was loaded */
export function EateryPage({ eatery }: { eatery: Eatery & { now: number } }) {
  const now = useNow(eatery.now)
  const schedule = eaterySchedule(eatery)
  return (
    <DetailPage
      page={eatery}
      notice={schedule && <OpenNow schedule={schedule} now={now} />}
      facts={<EateryFacts eatery={eatery} now={now} />}
      list={{ page: 'eateries', back: m.eatery_back() }}
    >
      <EateryMenu eatery={eatery} />
    </DetailPage>
  )
}
