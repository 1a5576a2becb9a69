import type { TrainingVideoCard } from '@trivsel/content-contract/training-videos'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { Card } from '#ui/card-list/Card.tsx'
import { RichText } from '#ui/rich-text/RichText.tsx'
import styles from './OnlineTraining.module.css'

/** Title with duration, picture, description and instructor. */
export function VideoCard({ video, eager }: { video: TrainingVideoCard; eager: boolean }) {
  const { id, title, minutes, image, description, instructor } = video
  return (
    <Card
      name={m.training_title({ title, minutes })}
      href={pagePath('trainingVideo', getLocale(), { id: String(id) })}
      image={image}
      eager={eager}
    >
      <RichText content={description} />
      {instructor && <p className={styles.instructor}>{m.training_with({ name: instructor })}</p>}
    </Card>
  )
}
