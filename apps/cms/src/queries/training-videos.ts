import { placeOrder } from '@trivsel/content-contract/projection/order'
import type {
  TrainingVideo as Detail,
  TrainingVideoCard,
  TrainingVideoSource,
} from '@trivsel/content-contract/training-videos'
import type { TrainingVideo } from '../payload-types.ts'
import { contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import type { Reading } from './reading.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toCardImage } from './to-content-image.ts'
import { toCategory } from './to-named.ts'
import { toRichText } from './to-rich-text.ts'

/** A video without a title in the language is not shown in it. */
const titled = { title: { exists: true } }

export const trainingVideos = contentQuery('trainingVideos', async (reading) => {
  reading.tags.add('training-videos')
  const documents = await findDocuments(reading, { collection: 'training-videos', where: titled })
  return {
    items: documents
      .map((document) => ({
        document,
        name: document.title ?? null,
        sortOrder: document.sortOrder ?? null,
      }))
      .toSorted(placeOrder(reading.locale))
      .flatMap(({ document }) => toTrainingVideoCard(document, reading) ?? []),
  }
})

export const trainingVideo = contentQuery('trainingVideo', async (reading, { id }) => {
  const [document] = await findDocuments(reading, {
    collection: 'training-videos',
    where: { and: [titled, { id: { equals: id } }] },
    limit: 1,
  })
  reading.tags.add('training-videos', document?.id)
  return document ? toTrainingVideo(document, reading) : null
})

export function toTrainingVideo(document: TrainingVideo, reading: Reading): Detail | null {
  const card = toTrainingVideoCard(document, reading)
  const source = toSource(document, reading)
  return card && source ? { ...card, source } : null
}

export function toTrainingVideoCard(
  video: TrainingVideo,
  reading: Reading,
): TrainingVideoCard | null {
  if (!video.title || !video.minutes) return null
  return {
    id: video.id,
    title: video.title,
    minutes: video.minutes,
    description: toRichText(video.description, referenceResolver(reading)),
    instructor: video.instructor || null,
    image: toCardImage(video.image, reading),
    category: toCategory(video.category, reading),
  }
}

function toSource(
  { video, videoUrl }: TrainingVideo,
  reading: Reading,
): TrainingVideoSource | null {
  if (typeof video !== 'object' || video === null)
    return videoUrl ? { kind: 'embed', url: videoUrl } : null
  reading.tags.add('videos', video.id)
  if (!video.filename) return null
  const captions = [
    { language: 'no', text: video.captionsNo ?? '' },
    { language: 'en', text: video.captionsEn ?? '' },
  ] as const
  return { kind: 'file', file: video.filename, captions: captions.filter(({ text }) => text) }
}
