import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useTitle } from '#ui/layout/use-title.ts'
import { RichText } from '#ui/rich-text/RichText.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { PlayedVideo } from '../contract.ts'
import { videoQuery } from '../queries.ts'
import { ForMembers } from './ForMembers.tsx'
import styles from './OnlineTraining.module.css'
import { Player } from './Player.tsx'

/** One training video (specification, section 2: online training video). */
export function TrainingVideoPage({ id }: { id: string }) {
  return (
    <MyPageFrame heading={m.training_video_heading()}>
      <ForMembers>
        <Found id={id} />
      </ForMembers>
      <p>
        <ContentLink href={pagePath('onlineTraining', getLocale())}>{m.training_all()}</ContentLink>
      </p>
    </MyPageFrame>
  )
}

function Found({ id }: { id: string }) {
  const video = useQuery(videoQuery(id, getLocale()))
  if (video.data) return <Film video={video.data} />
  if (!video.isError) return <Waiting rows={3} />
  if (video.error instanceof ApiError && video.error.code === 'VIDEO_NOT_FOUND')
    return (
      <EmptyState>
        <p>{m.training_not_found()}</p>
      </EmptyState>
    )
  return <LoadFailure text={m.training_load_error()} retry={() => video.refetch()} />
}

function Film({ video }: { video: PlayedVideo }) {
  const title = m.training_title({ title: video.title, minutes: video.minutes })
  useTitle(title)
  return (
    <article className={styles.film}>
      <Player video={video} />
      <h2>{title}</h2>
      <RichText content={video.description} />
      {video.instructor && <p>{m.training_with({ name: video.instructor })}</p>}
    </article>
  )
}
