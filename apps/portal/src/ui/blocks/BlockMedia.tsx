import type { ContentMedia } from '@trivsel/content-contract/pages'
import { Picture } from '../Picture.tsx'
import styles from './BlockMedia.module.css'
import { Video } from './Video.tsx'
import { videoSource } from './video-source.ts'

type Props = {
  media: ContentMedia
  /** What the video is called; the block's header. */
  title: string | null
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** The picture of a block, or its video. It fills the room that the block gives it. */
export function BlockMedia({ media, title, sizes, eager = false }: Props) {
  const video = media.videoUrl === null ? null : videoSource(media.videoUrl)
  if (video) return <Video source={video} poster={media.image} title={title} sizes={sizes} />
  if (!media.image) return null
  return <Picture image={media.image} sizes={sizes} className={styles.picture} eager={eager} />
}

/** Whether there is anything to show. */
export function hasMedia(media: ContentMedia | null): media is ContentMedia {
  if (!media) return false
  return media.image !== null || (media.videoUrl !== null && videoSource(media.videoUrl) !== null)
}
