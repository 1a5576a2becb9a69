import { z } from 'zod'
import { ImportImage, ImportRichText, ImportVideo, Key, keyOf, Localized, text } from './parts.ts'

/** One item of `training-videos.json`. Without `title.en` it is not shown in English. */
export const ImportTrainingVideo = z
  .strictObject({
    key: Key,
    title: Localized,
    minutes: z.int().min(1).max(600),
    description: ImportRichText.optional(),
    instructor: text.optional(),
    image: ImportImage.optional(),
    /** Key of an item of `categories.json` that is for training. */
    category: keyOf('categories', 'training').optional(),
    video: ImportVideo.optional(),
    /** A page on YouTube or Vimeo instead of a file. */
    videoUrl: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine(({ video, videoUrl }) => (video === undefined) !== (videoUrl === undefined), {
    error: 'needs exactly one of video and videoUrl',
  })
export type ImportTrainingVideo = z.infer<typeof ImportTrainingVideo>
