import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import type { GroupExercise } from '../contract.ts'
import { groupExerciseDetailsQuery } from '../queries.ts'
import styles from './GroupClassDescription.module.css'

/** Description and picture, fetched when a row is opened; what the list knows shows meanwhile. */
export function GroupClassDescription({ exercise }: { exercise: GroupExercise }) {
  const details = useQuery({
    ...groupExerciseDetailsQuery(exercise.id, getLocale()),
    placeholderData: exercise,
  })
  const { description, imageUrl } = details.data ?? exercise
  return (
    <div className={styles.description}>
      {imageUrl && <img src={imageUrl} width={480} height={320} alt="" />}
      <p>{description}</p>
      {details.isError && <p>{m.classes_details_error()}</p>}
    </div>
  )
}
