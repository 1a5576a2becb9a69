import type { ContentImage } from '@trivsel/content-contract/content'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { pictureAddress } from '../Picture.tsx'
import styles from './Video.module.css'

export type Captions = {
  language: Locale
  name: string
  /** Of a WebVTT file. */
  address: string
  isShown: boolean
}

type Props = {
  address: string
  poster: ContentImage | null
  name: string
  captions?: readonly Captions[]
}

/** The browser's own player. Nothing of the file is fetched before it is to play. */
export function VideoFile({ address, poster, name, captions = [] }: Props) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a file in which nobody speaks has none
    <video
      className={styles.player}
      data-video
      src={address}
      poster={poster ? posterAddress(poster) : undefined}
      aria-label={name}
      controls
      playsInline
      preload="none"
    >
      {captions.map(({ language, name: label, address: source, isShown }) => (
        <track
          key={language}
          kind="captions"
          src={source}
          srcLang={languageOf(language)}
          label={label}
          default={isShown}
        />
      ))}
    </video>
  )
}

/** Of a picture that is large enough for a player. */
export function posterAddress(poster: ContentImage): string | undefined {
  const size = poster.sizes.find(({ width }) => width >= 1024) ?? poster.sizes.at(-1)
  return size && pictureAddress(poster, size.file)
}
