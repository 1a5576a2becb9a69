import type { Eatery, EateryType } from '@trivsel/content-contract/kinds/eateries/contract'
import { LocationActions } from '#core/locations/LocationActions.tsx'
import { HoursTable } from '#core/opening-hours/HoursTable.tsx'
import { hoursRows } from '#core/opening-hours/hours-rows.ts'
import { SpecialHoursList } from '#core/opening-hours/SpecialHoursList.tsx'
import { m } from '#messages'
import { FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { ReferenceLink } from '#ui/facts/ReferenceLink.tsx'
import { eaterySchedule } from '../eatery-hours.ts'

const typeNames = {
  eatery: m.eatery_type_eatery,
  coffee_bar: m.eatery_type_coffee_bar,
} as const satisfies Record<EateryType, () => string>

export function EateryFacts({ eatery, now }: { eatery: Eatery; now: Date }) {
  const { kitchenPhone, officePhone, studyPlace } = eatery
  const schedule = eaterySchedule(eatery)
  return (
    <FactBox heading={m.eatery_facts()}>
      <Facts>
        <Fact label={m.eatery_serving_type()}>{typeNames[eatery.eateryType]()}</Fact>
        <Fact label={m.location_address()}>{eatery.address}</Fact>
        <Fact label={m.eatery_study_place()}>
          {studyPlace && <ReferenceLink reference={studyPlace} />}
        </Fact>
        <Fact label={m.eatery_kitchen_phone()}>
          {kitchenPhone && <PhoneLink phone={kitchenPhone} />}
        </Fact>
        <Fact label={m.eatery_office_phone()}>
          {officePhone && <PhoneLink phone={officePhone} />}
        </Fact>
      </Facts>
      <LocationActions place={eatery} />
      {schedule && (
        <HoursTable
          caption={eatery.openingHoursTitle ?? m.hours_heading()}
          rows={hoursRows(schedule.week)}
          schedule={schedule}
          now={now}
        />
      )}
      <SpecialHoursList special={eatery.specialHours} now={now} />
    </FactBox>
  )
}
