import type { Gym } from '@trivsel/content-contract/kinds/gyms/contract'
import { LocationActions } from '#core/locations/LocationActions.tsx'
import { HoursTable } from '#core/opening-hours/HoursTable.tsx'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { SpecialHoursList } from '#core/opening-hours/SpecialHoursList.tsx'
import { m } from '#messages'
import { useNow } from '#platform/time/use-now.ts'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Figure } from '#ui/detail-page/Figure.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { gymHoursRows, gymSchedule } from '../gym-hours.ts'

/** @param gym `now`: milliseconds since 1970 when it was loaded */
export function GymPage({ gym }: { gym: Gym & { now: number } }) {
  const now = useNow(gym.now)
  return (
    <DetailPage
      page={gym}
      notice={<OpenNow schedule={gymSchedule(gym)} now={now} />}
      facts={<GymFacts gym={gym} now={now} />}
      list={{ page: 'gyms', back: m.gym_back() }}
    >
      {gym.attributes.length > 0 && (
        <section>
          <h2>{gym.attributeHeader ?? m.gym_attributes()}</h2>
          <ul>
            {gym.attributes.map((attribute) => (
              <li key={attribute}>{attribute}</li>
            ))}
          </ul>
        </section>
      )}
      {gym.imageSection.map(({ image, caption }) => (
        <Figure key={`${image.version} ${caption}`} image={image} caption={caption} />
      ))}
    </DetailPage>
  )
}

function GymFacts({ gym, now }: { gym: Gym; now: Date }) {
  return (
    <FactBox heading={m.gym_facts()}>
      <Facts>
        <Fact label={m.location_address()}>{gym.address}</Fact>
        <Fact label={m.location_phone()}>{gym.phone && <PhoneLink phone={gym.phone} />}</Fact>
      </Facts>
      <LocationActions place={gym} />
      <HoursTable
        caption={m.hours_heading()}
        rows={gymHoursRows(gym.hours)}
        schedule={gymSchedule(gym)}
        now={now}
      />
      <SpecialHoursList special={gym.specialHours} now={now} />
    </FactBox>
  )
}
