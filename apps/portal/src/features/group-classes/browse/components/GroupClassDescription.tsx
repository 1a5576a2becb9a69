import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { groupExerciseDetailsQuery } from '../../list/queries.ts'
import type { GroupExercise, SportsBooking } from '../../model/contract.ts'
import { NoticeButton } from '../../notices/components/NoticeButton.tsx'
import styles from './GroupClassDescription.module.css'
import { InviteButton } from './InviteButton.tsx'

type Props = { exercise: GroupExercise; booking: SportsBooking | undefined }

/** Description, picture and room. The room is fetched when the row is opened. */
export function GroupClassDescription({ exercise, booking }: Props) {
  const details = useQuery(groupExerciseDetailsQuery(exercise.id, getLocale()))
  const { description, imageUrl } = details.data ?? exercise
  return (
    <div className={styles.description} aria-busy={details.isPending}>
      {imageUrl && <img src={imageUrl} width={480} height={320} alt="" />}
      <div className={styles.text}>
        <p>{description}</p>
        {details.isError ? (
          <LoadFailure text={m.classes_details_error()} retry={() => details.refetch()} />
        ) : (
          <p className={styles.room}>
            {details.data
              ? m.classes_details_room({ room: details.data.roomName })
              : m.classes_details_loading()}
          </p>
        )}
        {!exercise.isCancelled && (
          <p className={styles.actions}>
            <InviteButton exercise={exercise} />
            {exercise.isBookable && <NoticeButton exercise={exercise} booking={booking} />}
          </p>
        )}
      </div>
    </div>
  )
}
