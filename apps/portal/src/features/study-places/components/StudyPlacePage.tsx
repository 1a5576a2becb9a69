import type { StudyPlace } from '@trivsel/content-contract/kinds/study-places/contract'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import styles from './StudyPlacePage.module.css'

export function StudyPlacePage({ studyPlace }: { studyPlace: StudyPlace }) {
  const { eateries } = studyPlace
  return (
    <DetailPage
      page={studyPlace}
      facts={
        eateries.length > 0 && (
          <FactBox heading={m.study_place_eateries()}>
            <Facts>
              <Fact label={m.study_place_eateries()}>
                <ul className={styles.eateries}>
                  {eateries.map(({ name, href }) => (
                    <li key={href}>
                      <ContentLink href={href}>{name}</ContentLink>
                    </li>
                  ))}
                </ul>
              </Fact>
            </Facts>
          </FactBox>
        )
      }
      list={{ page: 'studyPlaces', back: m.study_place_back() }}
    />
  )
}
