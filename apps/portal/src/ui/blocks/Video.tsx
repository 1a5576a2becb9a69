import type { ContentImage } from '@trivsel/content-contract/content'
import { use, useState } from 'react'
import { m } from '#messages'
import { Picture } from '../Picture.tsx'
import styles from './Video.module.css'
import { VideoFile } from './VideoFile.tsx'
import type { VideoSource } from './video-source.ts'
import { VideosAllowed } from './videos-allowed.ts'

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
  const [isWanted, setIsWanted] = useState(false)
  const isAllowed = use(VideosAllowed)
  if (isWanted || isAllowed) {
    if (source.player === 'frame')
      return <Frame address={source.address} name={nameOf(title)} isWanted={isWanted} />
    return (
      <VideoFile
        address={source.address}
        poster={poster}
        name={nameOf(title)}
        isStarted={isWanted}
      />
    )
  }
  return (
    <div className={styles.video} data-video>
      {poster && <Picture image={{ ...poster, alt: '' }} sizes={sizes} className={styles.poster} />}
      <div className={styles.notice}>
        <button
          type="button"
          className={styles.play}
          aria-label={`${m.video_play()}: ${title ?? m.video()}`}
          onClick={() => setIsWanted(true)}
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

/** The provider's own player; the button that the viewer pressed hands the focus on to it. */
function Frame(props: { address: string; name: string; isWanted: boolean }) {
  return (
    <div className={styles.video} data-video>
      <iframe
        className={styles.player}
        src={props.isWanted ? `${props.address}&autoplay=1` : props.address}
        title={props.name}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        ref={(player) => {
          if (props.isWanted) player?.focus()
        }}
      />
    </div>
  )
}

function nameOf(title: string | null): string {
  return title ? m.video_named({ title }) : m.video()
}
