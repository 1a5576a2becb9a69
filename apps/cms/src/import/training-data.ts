import type { ImportTrainingVideo } from '@trivsel/content-contract/import/training'
import type { TrainingVideo } from '../payload-types.ts'
import type { ItemWriter } from './item-writer.ts'
import type { Placed, Saved } from './page-data.ts'

export function trainingVideoData(
  item: ImportTrainingVideo,
  { say, write, picture, video, refer }: ItemWriter,
  { sortOrder }: Placed,
) {
  return {
    title: say(item.title),
    minutes: item.minutes,
    description: write(item.description),
    instructor: item.instructor ?? null,
    image: picture(item.image),
    category: refer('categories', item.category),
    video: video(item.video),
    videoUrl: item.videoUrl ?? null,
    sortOrder,
  } satisfies Saved<TrainingVideo>
}
