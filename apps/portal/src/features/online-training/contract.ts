import { locales } from '@trivsel/content-contract/locales'

import { TrainingVideoCard } from '@trivsel/content-contract/training-videos'
import { z } from 'zod'

export const TrainingVideos = z.strictObject({ items: z.array(TrainingVideoCard) })
export type TrainingVideos = z.infer<typeof TrainingVideos>

/**
 * One video and how it is played: from this API (`file` and `captions/:language` below its address),
 * or by the player of somebody else.
 */
export const PlayedVideo = z.strictObject({
  ...TrainingVideoCard.shape,
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('file'), captions: z.array(z.enum(locales)) }),
    z.strictObject({ kind: z.literal('embed'), url: z.string() }),
  ]),
})
export type PlayedVideo = z.infer<typeof PlayedVideo>
