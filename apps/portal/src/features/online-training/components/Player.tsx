import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { Video } from '#ui/blocks/Video.tsx'
import { VideoFile } from '#ui/blocks/VideoFile.tsx'
import { videoSource } from '#ui/blocks/video-source.ts'
import type { PlayedVideo } from '../contract.ts'
import { trainingEndpoints } from '../endpoints.ts'
import styles from './OnlineTraining.module.css'

const languageNames = { no: m.training_captions_no, en: m.training_captions_en }

/** A file from the content system with its captions, or an embedded player, which asks for consent first. */
export function Player({ video }: { video: PlayedVideo }) {
  const { title, image } = video
  const params = { id: String(video.id) }
  if (video.source.kind === 'embed') {
    const source = videoSource(video.source.url)
    return (
      source && (
        <div className={styles.player}>
          <Video
            source={source}
            poster={image}
            title={title}
            sizes="(min-width: 60em) 48rem, 100vw"
          />
        </div>
      )
    )
  }
  return (
    <div className={styles.player}>
      <VideoFile
        address={endpointAddress(trainingEndpoints.file, { params })}
        poster={image}
        name={m.video_named({ title })}
        captions={video.source.captions.map((language) => ({
          language,
          name: languageNames[language](),
          address: endpointAddress(trainingEndpoints.captions, { params: { ...params, language } }),
          isShown: language === getLocale(),
        }))}
      />
    </div>
  )
}
