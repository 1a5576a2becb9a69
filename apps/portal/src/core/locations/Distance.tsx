import { distanceText } from './distance-text.ts'
import styles from './location-on-card.module.css'

type Props = { metres: number | null; studyPlace: string | null }

/** How far a place on a card is from the study place that the list begins at. */
export function Distance({ metres, studyPlace }: Props) {
  if (metres === null || studyPlace === null) return null
  return <p className={styles.distance}>{distanceText(metres, studyPlace)}</p>
}
