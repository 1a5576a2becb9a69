import { useQuery } from '@tanstack/react-query'
import type { HelpText } from '@trivsel/content-contract/pages'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { currentScreen } from '#platform/screen.ts'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import { Pagination } from '#ui/card-list/Pagination.tsx'
import { cardListPageSize } from '#ui/card-list/page-size.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { videosQuery } from '../queries.ts'
import { categoriesOf, selectVideos, type VideoSearch } from '../video-search.ts'
import { ForMembers } from './ForMembers.tsx'
import styles from './OnlineTraining.module.css'
import { VideoCard } from './VideoCard.tsx'

/** Training videos for members (specification, section 2: online training list). */
export function OnlineTrainingPage(props: { help: HelpText | null; search: VideoSearch }) {
  const { help, search } = props
  return (
    <MyPageFrame
      heading={help?.heading ?? m.training_heading()}
      intro={help?.intro ?? m.training_intro()}
    >
      <ForMembers>
        <Videos search={search} />
      </ForMembers>
    </MyPageFrame>
  )
}

function Videos({ search }: { search: VideoSearch }) {
  const videos = useQuery(videosQuery(getLocale()))
  if (videos.data) return <Found videos={videos.data.items} search={search} />
  if (!videos.isError) return <Waiting rows={3} />
  return <LoadFailure text={m.training_load_error()} retry={() => videos.refetch()} />
}

function Found(props: { videos: Parameters<typeof selectVideos>[0]; search: VideoSearch }) {
  const { videos, search } = props
  const pageSize = cardListPageSize[currentScreen()]
  const { items, total, page, pages, category } = selectVideos(videos, search, pageSize)
  if (videos.length === 0)
    return (
      <EmptyState>
        <p>{m.training_none()}</p>
      </EmptyState>
    )
  return (
    <>
      <FilterForm
        label={m.training_filter()}
        filters={[
          {
            name: 'category',
            label: m.training_category(),
            value: category,
            all: m.training_all_categories(),
            options: categoriesOf(videos).map(({ key, name }) => ({ value: key, label: name })),
          },
        ]}
      />
      <p role="status" className={styles.count}>
        {m.training_count({ count: total })}
      </p>
      <ul className={styles.grid}>
        {items.map((video, index) => (
          <li key={video.id}>
            <VideoCard video={video} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
      <p className={styles.top}>
        <a href="#top">{m.training_top()}</a>
      </p>
    </>
  )
}
