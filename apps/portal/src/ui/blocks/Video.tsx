import type { ContentImage } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { Picture } from '../Picture.tsx'
import { attach } from './foreign-video.behaviour.ts'
import styles from './Video.module.css'
import { posterAddress, VideoFile } from './VideoFile.tsx'
import type { VideoSource } from './video-source.ts'

type Foreign = Extract<VideoSource, { origin: 'foreign' }>

type Props<Source = VideoSource> = {
  source: Source
  poster: ContentImage | null
  title: string | null
  sizes: string
}

/** A video of ours, or one of another service that asks for consent before it loads. */
export function Video(props: Props) {
  const { source, poster, title } = props
  if (source.origin === 'foreign') return <ForeignVideo {...props} source={source} />
  return <VideoFile address={source.file} poster={poster} name={nameOf(title)} />
}

function ForeignVideo({ source, poster, title, sizes }: Props<Foreign>) {
  const video = useBehaviour<HTMLDivElement>(attach)
  return (
    <div
      ref={video}
      className={styles.video}
      data-video
      data-behaviour="foreign-video"
      data-player={source.player}
      data-address={source.address}
      data-own={source.address}
      data-name={nameOf(title)}
      data-poster={source.player === 'file' && poster ? posterAddress(poster) : undefined}
      data-player-class={styles.player}
    >
      {poster && <Picture image={{ ...poster, alt: '' }} sizes={sizes} className={styles.poster} />}
      <div className={styles.notice}>
        <button
          type="button"
          className={styles.play}
          aria-label={`${m.video_play()}: ${title ?? m.video()}`}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
          </svg>
          {m.video_play()}
        </button>
        <p>
          {m.video_notice({ provider: source.provider })}{' '}
          <a href={source.page} target="_blank" rel="noopener">
            {m.video_elsewhere({ provider: source.provider })}
            <span className="ds-sr-only"> ({m.opens_in_new_tab()})</span>
          </a>
        </p>
      </div>
    </div>
  )
}

function nameOf(title: string | null): string {
  return title ? m.video_named({ title }) : m.video()
}
