import type { Kindergarten } from '@trivsel/content-contract/kinds/kindergartens/contract'
import { LocationActions } from '#core/locations/LocationActions.tsx'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { m } from '#messages'
import { formatHours } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { DownloadLink } from '#ui/facts/DownloadLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { kindergartenSchedule } from '../kindergarten-hours.ts'
import { OptionalField } from './OptionalField.tsx'

/** @param kindergarten `now`: milliseconds since 1970 when it was loaded */
export function KindergartenPage({
  kindergarten,
}: {
  kindergarten: Kindergarten & { now: number }
}) {
  const now = useNow(kindergarten.now)
  const schedule = kindergartenSchedule(kindergarten)
  return (
    <DetailPage
      page={kindergarten}
      notice={schedule && <OpenNow schedule={schedule} now={now} />}
      facts={<KindergartenFacts kindergarten={kindergarten} />}
      list={{ page: 'kindergartens', back: m.kindergarten_back() }}
    >
      {kindergarten.optionalFields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the editor's fields have no identity of their own
        <OptionalField key={index} field={field} />
      ))}
    </DetailPage>
  )
}

function KindergartenFacts({ kindergarten }: { kindergarten: Kindergarten }) {
  const { openingHours, yearPlan, phone } = kindergarten
  return (
    <FactBox heading={m.kindergarten_facts()}>
      <Facts>
        <Fact label={m.kindergarten_address()}>{kindergarten.address}</Fact>
        <Fact label={m.kindergarten_phone()}>{phone && <PhoneLink phone={phone} />}</Fact>
        <Fact label={m.kindergarten_opening_hours()}>
          {openingHours && formatHours(openingHours)}
        </Fact>
        <Fact label={m.kindergarten_study_place()}>{kindergarten.studyPlaceNearby}</Fact>
        <Fact label={m.kindergarten_spots()}>{kindergarten.spots}</Fact>
        <Fact label={m.kindergarten_departments()}>{kindergarten.departments}</Fact>
        <Fact label={m.kindergarten_employees()}>{kindergarten.employees}</Fact>
      </Facts>
      <LocationActions place={kindergarten} />
      {yearPlan && <DownloadLink download={yearPlan} />}
    </FactBox>
  )
}
