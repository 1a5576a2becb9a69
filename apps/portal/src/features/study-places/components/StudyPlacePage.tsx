import type { StudyPlace } from '@trivsel/content-contract/kinds/study-places/contract'
import { LocationActions } from '#core/locations/LocationActions.tsx'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import styles from './StudyPlacePage.module.css'

export function StudyPlacePage({ studyPlace }: { studyPlace: StudyPlace }) {
  return (
    <DetailPage
      page={studyPlace}
      facts={<StudyPlaceFacts studyPlace={studyPlace} />}
      list={{ page: 'studyPlaces', back: m.study_place_back() }}
    />
  )
}

function StudyPlaceFacts({ studyPlace }: { studyPlace: StudyPlace }) {
  const { address, location, eateries } = studyPlace
  if (!address && !location && eateries.length === 0) return null
  return (
    <FactBox heading={m.study_place_facts()}>
      <Facts>
        <Fact label={m.location_address()}>{address}</Fact>
        <Fact label={m.study_place_eateries()}>
          {eateries.length > 0 && (
            <ul className={styles.eateries}>
              {eateries.map(({ name, href }) => (
                <li key={href}>
                  <ContentLink href={href}>{name}</ContentLink>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
      <LocationActions place={studyPlace} />
    </FactBox>
  )
}
