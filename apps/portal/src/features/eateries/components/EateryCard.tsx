import { listedAddress } from '@trivsel/content-contract/addresses'
import type { EateryCard as Content } from '@trivsel/content-contract/kinds/eateries/contract'
import { HoursLines } from '#core/opening-hours/HoursLines.tsx'
import { hoursRows } from '#core/opening-hours/hours-rows.ts'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { eaterySchedule } from '../eatery-hours.ts'

/** Specification, section 2: address, affiliated study place, opening hours. */
export function EateryCard({ card, now }: { card: Content; now: Date }) {
  const schedule = eaterySchedule(card)
  return (
    <Card name={card.displayName} href={listedAddress('eatery', getLocale(), card.slug)}>
      {schedule && <OpenNow schedule={schedule} now={now} />}
      <Facts>
        <Fact label={m.place_address()}>{card.address}</Fact>
        <Fact label={m.eatery_study_place()}>{card.studyPlace?.name}</Fact>
        <Fact label={m.hours_heading()}>
          {schedule && <HoursLines rows={hoursRows(schedule.week)} />}
        </Fact>
      </Facts>
    </Card>
  )
}
