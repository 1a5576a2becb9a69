import type { ContentImage } from '@trivsel/content-contract/content'
import { pictureAddress } from '../Picture.tsx'
import styles from './Video.module.css'

type Props = {
  address: string
  poster: ContentImage | null
  name: string
  /** The viewer has asked for it just now. */
  isStarted?: boolean
}

/** The browser's own player. Nothing of the file is fetched before it is to play. */
export function VideoFile({ address, poster, name, isStarted = false }: Props) {
  const size = poster?.sizes.find(({ width }) => width >= 1024) ?? poster?.sizes.at(-1)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the content system keeps no captions beside a file
    <video
      className={styles.player}
      data-video
      src={address}
      poster={poster && size ? pictureAddress(poster, size.file) : undefined}
      aria-label={name}
      controls
      playsInline
      preload={isStarted ? 'auto' : 'none'}
      autoPlay={isStarted}
      ref={(player) => {
        if (isStarted) player?.focus()
      }}
    />
  )
}
