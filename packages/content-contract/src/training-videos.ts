import { z } from 'zod'
import { ContentImage, FilterOption, RichText } from './content.ts'
import { locales } from './locales.ts'

/** What a list of training videos shows (specification, section 2: online training list). */
export const TrainingVideoCard = z.strictObject({
  id: z.int(),
  title: z.string(),
  minutes: z.int().positive(),
  description: RichText,
  instructor: z.string().nullable(),
  image: ContentImage.nullable(),
  category: FilterOption.nullable(),
})
export type TrainingVideoCard = z.infer<typeof TrainingVideoCard>

/** Where a video is played from: a file of ours with its captions, or somebody else's player. */
export const TrainingVideoSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('file'),
    file: z.string(),
    /** WebVTT, by the language that it is in. */
    captions: z.array(z.strictObject({ language: z.enum(locales), text: z.string() })),
  }),
  z.strictObject({ kind: z.literal('embed'), url: z.string() }),
])
export type TrainingVideoSource = z.infer<typeof TrainingVideoSource>

export const TrainingVideo = z.strictObject({
  ...TrainingVideoCard.shape,
  source: TrainingVideoSource,
})
export type TrainingVideo = z.infer<typeof TrainingVideo>
