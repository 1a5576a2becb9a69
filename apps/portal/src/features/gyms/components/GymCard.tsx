import { listedAddress } from '@trivsel/content-contract/addresses'
import type { GymCard as Content } from '@trivsel/content-contract/kinds/gyms/contract'
import { HoursLines } from '#core/opening-hours/HoursLines.tsx'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { gymHoursRows, gymSchedule } from '../gym-hours.ts'

/** Specification, section 2: opening hours split Monday-Thursday, Friday, Saturday, Sunday. */
export function GymCard({ card, now }: { card: Content; now: Date }) {
  return (
    <Card name={card.displayName} href={listedAddress('gym', getLocale(), card.slug)}>
      <OpenNow schedule={gymSchedule(card)} now={now} />
      <Facts>
        <Fact label={m.hours_heading()}>
          <HoursLines rows={gymHoursRows(card.hours)} />
        </Fact>
      </Facts>
    </Card>
  )
}
